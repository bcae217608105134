import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Figure } from './figures';

/** Figures of a text side by side. */
export function CountTiles({ label, figures }: { label: string; figures: readonly Figure[] }) {
  return (
    <Box
      component="dl"
      aria-label={label}
      sx={{
        m: 0,
        display: 'grid',
        gap: 1,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(12, minmax(0, 1fr))' },
        // Seven: one and three pairs on a phone, else four above three.
        '& > *': { gridColumn: { sm: 'span 4' } },
        // A name may take two lines: the figures stay on one.
        '& > :nth-of-type(-n + 4)': {
          gridColumn: { sm: 'span 3' },
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
        },
        '& > :first-of-type': { gridColumn: { xs: 'span 2', sm: 'span 3' } },
      }}
    >
      {figures.map(({ label: name, value, hint }) => (
        <Box key={name} sx={{ p: 1.5, borderRadius: 2, bgcolor: 'background.default', minWidth: 0 }}>
          <Typography component="dt" variant="caption" color="text.secondary">
            {name}
          </Typography>
          <Typography
            component="dd"
            sx={{ m: 0, fontSize: 20, fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}
          >
            {value}
          </Typography>
          {hint ? (
            <Typography component="dd" variant="caption" color="text.secondary" sx={{ m: 0 }}>
              {hint}
            </Typography>
          ) : null}
        </Box>
      ))}
    </Box>
  );
}

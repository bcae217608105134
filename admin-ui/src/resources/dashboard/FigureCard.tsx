import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { formatCount } from '../../shared/format';
import type { Figure } from './figures';

/** Where there is little room, two or three figures stand side by side, else all of them. */
export const FIGURE_COLUMNS = { xs: '1fr 1fr', md: 'repeat(3, 1fr)', xl: 'repeat(6, 1fr)' };

/** One number; the whole card leads to the list of what it counts. */
export function FigureCard({ label, count, note, path }: Figure) {
  return (
    <Card component="li" sx={{ listStyle: 'none' }}>
      <CardActionArea component={Link} to={path} sx={{ p: 2, height: '100%' }}>
        <Typography variant="body2" color="text.secondary" sx={{ fontWeight: 600 }}>
          {label}
        </Typography>
        <Typography
          component="div"
          sx={{
            my: 0.5,
            fontSize: '1.75rem',
            fontWeight: 700,
            lineHeight: 1.2,
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {formatCount(count)}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {note}
        </Typography>
      </CardActionArea>
    </Card>
  );
}

export function FigureCards({ figures }: { figures: readonly Figure[] }) {
  return (
    <Box
      component="ul"
      aria-label="Figures"
      sx={{
        m: 0,
        p: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: FIGURE_COLUMNS,
      }}
    >
      {figures.map((figure) => (
        <FigureCard key={figure.label} {...figure} />
      ))}
    </Box>
  );
}

import { assumptionsOf } from '@domain/calculators/assumptions';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Estimator } from '../estimators';

/** The constants behind every forecast, and where they come from. */
export function Assumptions({ estimator }: { estimator: Estimator }) {
  return (
    <Card sx={{ p: { xs: 2, md: 3 }, mt: 3 }}>
      <Typography variant="h2">What the forecast rests on</Typography>
      <Box component="dl" sx={{ m: 0, mt: 1.5, display: 'grid', gap: 1.5 }}>
        {assumptionsOf(estimator).map(({ name, value, source }) => (
          <Box
            key={name}
            sx={{
              display: 'grid',
              columnGap: 3,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1.4fr)' },
            }}
          >
            <Typography component="dt" variant="body2" sx={{ fontWeight: 600 }}>
              {`${name}: `}
              <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                {value}
              </Box>
            </Typography>
            <Typography component="dd" variant="body2" color="text.secondary" sx={{ m: 0 }}>
              {source}
            </Typography>
          </Box>
        ))}
      </Box>
    </Card>
  );
}

import { assumptionsOf } from '@domain/calculators/assumptions';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { EstimateRequest, Estimator } from '../estimators';

interface AssumptionsProps {
  estimator: Estimator;
  /** What the shown forecast was asked with. */
  request?: EstimateRequest;
}

/** The figures behind a forecast, and where they come from. */
export function Assumptions({ estimator, request }: AssumptionsProps) {
  return (
    <Card sx={{ p: { xs: 2, md: 3 }, mt: 3 }}>
      <Typography variant="h2">What this forecast assumes</Typography>
      <Box component="dl" sx={{ m: 0, mt: 1.5, display: 'grid', gap: 1.5 }}>
        {assumptionsOf(estimator, request).map(({ name, value, source }) => (
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
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5 }}>
        Totals are rounded to cents; their parts are rounded so that they add up to them.
      </Typography>
    </Card>
  );
}

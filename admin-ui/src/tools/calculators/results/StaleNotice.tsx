import { CALCULATOR_MESSAGES } from '@contracts/calculators/calculator-messages';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { type Estimate, type EstimateValues, termsOf } from '../estimators';

/** Says that a forecast is not of what the form now holds; nothing where there is none. */
export function StaleNotice({ forecast }: { forecast?: Estimate }) {
  const terms = termsOf(useWatch<EstimateValues>());
  const stale = forecast !== undefined && forecast.terms !== terms;
  return (
    <Box role="status">
      {stale ? (
        <Alert severity="info" role="none" sx={{ mb: 2 }}>
          {CALCULATOR_MESSAGES.stale}
        </Alert>
      ) : null}
    </Box>
  );
}

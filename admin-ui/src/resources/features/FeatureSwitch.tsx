import type { FeatureView } from '@contracts/features/features';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useSwitchFeature } from './useSwitchFeature';
import { formatDateTime } from '../../shared/format';

/** One switch with what it does for students. */
export function FeatureSwitch({ feature }: { feature: FeatureView }) {
  const { label, description, enabled, updatedAt } = feature;
  const switchTo = useSwitchFeature(feature);
  const helpId = useId();
  return (
    <Box component="li" sx={{ pt: 1, pb: 2, borderTop: 1, borderColor: 'divider' }}>
      <FormControlLabel
        label={label}
        control={
          <Switch
            checked={enabled}
            onChange={(_, checked) => switchTo(checked)}
            slotProps={{ input: { 'aria-describedby': helpId } }}
          />
        }
        slotProps={{ typography: { sx: { fontWeight: 600 } } }}
      />
      <Box id={helpId} sx={{ ml: 5.75, maxWidth: 720, color: 'text.secondary' }}>
        <Typography variant="body2">{description}</Typography>
        <Typography variant="caption" component="p" sx={{ mt: 0.5 }}>
          {updatedAt ? `Changed ${formatDateTime(updatedAt)}` : 'Never changed'}
        </Typography>
      </Box>
    </Box>
  );
}

import type { FeatureView } from '@contracts/features/features';
import { findTool } from '@domain/access/catalogue';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FeatureSwitch } from './FeatureSwitch';

/** The switches of one tool. */
export function FeatureGroup({ tool, features }: { tool: string; features: FeatureView[] }) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ px: { xs: 2, md: 3 }, pt: { xs: 2, md: 3 } }}>
      <Typography variant="h2" id={id} sx={{ mb: 2 }}>
        {findTool(tool)?.title ?? tool}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {features.map((feature) => (
          <FeatureSwitch key={feature.id} feature={feature} />
        ))}
      </Box>
    </Card>
  );
}

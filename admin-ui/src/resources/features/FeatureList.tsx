import { adminPageTitle } from '@contracts/access/admin-pages';
import type { FeatureView } from '@contracts/features/features';
import { findTool } from '@domain/access/catalogue';
import FeaturesIcon from '@mui/icons-material/ToggleOnOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { EmptyState } from '../../shared/EmptyState';
import { PageBody } from '../../shared/PageBody';
import { PageHeader } from '../../shared/PageHeader';
import { ResultStates } from '../../shared/result/ResultStates';
import { useFeatures } from '../../shared/useFeatures';
import { FeatureSwitch } from './FeatureSwitch';

const NOTHING = (
  <EmptyState
    icon={<FeaturesIcon />}
    title="Nothing to switch"
    text="No tool has a part that can be switched off."
  />
);

/** The parts of tools that an admin can switch off for everybody. */
export function FeatureList() {
  return (
    <>
      <PageHeader
        title={adminPageTitle('features')}
        subtitle="Parts of a tool that you can switch off for everybody, admins included."
      />
      <PageBody>
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
          <Switches />
        </Box>
      </PageBody>
    </>
  );
}

function Switches() {
  return (
    <ResultStates
      card
      query={useFeatures()}
      isEmpty={({ length }) => length === 0}
      empty={NOTHING}
      loading={{ label: 'Loading the switches', heights: [32, 96, 96] }}
    >
      {(data) =>
        byTool(data).map(([tool, features]) => <FeatureGroup key={tool} tool={tool} features={features} />)
      }
    </ResultStates>
  );
}

function byTool(features: FeatureView[]): [tool: string, features: FeatureView[]][] {
  const tools = [...new Set(features.map(({ group }) => group))];
  return tools.map((tool) => [tool, features.filter(({ group }) => group === tool)]);
}

/** The switches of one tool. */
function FeatureGroup({ tool, features }: { tool: string; features: FeatureView[] }) {
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

import type { FeatureView } from '@contracts/features/features';
import FeaturesIcon from '@mui/icons-material/ToggleOnOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { EmptyState } from '../../shared/EmptyState';
import { ErrorState } from '../../shared/ErrorState';
import { PageBody } from '../../shared/PageBody';
import { PageHeader } from '../../shared/PageHeader';
import { useFeatures } from '../../shared/useFeatures';
import { FeatureGroup } from './FeatureGroup';

/** The parts of tools that an admin can switch off for everybody. */
export function FeatureList() {
  return (
    <>
      <PageHeader
        title="Feature Switches"
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
  const { data, error, refetch } = useFeatures();
  if (data?.length) {
    return byTool(data).map(([tool, features]) => (
      <FeatureGroup key={tool} tool={tool} features={features} />
    ));
  }
  if (data) {
    return (
      <Card>
        <EmptyState
          icon={<FeaturesIcon />}
          title="Nothing to switch"
          text="No tool has a part that can be switched off."
        />
      </Card>
    );
  }
  if (error) {
    return (
      <Card>
        <ErrorState text={error.message} onRetry={() => void refetch()} />
      </Card>
    );
  }
  return (
    <Card role="status" aria-busy aria-label="Loading the switches" sx={{ p: { xs: 2, md: 3 } }}>
      <Skeleton width={220} height={32} />
      <Skeleton variant="rounded" height={96} sx={{ mt: 2 }} />
      <Skeleton variant="rounded" height={96} sx={{ mt: 2 }} />
    </Card>
  );
}

function byTool(features: FeatureView[]): [tool: string, features: FeatureView[]][] {
  const tools = [...new Set(features.map(({ group }) => group))];
  return tools.map((tool) => [tool, features.filter(({ group }) => group === tool)]);
}

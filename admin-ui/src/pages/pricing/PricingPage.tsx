import type { PricingView } from '@contracts/plans/pricing';
import { LIMITED_TOOL_LABELS, type LimitedTool } from '@contracts/usage/limits';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { apiJson, messageOf } from '../../providers/apiClient';
import { useUser } from '../../session/useSession';
import { ErrorState } from '../../shared/ErrorState';
import { PageBody } from '../../shared/PageBody';
import { PageHeader } from '../../shared/PageHeader';
import { PlanCard } from './PlanCard';

/** The plans side by side, with the way to another one. */
export function PricingPage() {
  const { data, error, refetch } = useQuery({
    queryKey: ['pricing'],
    queryFn: ({ signal }) => apiJson<PricingView>('/pricing', { signal }),
  });
  return (
    <>
      <PageHeader title="Pricing" subtitle="What each plan lets you do, and how often." />
      <PageBody>
        <LackedTool />
        {data ? <Plans {...data} /> : null}
        {error && !data ? <ErrorState text={messageOf(error)} onRetry={() => void refetch()} /> : null}
        {data || error ? null : <PlansSkeleton />}
      </PageBody>
    </>
  );
}

/** Why a link to a tool has led here. */
function LackedTool() {
  const state = useLocation().state as { tool?: LimitedTool; planName?: string } | null;
  const label = state?.tool && LIMITED_TOOL_LABELS[state.tool];
  if (!label) return null;
  return (
    <Alert severity="info" sx={{ mb: 3 }}>
      Your plan{state.planName ? ` ${state.planName}` : ''} does not include {label}. Choose a plan that does.
    </Alert>
  );
}

function Plans({ plans, contact, asked }: PricingView) {
  const present = plans.find(({ isCurrent }) => isCurrent);
  const isAnyLimited = plans.some(({ limits }) => Object.keys(limits).length > 0);
  return (
    <>
      <HowToChange contact={contact} />
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 208px), 1fr))',
          gap: { xs: 3, md: 2, lg: 3 },
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {plans.map((plan) => (
          <PlanCard
            key={plan.name}
            {...{ plan, contact, isAnyLimited, present }}
            isAsked={asked.includes(plan.name)}
          />
        ))}
      </Box>
    </>
  );
}

function HowToChange({ contact }: { contact: string | null }) {
  if (useUser().role === 'admin') {
    return (
      <Alert severity="info" sx={{ mb: 3 }}>
        Students see this page. You change it under{' '}
        <Link component={RouterLink} to="/pro-plans" underline="always">
          Pro Plans
        </Link>
        {contact ? (
          '.'
        ) : (
          <>
            , and the way to reach you under{' '}
            <Link component={RouterLink} to="/settings" underline="always">
              Settings
            </Link>
            .
          </>
        )}
      </Alert>
    );
  }
  return null;
}

function PlansSkeleton() {
  return (
    <Box
      role="status"
      aria-label="Loading the plans"
      sx={{ display: 'grid', gap: 3, gridTemplateColumns: { sm: 'repeat(3, 1fr)' } }}
    >
      {[0, 1, 2].map((card) => (
        <Card key={card} sx={{ p: 3 }}>
          <Skeleton width="50%" height={32} />
          <Skeleton width="35%" height={44} />
          <Skeleton variant="rounded" height={120} sx={{ mt: 2 }} />
        </Card>
      ))}
    </Box>
  );
}

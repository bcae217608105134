import type { PlanStat } from '@contracts/plans/plans';
import { LIMIT_TIME_LABELS, LIMITED_TOOL_LABELS } from '@contracts/usage/limits';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { messageOf } from '../../providers/apiClient';
import { EmptyState } from '../../shared/EmptyState';
import { ErrorState } from '../../shared/ErrorState';
import { formatCount } from '../../shared/format';
import { UsedBar } from '../../shared/limits/UsedBar';
import { usePlanLimits } from '../../shared/limits/usePlanLimits';

interface PlanDetailsProps {
  open: boolean;
  onClose: () => void;
}

/** The user's plan, and how much of it is used; asked for while it is open. */
export function PlanDetails({ open, onClose }: PlanDetailsProps) {
  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="plan-details-title">
      <DialogTitle id="plan-details-title" variant="h2">
        Plan Details
      </DialogTitle>
      <DialogContent dividers>
        <PlanUse />
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}

function PlanUse() {
  const { data, error, refetch } = usePlanLimits();
  if (!data) {
    if (!error) return <PlanUseSkeleton />;
    return <ErrorState text={messageOf(error)} onRetry={() => void refetch()} />;
  }
  const { planName, planStats } = data;
  if (planStats.length === 0) {
    return <EmptyState title="No limited tools" text="None of your tools is limited by a plan." />;
  }
  return (
    <>
      {planName ? (
        <Typography color="text.secondary" sx={{ mb: 2 }}>
          Your plan: <b>{planName}</b>
        </Typography>
      ) : null}
      <Box component="ul" sx={{ display: 'grid', gap: 2.5, m: 0, p: 0, listStyle: 'none' }}>
        {planStats.map((stat) => (
          <ToolUse key={stat.modelId} stat={stat} />
        ))}
      </Box>
    </>
  );
}

function ToolUse({ stat: { modelId, currentCount, totalCount, time } }: { stat: PlanStat }) {
  const label = LIMITED_TOOL_LABELS[modelId];
  return (
    <li>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mb: 0.75 }}>
        <Typography sx={{ fontWeight: 500 }}>{label}</Typography>
        <Typography sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
          {formatCount(currentCount)} of {formatCount(totalCount)}
        </Typography>
      </Box>
      <UsedBar label={label} used={currentCount} allowed={totalCount} />
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
        {LIMIT_TIME_LABELS[time]}
      </Typography>
    </li>
  );
}

function PlanUseSkeleton() {
  return (
    <Box role="status" aria-label="Loading your plan" sx={{ display: 'grid', gap: 2.5 }}>
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} variant="rounded" height={44} />
      ))}
    </Box>
  );
}

import type { LimitReached } from '@contracts/plans/plans';
import { PRICING_PATH } from '@contracts/plans/pricing';
import { LIMITED_TOOL_LABELS } from '@contracts/usage/limits';
import { LIMIT_TEXTS, NEEDS_MORE_TITLE, USAGE_MESSAGES } from '@contracts/usage/usage-messages';
import { remainingOf } from '@domain/usage/limits';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { formatCount, formatDateTime } from '../../shared/format';
import { UsedBar } from '../../shared/limits/UsedBar';

export interface LimitDialogProps {
  limit: LimitReached;
  open: boolean;
  onClose: () => void;
}

/** Says which limit is reached, and leads to the plans. */
export function LimitDialog({ limit, open, onClose }: LimitDialogProps) {
  const id = useId();
  const { moduleId, currentCount, totalCount, time, requested = 0, resetsAt } = limit;
  const left = remainingOf(limit);
  const needsMore = left > 0 && requested > left;
  // Of watched pages the number at a time is limited, and how often each is checked in a window.
  const isActive = moduleId === 'content-detection' && limit.field !== 'maxCheckPerUrl';
  const texts = LIMIT_TEXTS[isActive ? 'active' : time];
  const [used, all] = [formatCount(currentCount), formatCount(totalCount)];
  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id} variant="h2" sx={{ pb: 0.5 }}>
        {needsMore ? NEEDS_MORE_TITLE : texts.title}
      </DialogTitle>
      <DialogContent>
        <Typography color="text.secondary" sx={{ mb: 3 }}>
          {LIMITED_TOOL_LABELS[moduleId]}
        </Typography>
        <Row label={texts.usage} value={isActive ? `${used} / ${all}` : `${used} of ${all} uses`} />
        <Box sx={{ my: 1 }}>
          <UsedBar label={texts.usage} used={currentCount} allowed={totalCount} />
        </Box>
        <Row label={texts.remaining} value={formatCount(left)} />
        {needsMore ? (
          <Typography sx={{ mt: 2 }}>{USAGE_MESSAGES.needsMore(requested, left)}</Typography>
        ) : null}
        <Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>
          {isActive || !resetsAt ? texts.note : `Resets on ${formatDateTime(resetsAt)}`}
        </Typography>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3 }}>
        <Button onClick={onClose}>Maybe Later</Button>
        <Button component={Link} to={PRICING_PATH} variant="contained" autoFocus onClick={onClose}>
          Upgrade
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
      <Typography>{label}</Typography>
      <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        {value}
      </Typography>
    </Box>
  );
}

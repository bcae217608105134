import type { DeliveryState, DeliveryTry, DeliveryView } from '@contracts/notices/channels';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { counted } from '../../../shared/counted';
import { formatDateTime, formatMilliseconds } from '../../../shared/format';
import { STATE_LABELS } from './channelText';

const COLORS: Record<DeliveryState, 'default' | 'info' | 'success' | 'error'> = {
  gathering: 'default',
  waiting: 'info',
  delivered: 'success',
  dead: 'error',
};
const NO_TITLE = 'Digest';

interface DeliveryItemProps {
  delivery: DeliveryView;
  mayReplay: boolean;
  isReplaying: boolean;
  onReplay: () => void;
}

/** One delivery with its tries. */
export function DeliveryItem({ delivery, mayReplay, isReplaying, onReplay }: DeliveryItemProps) {
  const { title, state, messageId, nextAt, createdAt, tries } = delivery;
  const name = title || NO_TITLE;
  const hasEnded = state === 'delivered' || state === 'dead';
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-start',
        gap: 1,
        py: 1.5,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ minWidth: 0, flex: '1 1 280px' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
          <Chip size="small" variant="outlined" label={STATE_LABELS[state]} color={COLORS[state]} />
        </Box>
        <Typography variant="caption" component="p" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {formatDateTime(createdAt)} · {messageId}
        </Typography>
        {tries.map((tried) => (
          <Typography key={tried.at} variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {tryText(tried)}
          </Typography>
        ))}
        {nextAt && !hasEnded ? (
          <Typography variant="body2" color="text.secondary">
            {state === 'gathering' ? 'Leaves at' : 'Next try'} {formatDateTime(nextAt)}
            {tries.length > 0 ? `, after ${counted(tries.length, 'failed try', 'failed tries')}` : ''}
          </Typography>
        ) : null}
      </Box>
      {hasEnded && mayReplay ? (
        <Button size="small" loading={isReplaying} aria-label={`Replay: ${name}`} onClick={onReplay}>
          Replay
        </Button>
      ) : null}
    </Box>
  );
}

function tryText({ at, milliseconds, status, error }: DeliveryTry): string {
  const outcome = error ?? (status ? `Received, ${status}` : 'Received');
  return `${formatDateTime(at)} · ${formatMilliseconds(milliseconds)} · ${outcome}`;
}

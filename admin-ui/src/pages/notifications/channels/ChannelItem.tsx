import type { ChannelView } from '@contracts/notices/channels';
import { SENT_LABELS } from '@contracts/notices/notice-messages';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Hint } from '../../../shared/hint/Hint';
import { channelFacts, channelName, channelTarget, OFF_LABELS, timingText } from './channelText';
import type { useChannelChanges } from './useChannelChanges';

const ON = { label: 'On', color: 'success' } as const;
/** It is tried again with the next notice. */
const FAILING = { label: 'Failing', color: 'error' } as const;

interface ChannelItemProps {
  channel: ChannelView;
  changes: ReturnType<typeof useChannelChanges>;
  onEdit: () => void;
  onLog: () => void;
  onRotate: () => void;
  onDelete: () => void;
}

/** One of the channels. */
export function ChannelItem({ channel, changes, onEdit, onLog, onRotate, onDelete }: ChannelItemProps) {
  const { id, type } = channel;
  const name = channelName(channel);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) auto' },
        columnGap: 2,
        rowGap: 1,
        alignItems: 'center',
        py: 2,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <ChannelText channel={channel} />
      <Box
        role="group"
        aria-label={name}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 0.5,
          ml: { xs: -0.75, lg: 0 },
          '& > .MuiButton-root': { minWidth: 0, px: 1 },
        }}
      >
        <Button
          size="small"
          loading={changes.changing === id}
          aria-label={`Send a test: ${name}`}
          onClick={() => void changes.test(channel)}
        >
          Test
        </Button>
        <Button size="small" aria-label={`Delivery log: ${name}`} onClick={onLog}>
          Log
        </Button>
        {type === 'webhook' ? (
          <Button size="small" aria-label={`Rotate secret: ${name}`} onClick={onRotate}>
            Rotate secret
          </Button>
        ) : null}
        <Hint title="Change">
          <IconButton aria-label={`Change ${name}`} onClick={onEdit}>
            <EditIcon />
          </IconButton>
        </Hint>
        <Hint title="Delete">
          <IconButton aria-label={`Delete ${name}`} onClick={onDelete}>
            <DeleteIcon />
          </IconButton>
        </Hint>
      </Box>
    </Box>
  );
}

function ChannelText({ channel }: { channel: ChannelView }) {
  const { severity, off, last } = channel;
  const target = channelTarget(channel);
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography component="h2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {channelName(channel)}
        </Typography>
        {off ? (
          <Chip
            size="small"
            label={OFF_LABELS[off.reason]}
            color={off.reason === 'owner' || off.reason === 'unsubscribed' ? 'default' : 'error'}
            variant="outlined"
          />
        ) : (
          <Chip size="small" variant="outlined" {...(last?.state === 'dead' ? FAILING : ON)} />
        )}
      </Box>
      <Typography variant="body2" color="text.secondary" noWrap title={target}>
        {target}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {SENT_LABELS[severity]} · {timingText(channel)}
      </Typography>
      {channelFacts(channel).map((fact) => (
        <Typography key={fact} variant="caption" component="p" color="text.secondary">
          {fact}
        </Typography>
      ))}
    </Box>
  );
}

import {
  type ChannelType,
  type ChannelView,
  type ChannelWithSecret,
  MAX_WEBHOOKS,
} from '@contracts/notices/channels';
import { NOTICE_MESSAGES } from '@contracts/notices/notice-messages';
import ChannelIcon from '@mui/icons-material/SendOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useActing } from '../../../session/useSession';
import { Deferred } from '../../../shared/Deferred';
import { EmptyState } from '../../../shared/EmptyState';
import { lazyNamed } from '../../../shared/lazyNamed';
import { ResultStates } from '../../../shared/result/ResultStates';
import { ChannelList } from './ChannelList';
import { usePreload } from '../../../shared/usePreload';
import { channelKeys, getOptions, listChannels } from './channelApi';

const ChannelDialog = lazyNamed(() => import('./ChannelDialog'), 'ChannelDialog');
const SecretDialog = lazyNamed(() => import('./SecretDialog'), 'SecretDialog');

/** How notices leave the app. */
export function Channels() {
  // An admin who acts as a student has no say in where the student's notices go.
  if (useActing()) {
    return (
      <EmptyState
        icon={<ChannelIcon />}
        title="Only the student sees this"
        text="Channels hold secrets. They are closed to admins who act as a student."
      />
    );
  }
  return <OwnChannels />;
}

function OwnChannels() {
  const query = useQuery({ queryKey: channelKeys.list, queryFn: ({ signal }) => listChannels(signal) });
  const [edited, setEdited] = useState<ChannelType | ChannelView>();
  const [told, setTold] = useState<ChannelWithSecret>();
  const channels = query.data?.items ?? [];
  usePreload(ChannelDialog);
  usePreload(SecretDialog);
  return (
    <>
      <Head channels={channels} known={query.data !== undefined} onAdd={setEdited} />
      <ResultStates
        query={query}
        isEmpty={({ total }) => total === 0}
        empty={
          <EmptyState
            icon={<ChannelIcon />}
            title="No channels yet"
            text="Notifications stay in the app until you add one. A chat gets them as messages. A webhook sends them to another program, such as an automation."
          />
        }
        failure="Your channels could not be loaded"
        loading={{ label: 'Loading your channels', heights: [88, 88] }}
      >
        {({ items }) => <ChannelList channels={items} onEdit={setEdited} onSecret={setTold} />}
      </ResultStates>
      {edited === undefined ? null : (
        <Deferred>
          <ChannelDialog
            edited={edited}
            onSaved={(saved) => saved.secret && setTold(saved)}
            onClose={() => setEdited(undefined)}
          />
        </Deferred>
      )}
      {told?.secret ? (
        <Deferred>
          <SecretDialog channel={told} onClose={() => setTold(undefined)} />
        </Deferred>
      ) : null}
    </>
  );
}

interface HeadProps {
  channels: readonly ChannelView[];
  known: boolean;
  onAdd: (type: ChannelType) => void;
}

/** What can be added. */
function Head({ channels, known, onAdd }: HeadProps) {
  const { data: options } = useQuery({
    queryKey: channelKeys.options,
    queryFn: ({ signal }) => getOptions(signal),
  });
  const hasEmail = channels.some(({ type }) => type === 'email');
  const hasRoom = channels.length - (hasEmail ? 1 : 0) < MAX_WEBHOOKS;
  return (
    <Box sx={{ mb: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography color="text.secondary" sx={{ flex: '1 1 320px' }}>
          Every notification appears in the app. Channels also send them by email, to a chat or to other
          programs.
        </Typography>
        {known && options?.mail && !hasEmail ? (
          <Button variant="outlined" onClick={() => onAdd('email')}>
            Add email
          </Button>
        ) : null}
        {known ? (
          <>
            <Button variant="outlined" disabled={!hasRoom} onClick={() => onAdd('slack')}>
              Add chat
            </Button>
            <Button variant="contained" disabled={!hasRoom} onClick={() => onAdd('webhook')}>
              Add webhook
            </Button>
          </>
        ) : null}
      </Box>
      {hasRoom ? null : (
        <Typography variant="caption" component="p" color="text.secondary" sx={{ mt: 1 }}>
          {NOTICE_MESSAGES.tooManyWebhooks}
        </Typography>
      )}
      {options && !options.mail ? (
        <Alert severity="info" sx={{ mt: 2 }}>
          {options.noMail === 'sample' ? NOTICE_MESSAGES.mailSample : NOTICE_MESSAGES.mailOff}
        </Alert>
      ) : null}
    </Box>
  );
}

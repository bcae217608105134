import type { ChannelView, ChannelWithSecret } from '@contracts/notices/channels';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { Confirmation } from '../../../shared/Confirmation';
import { lazyNamed } from '../../../shared/lazyNamed';
import { Deferred } from '../../../shared/Deferred';
import { ChannelItem } from './ChannelItem';
import { channelName } from './channelText';
import { useChannelChanges } from './useChannelChanges';

const DeliveryLog = lazyNamed<'DeliveryLog', { channel: ChannelView; onClose: () => void }>(
  () => import('./DeliveryLog'),
  'DeliveryLog',
);

interface ChannelListProps {
  channels: readonly ChannelView[];
  onEdit: (channel: ChannelView) => void;
  /** Once: a secret is told when it is made. */
  onSecret: (channel: ChannelWithSecret) => void;
}

/** A change that is asked about before it is done. */
interface Asked {
  what: 'delete' | 'rotate';
  channel: ChannelView;
}

export function ChannelList({ channels, onEdit, onSecret }: ChannelListProps) {
  const changes = useChannelChanges(onSecret);
  const [asked, setAsked] = useState<Asked>();
  const [logged, setLogged] = useState<ChannelView>();
  const confirm = async () => {
    if (asked?.what === 'delete') await changes.remove(asked.channel);
    if (asked?.what === 'rotate') await changes.rotate(asked.channel);
    setAsked(undefined);
  };
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {channels.map((channel) => (
          <ChannelItem
            key={channel.id}
            {...{ channel, changes }}
            onEdit={() => onEdit(channel)}
            onLog={() => setLogged(channel)}
            onRotate={() => setAsked({ what: 'rotate', channel })}
            onDelete={() => setAsked({ what: 'delete', channel })}
          />
        ))}
      </Box>
      <Confirmation
        open={asked !== undefined}
        busy={changes.changing !== undefined}
        {...(asked ? questionOf(asked) : { title: '', text: '', action: '' })}
        onConfirm={() => void confirm()}
        onClose={() => setAsked(undefined)}
      />
      {logged ? (
        <Deferred>
          <DeliveryLog channel={logged} onClose={() => setLogged(undefined)} />
        </Deferred>
      ) : null}
    </>
  );
}

function questionOf({ what, channel }: Asked) {
  const name = channelName(channel);
  if (what === 'rotate') {
    return {
      title: `Rotate the secret of ${name}?`,
      text: 'You get a new secret. The current one keeps working for 24 hours: until then, each delivery is signed with both.',
      action: 'Rotate secret',
    };
  }
  return {
    title: `Delete ${name}?`,
    text: 'This channel stops sending notifications. Its delivery log is deleted, too.',
    action: 'Delete',
    destroys: true,
  };
}

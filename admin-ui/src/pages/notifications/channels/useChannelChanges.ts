import type { ChannelView, ChannelWithSecret } from '@contracts/notices/channels';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { messageOf } from '../../../providers/apiClient';
import { channelKeys, deleteChannel, rotateSecret, testChannel } from './channelApi';
import { channelName } from './channelText';

/** Tests, rotates and deletes channels, and asks for what is shown of them again. */
export function useChannelChanges(onSecret: (channel: ChannelWithSecret) => void) {
  const notify = useNotify();
  const client = useQueryClient();
  const [changing, setChanging] = useState<string>();
  const act = async ({ id }: ChannelView, action: () => Promise<void>): Promise<void> => {
    setChanging(id);
    await action().catch((error: unknown) => notify(messageOf(error), { type: 'error' }));
    await client.invalidateQueries({ queryKey: channelKeys.all });
    setChanging(undefined);
  };
  return {
    /** The channel whose change is under way. */
    changing,
    test: (channel: ChannelView) =>
      act(channel, async () => {
        const { delivery } = await testChannel(channel.id);
        const error = delivery.tries.at(-1)?.error;
        if (error) notify(`The test was not delivered. ${error}`, { type: 'error' });
        else notify(`The test was delivered: ${channelName(channel)}.`, { type: 'success' });
      }),
    rotate: (channel: ChannelView) => act(channel, async () => onSecret(await rotateSecret(channel.id))),
    remove: (channel: ChannelView) => act(channel, () => deleteChannel(channel.id)),
  };
}

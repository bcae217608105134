import type { ChannelWithSecret } from '@contracts/notices/channels';
import type { FieldErrors } from '@contracts/error-codes';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { Path, UseFormReturn } from 'react-hook-form';
import { ApiError, messageOf } from '../../../providers/apiClient';
import { channelKeys, saveChannel } from './channelApi';
import type { ChannelValues } from './channelValues';

/** Saves a channel; what the server refuses lands on its field. */
export function useSaveChannel(
  id: string | undefined,
  { setError }: Pick<UseFormReturn<ChannelValues>, 'setError'>,
  onSaved: (channel: ChannelWithSecret) => void,
) {
  const notify = useNotify();
  const queries = useQueryClient();
  return async (entered: ChannelValues) => {
    try {
      const saved = await saveChannel(id, entered);
      notify('The channel is saved.', { type: 'success' });
      void queries.invalidateQueries({ queryKey: channelKeys.all });
      onSaved(saved);
    } catch (error) {
      const errors: FieldErrors = error instanceof ApiError ? (error.errors ?? {}) : {};
      for (const [name, message] of Object.entries(errors))
        setError(name as Path<ChannelValues>, { message });
      if (Object.keys(errors).length === 0) setError('root', { message: messageOf(error) });
    }
  };
}

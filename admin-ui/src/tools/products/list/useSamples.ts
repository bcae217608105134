import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { messageOf } from '../../../providers/apiClient';
import { productKeys } from '../../../shared/products/productLibrary';

/** Adds three products of ours to an empty library. */
export function useSamples() {
  const client = useQueryClient();
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => (await import('../sample/addSamples')).addSamples(),
    onSuccess: () =>
      notify('Three samples added. Open one, or delete them by their tag.', { type: 'success' }),
    onError: (error) => notify(messageOf(error), { type: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: productKeys.all }),
  });
  return { add: () => mutate(), busy: isPending };
}

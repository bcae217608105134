import type { InstanceView } from '@contracts/instance/instance';
import type { InstanceDto } from '@contracts/instance/instance.dto';
import { INSTANCE_MESSAGES } from '@contracts/instance/instance-messages';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { Path, UseFormReturn } from 'react-hook-form';
import { ApiError, apiJson, messageOf } from '../../providers/apiClient';
import { showInstance } from '../../shared/instance';

/** Saves what was entered and shows it at once; what the server refuses lands on its field. */
export function useSaveSettings({ setError }: UseFormReturn<InstanceDto>) {
  const notify = useNotify();
  const queries = useQueryClient();
  return async (entered: InstanceDto) => {
    try {
      const saved = await apiJson<InstanceView>('/instance', { method: 'PUT', json: entered });
      queries.setQueryData(['instance'], saved);
      showInstance(saved);
      notify(INSTANCE_MESSAGES.saved, { type: 'success' });
    } catch (error) {
      const errors = Object.entries((error instanceof ApiError && error.errors) || {});
      for (const [field, message] of errors) setError(field as Path<InstanceDto>, { message });
      // Without an error of its own the form would count as saved.
      setError('root', { message: messageOf(error) });
      // The fields tell what is wrong with them.
      if (errors.length === 0) notify(messageOf(error), { type: 'error' });
    }
  };
}

import { FEATURE_MESSAGES } from '@contracts/features/feature-messages';
import type { FeatureView } from '@contracts/features/features';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { apiJson, messageOf } from '../../providers/apiClient';
import { FEATURES_KEY } from '../../shared/useFeatures';

/** Saves a switch's state at once; it shows before the server answers and goes back where that fails. */
export function useSwitchFeature({ id, label }: FeatureView): (enabled: boolean) => void {
  const client = useQueryClient();
  const notify = useNotify();
  const mutationKey = ['switch-feature', id];
  const show = (change: Partial<FeatureView>) =>
    client.setQueryData<FeatureView[]>(FEATURES_KEY, (features) =>
      features?.map((feature) => (feature.id === id ? { ...feature, ...change } : feature)),
    );
  // What was clicked last counts; its request may still wait for the one before.
  const isLast = () => client.isMutating({ mutationKey }) === 1;

  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: (enabled: boolean) =>
      apiJson<FeatureView>(`/features/${id}`, { method: 'PUT', json: { enabled } }),
    onMutate: async (enabled) => {
      await client.cancelQueries({ queryKey: FEATURES_KEY });
      show({ enabled });
    },
    onSuccess: (saved) => {
      if (isLast()) show(saved);
      notify(FEATURE_MESSAGES.switched(label, saved.enabled), { type: 'success' });
    },
    onError: (error, enabled) => {
      if (isLast()) show({ enabled: !enabled });
      notify(FEATURE_MESSAGES.notSwitched(label, enabled, messageOf(error)), { type: 'error' });
    },
    onSettled: () => (isLast() ? client.invalidateQueries({ queryKey: FEATURES_KEY }) : undefined),
  });
  return mutate;
}

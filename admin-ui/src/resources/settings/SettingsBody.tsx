import type { InstanceView } from '@contracts/instance/instance';
import { useQuery } from '@tanstack/react-query';
import { apiJson } from '../../providers/apiClient';
import { ResultStates } from '../../shared/result/ResultStates';
import { ModelCard } from './model/ModelCard';
import { SecurityCard } from './SecurityCard';
import { SettingsForm } from './SettingsForm';

/** The cards of the settings, each saved by itself. */
export function SettingsBody() {
  const query = useQuery({
    queryKey: ['instance'],
    queryFn: ({ signal }) => apiJson<InstanceView>('/instance', { signal }),
    // What is being entered is not taken away.
    refetchOnWindowFocus: false,
  });
  return (
    <>
      <ResultStates card query={query} loading={{ label: 'Loading the settings', heights: [240, 160, 200] }}>
        {(instance) => <SettingsForm instance={instance} />}
      </ResultStates>
      <SecurityCard />
      <ModelCard />
    </>
  );
}

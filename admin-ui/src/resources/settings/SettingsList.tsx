import { adminPageTitle } from '@contracts/access/tools';
import type { InstanceView } from '@contracts/instance/instance';
import HealthIcon from '@mui/icons-material/MonitorHeartOutlined';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { apiJson } from '../../providers/apiClient';
import { PageBody } from '../../shared/PageBody';
import { PageHeader } from '../../shared/PageHeader';
import { ResultStates } from '../../shared/result/ResultStates';
import { ModelCard } from './model/ModelCard';
import { SecurityCard } from './SecurityCard';
import { SettingsForm } from './SettingsForm';

/** What the instance is called, how it looks and whom people write to. */
export function SettingsList() {
  const query = useQuery({
    queryKey: ['instance'],
    queryFn: ({ signal }) => apiJson<InstanceView>('/instance', { signal }),
    // What is being entered is not taken away.
    refetchOnWindowFocus: false,
  });
  return (
    <>
      <PageHeader
        title={adminPageTitle('settings')}
        subtitle="Shown on the login, on every page, in mails and on the legal pages."
        actions={
          <Button variant="outlined" component={Link} to="/settings/health" startIcon={<HealthIcon />}>
            Health
          </Button>
        }
      />
      <PageBody>
        <ResultStates
          card
          query={query}
          loading={{ label: 'Loading the settings', heights: [64, 64, 64, 64] }}
        >
          {(instance) => <SettingsForm instance={instance} />}
        </ResultStates>
        <SecurityCard />
        <ModelCard />
      </PageBody>
    </>
  );
}

import { adminPageTitle } from '@contracts/access/admin-pages';
import ApiKeysIcon from '@mui/icons-material/ApiOutlined';
import HealthIcon from '@mui/icons-material/MonitorHeartOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { lazyBody } from '../../shared/lazyBody';
import { PageBody } from '../../shared/PageBody';
import { PageHeader } from '../../shared/PageHeader';
import { ResultOutline } from '../../shared/result/ResultOutline';

const SettingsBody = lazyBody(() => import('./SettingsBody'), 'SettingsBody', ResultOutline);

/** What the instance is called, how it looks and whom people write to. */
export function SettingsList() {
  return (
    <>
      <PageHeader
        title={adminPageTitle('settings')}
        subtitle="Shown on the login page, on every page, in emails and on the legal pages."
        actions={
          <>
            <Button variant="outlined" component={Link} to="/settings/api-keys" startIcon={<ApiKeysIcon />}>
              API keys
            </Button>
            <Button variant="outlined" component={Link} to="/settings/health" startIcon={<HealthIcon />}>
              Health
            </Button>
          </>
        }
      />
      <PageBody>
        <SettingsBody />
      </PageBody>
    </>
  );
}

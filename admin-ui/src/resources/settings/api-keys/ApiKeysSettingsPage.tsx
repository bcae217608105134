import { API_KEY_MESSAGES } from '@contracts/api-keys/api-key-messages';
import { API_KEYS_PATH, type ApiKeysAllowed, type ApiKeySettingsView } from '@contracts/api-keys/api-keys';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import { messageOf } from '../../../providers/apiClient';
import { session } from '../../../session/useSession';
import { apiKeyQueries, readKeySettings, saveKeySettings } from '../../../shared/api-keys/apiKeyApi';
import { FormSection } from '../../../shared/form/FormSection';
import { PageBody } from '../../../shared/PageBody';
import { PageHeader } from '../../../shared/PageHeader';
import { ResultStates } from '../../../shared/result/ResultStates';
import { AllKeys } from './AllKeys';

const CHOICES: Record<ApiKeysAllowed, string> = {
  nobody: 'Nobody: no key works',
  admins: 'Admins only',
  everyone: 'Admins and students: students for their own tools',
};

/** Who may have API keys, and the keys of all users. */
export function ApiKeysSettingsPage() {
  return (
    <>
      <PageHeader
        title="API keys"
        subtitle="Keys let programs run tools, read results and manage students through the API."
        actions={
          <>
            <Button variant="outlined" component={Link} to="/settings">
              Back to settings
            </Button>
            <Button variant="outlined" component={Link} to={API_KEYS_PATH}>
              Your own keys
            </Button>
          </>
        }
      />
      <PageBody>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
          <AllowedCard />
          <AllKeys />
        </Box>
      </PageBody>
    </>
  );
}

/** Saved as it is chosen. */
function AllowedCard() {
  const notify = useNotify();
  const queries = useQueryClient();
  const query = useQuery({
    queryKey: apiKeyQueries.settings,
    queryFn: ({ signal }) => readKeySettings(signal),
  });
  const { mutate, isPending } = useMutation({
    mutationFn: saveKeySettings,
    onSuccess: (saved: ApiKeySettingsView) => {
      queries.setQueryData(apiKeyQueries.settings, saved);
      notify(API_KEY_MESSAGES.saved, { type: 'success' });
      void queries.invalidateQueries({ queryKey: apiKeyQueries.own });
      // The user menu has the way to one's own keys, or has it no more; at the next page where this fails.
      void session.refresh().catch(() => undefined);
    },
    onError: (error) => notify(messageOf(error), { type: 'error' }),
  });
  return (
    <Card sx={{ p: { xs: 2, sm: 3, md: 4 } }}>
      <FormSection
        title="Who can make keys"
        text="A key can do what its owner can, within its scopes. It never logs in, and never changes a password or these settings. Keys of others stop working when you leave them out here."
      >
        <ResultStates
          query={query}
          loading={{ label: 'Loading the API key settings', heights: [38, 38, 38] }}
        >
          {({ allowed }) => (
            <RadioGroup
              aria-label="Who can make keys"
              value={allowed}
              onChange={(_, chosen) => mutate({ allowed: chosen as ApiKeysAllowed })}
            >
              {Object.entries(CHOICES).map(([id, label]) => (
                <FormControlLabel
                  key={id}
                  value={id}
                  label={label}
                  disabled={isPending}
                  control={<Radio />}
                />
              ))}
            </RadioGroup>
          )}
        </ResultStates>
      </FormSection>
    </Card>
  );
}

import { API_KEY_MESSAGES } from '@contracts/api-keys/api-key-messages';
import { API_KEYS_PATH, type NewApiKeyView, type OwnApiKeysView } from '@contracts/api-keys/api-keys';
import ApiKeysIcon from '@mui/icons-material/ApiOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useActing } from '../../session/useSession';
import { apiKeyQueries, readOwnKeys, revokeOwnKey } from '../../shared/api-keys/apiKeyApi';
import { ApiKeyList } from '../../shared/api-keys/ApiKeyList';
import { Deferred } from '../../shared/Deferred';
import { EmptyState } from '../../shared/EmptyState';
import { lazyNamed } from '../../shared/lazyNamed';
import { NewTabLink } from '../../shared/NewTabLink';
import { PageBody } from '../../shared/PageBody';
import { PageHeader } from '../../shared/PageHeader';
import { ResultStates } from '../../shared/result/ResultStates';

const MakeKeyDialog = lazyNamed(() => import('./MakeKeyDialog'), 'MakeKeyDialog');
const NewKeyDialog = lazyNamed(() => import('./NewKeyDialog'), 'NewKeyDialog');

/** Where the API tells of itself. */
const REFERENCE = '/api/docs';

/** The user's own keys, by which programs use the API. */
export function ApiKeysPage() {
  const acting = useActing();
  return (
    <>
      <PageHeader
        title="API Keys"
        subtitle="Let your own programs run tools and read results for you."
        path={API_KEYS_PATH}
      />
      <PageBody>
        <Card sx={{ p: { xs: 2, md: 3 } }}>
          {acting ? (
            <EmptyState
              icon={<ApiKeysIcon />}
              title="Only the student sees this"
              text="API keys are closed to admins who act as a student."
            />
          ) : (
            <OwnKeys />
          )}
        </Card>
      </PageBody>
    </>
  );
}

function OwnKeys() {
  const query = useQuery({ queryKey: apiKeyQueries.own, queryFn: ({ signal }) => readOwnKeys(signal) });
  return (
    <ResultStates
      query={query}
      failure="Your API keys could not be loaded"
      loading={{ label: 'Loading your API keys', heights: [40, 88, 88] }}
    >
      {(own) => <Keys own={own} />}
    </ResultStates>
  );
}

function Keys({ own: { allowed, scopes, keys } }: { own: OwnApiKeysView }) {
  const [making, setMaking] = useState(false);
  const [made, setMade] = useState<NewApiKeyView>();
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 2,
          justifyContent: 'space-between',
        }}
      >
        <NewTabLink href={REFERENCE}>API reference</NewTabLink>
        {allowed ? (
          <Button variant="contained" onClick={() => setMaking(true)}>
            Make a key
          </Button>
        ) : null}
      </Box>
      {allowed ? null : (
        <Alert severity="info" sx={{ mt: 2 }}>
          {API_KEY_MESSAGES.notAllowed}
        </Alert>
      )}
      <Box sx={{ mt: 2 }}>
        {keys.length > 0 ? (
          <ApiKeyList keys={keys} revoke={revokeOwnKey} />
        ) : (
          <EmptyState
            icon={<ApiKeysIcon />}
            title="No API keys yet"
            text="A key lets a program work with your account, within the scopes that you choose."
          />
        )}
      </Box>
      {making ? (
        <Deferred>
          <MakeKeyDialog scopes={scopes} onMade={setMade} onClose={() => setMaking(false)} />
        </Deferred>
      ) : null}
      {made ? (
        <Deferred>
          <NewKeyDialog made={made} onClose={() => setMade(undefined)} />
        </Deferred>
      ) : null}
    </>
  );
}

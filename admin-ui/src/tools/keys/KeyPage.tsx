import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useUser } from '../../session/useSession';
import { PageBody } from '../../shared/PageBody';
import { PageHeader } from '../../shared/PageHeader';
import { ResultStates } from '../../shared/result/ResultStates';
import { KeyHistory } from './KeyHistory';
import { OwnKey } from './OwnKey';
import { useOwnKey } from './useOwnKey';

/** The user's activation key; admins also see who has one. */
export function KeyPage() {
  const { role, name, data } = useUser();
  const own = useOwnKey();
  return (
    <>
      <PageHeader
        title="Screaming Frog Activation"
        subtitle="Your own activation key. There is one at a time: generating a new key revokes the old one."
      />
      <PageBody>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
          <Card component="section" aria-label="Your key" sx={{ p: { xs: 2, md: 3 } }}>
            <ResultStates
              query={own.status}
              failure="Your key could not be loaded"
              loading={{ label: 'Loading your key', heights: [56, 64, 40] }}
            >
              {(status) => <OwnKey name={data.displayName || name} status={status} own={own} />}
            </ResultStates>
          </Card>
          {role === 'admin' ? <KeyHistory /> : null}
        </Box>
      </PageBody>
    </>
  );
}

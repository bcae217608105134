import { Link as RouterLink } from 'react-router-dom';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { ActionsOutline } from '../../../shared/ActionsOutline';
import { NewTabLink } from '../../../shared/NewTabLink';
import { PageBody } from '../../../shared/PageBody';
import { PageHeader } from '../../../shared/PageHeader';
import { shortAddress } from '../../../shared/addresses/shortAddress';
import { ResultStates } from '../../../shared/result/ResultStates';
import { usePageAddress } from '../../../shared/usePageAddress';
import { nameOf, pollMs } from '../shown/watchText';
import { WatchActions } from './WatchActions';
import { WatchBody } from './WatchBody';
import { useQuery } from '@tanstack/react-query';
import { getWatch, watchKeys } from '../watchApi';

/** A watch with all that is set of it. */
function useWatch(id: string) {
  return useQuery({
    queryKey: watchKeys.one(id),
    queryFn: ({ signal }) => getWatch(id, signal),
    refetchInterval: ({ state: { data, error } }) => pollMs(data && !error ? [data] : []),
  });
}

/** What stands in the address of one watch alone. */
export const OF_A_WATCH = {
  watch: '',
  change: '',
  tab: '',
  view: '',
  lines: '',
  changes: '',
  checks: '',
  outcome: '',
};

/** On a phone it has a line of its own, before it is known as well. */
const ADDRESS_LINE = {
  display: { xs: 'block', sm: 'inline' },
  height: { xs: '1lh' },
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: { xs: 'nowrap', sm: 'normal' },
};

/** One watched page: what changed when, and what can be done with it. */
export function WatchPage({ id }: { id: string }) {
  const query = useWatch(id);
  const { linkTo } = usePageAddress();
  const { data: watch } = query;
  const all = linkTo(OF_A_WATCH);
  return (
    <>
      <PageHeader
        title={watch ? nameOf(watch) : 'Watched page'}
        path={`/content-detection/${id}`}
        subtitle={
          <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
            <Box component="span" sx={ADDRESS_LINE}>
              {watch ? (
                <NewTabLink href={watch.url}>
                  {watch.name ? shortAddress(watch.url) : 'Open the page'}
                </NewTabLink>
              ) : query.isPending ? (
                <Skeleton component="span" data-outline width={160} sx={{ display: 'inline-block' }} />
              ) : null}
            </Box>
            <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
              {' · '}
            </Box>
            <Link component={RouterLink} to={all} underline="always">
              All watched pages
            </Link>
          </Box>
        }
        actions={
          watch ? (
            <WatchActions watch={watch} listAddress={all} />
          ) : query.isPending ? (
            <ActionsOutline />
          ) : null
        }
      />
      <PageBody>
        <ResultStates
          card
          query={query}
          failure="This watched page could not be loaded"
          loading={{ label: 'Loading the watched page', heights: [120, 320] }}
        >
          {(loaded) => <WatchBody watch={loaded} />}
        </ResultStates>
      </PageBody>
    </>
  );
}

import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { counted } from '../../../shared/counted';
import { lazyNamed } from '../../../shared/lazyNamed';
import { listToRefresh, usesKeys } from './usesApi';

const RefreshList = lazyNamed(() => import('./RefreshList'), 'RefreshList');

/** The saved blocks that were updated from the library and not copied since; nothing where there are none. */
export function ToRefresh() {
  const { data } = useQuery({
    queryKey: usesKeys.toRefresh,
    queryFn: ({ signal }) => listToRefresh(signal),
    staleTime: 0,
  });
  const id = useId();
  if (!data || data.total === 0) return null;
  const more = data.total - data.items.length;
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 2, mb: 3 }}>
      <Typography variant="h3" id={id}>
        To refresh on your site
      </Typography>
      <Typography variant="body2" color="text.secondary">
        You updated these blocks. Copy each and paste it into its page again.
      </Typography>
      <RefreshList blocks={data.items} />
      {more > 0 ? <Typography variant="body2">And {counted(more, 'more block')}.</Typography> : null}
    </Card>
  );
}

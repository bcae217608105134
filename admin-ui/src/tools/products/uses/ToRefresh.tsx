import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { counted } from '../../../shared/counted';
import { BlockLink } from './BlockLink';
import { CopyBlock } from './CopyBlock';
import { listToRefresh, usesKeys } from './usesApi';

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
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
        {data.items.map((block) => (
          <li key={block.id}>
            <BlockLink block={block} /> <CopyBlock block={block} />
          </li>
        ))}
      </Box>
      {more > 0 ? <Typography variant="body2">And {counted(more, 'more block')}.</Typography> : null}
    </Card>
  );
}

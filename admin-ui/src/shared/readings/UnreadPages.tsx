import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { unreadSentence } from '@contracts/readings/reading-messages';
import type { ReadingView } from '@contracts/readings/readings';
import { useQuery } from '@tanstack/react-query';
import { counted } from '../counted';
import { ResultStates } from '../result/ResultStates';
import { listUnread, readingKeys } from './readingApi';

/** The pages of a reading that have no text for a fault, each with why. */
export function UnreadPages({ reading: { id } }: { reading: Pick<ReadingView, 'id'> }) {
  const pages = useQuery({
    queryKey: readingKeys.unread(id),
    queryFn: ({ signal }) => listUnread(id, signal),
  });
  return (
    <ResultStates
      query={pages}
      failure="The pages could not be loaded"
      loading={{ label: 'Loading pages', heights: [20, 20, 20] }}
    >
      {({ items, total }) => (
        <>
          <Box component="ul" sx={{ m: 0, pl: 2.5, typography: 'body2', overflowWrap: 'anywhere' }}>
            {items.map((page) => (
              <li key={page.id}>
                <span dir="ltr">{page.url}</span>
                <Typography component="span" variant="body2" color="text.secondary" display="block">
                  {unreadSentence(page)}
                </Typography>
              </li>
            ))}
          </Box>
          {total > items.length ? (
            <Typography variant="body2" sx={{ mt: 1 }}>
              {counted(total - items.length, 'more page')} in the CSV.
            </Typography>
          ) : null}
        </>
      )}
    </ResultStates>
  );
}

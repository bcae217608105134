import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { counted } from '../../../shared/counted';
import { Deferred } from '../../../shared/Deferred';
import { lazyNamed } from '../../../shared/lazyNamed';
import { listToRefresh, usesKeys } from './usesApi';

/** Pixels that a block takes in the list. */
const LINE = 31;

const RefreshList = lazyNamed(() => import('./RefreshList'), 'RefreshList');

interface ToRefreshProps {
  /** Of its heading, for who goes on there. */
  heading?: RefObject<HTMLHeadingElement | null>;
}

/** Asked for again whenever the library opens. */
export function useToRefresh() {
  return useQuery({
    queryKey: usesKeys.toRefresh,
    queryFn: ({ signal }) => listToRefresh(signal),
    // The page and the card ask once between them; what a product is taken over into makes it stale at once.
    staleTime: 5_000,
  });
}

/** The saved blocks that were updated from the library and not copied since; nothing where there are none. */
export function ToRefresh({ heading }: ToRefreshProps) {
  const { data } = useToRefresh();
  const id = useId();
  const card = useRef<HTMLElement>(null);
  useFocusOnNext(card, data?.total);
  if (!data || data.total === 0) return null;
  const more = data.total - data.items.length;
  return (
    <Card ref={card} component="section" aria-labelledby={id} sx={{ p: 2, mb: 3 }}>
      <Typography
        variant="h3"
        id={id}
        ref={heading}
        tabIndex={-1}
        sx={{ outline: 'none', scrollMarginTop: 96 }}
      >
        To refresh on your site
      </Typography>
      <Typography variant="body2" color="text.secondary">
        You updated these blocks. Copy each and paste it into its page again.
      </Typography>
      <Deferred fallback={<Box sx={{ height: 8 + data.items.length * LINE }} />}>
        <RefreshList blocks={data.items} />
      </Deferred>
      {more > 0 ? <Typography variant="body2">And {counted(more, 'more block')}.</Typography> : null}
    </Card>
  );
}

/**
 * Where the focus would be lost it goes on: to the heading when blocks are added, and to the next block, or the page's heading,
 * when one was copied and its button went with it.
 */
function useFocusOnNext(card: RefObject<HTMLElement | null>, total: number | undefined) {
  const before = useRef(total);
  useEffect(() => {
    const was = before.current;
    before.current = total;
    if (was === undefined || total === undefined || total === was) return;
    if (document.activeElement !== document.body) return;
    const within = card.current?.querySelector<HTMLElement>(total > was ? 'h3' : 'button');
    (within ?? document.querySelector('h1'))?.focus();
  }, [card, total]);
}

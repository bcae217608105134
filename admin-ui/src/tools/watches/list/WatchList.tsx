import Card from '@mui/material/Card';
import { NoMatches, NoWatches } from './NoWatches';
import { ListPager } from '../../../shared/result/ListPager';
import { ResultStates } from '../../../shared/result/ResultStates';
import { sortText } from '../../../shared/result/resultSort';
import { useLastPage } from '../../../shared/result/useLastPage';
import { useListPage, usePageAddress } from '../../../shared/usePageAddress';
import { NONE_ASKED, watchQuery, WATCHES_PER_PAGE } from './watchQuery';
import { useTags, useWatches } from './useWatches';
import { useRowSelection } from '../../../shared/list/useRowSelection';
import { WatchBulkBar } from './WatchBulkBar';
import { WatchFilters } from './WatchFilters';
import { WatchItems } from './WatchItems';

/** The watched pages: searched, filtered, sorted and changed together; how is in the address. */
export function WatchList({ onAdd }: { onAdd: () => void }) {
  const { get, change, linkTo } = usePageAddress();
  const query = watchQuery(get);
  const watches = useWatches(query);
  const tags = useTags();
  const items = watches.data?.items ?? [];
  const total = watches.data?.total ?? 0;
  const selection = useRowSelection({ items, total, filter: query.filter });
  const { goTo } = useListPage();
  useLastPage(watches, { page: query.page, perPage: WATCHES_PER_PAGE, goTo });
  const isFiltered = Object.keys(query.filter).length > 0;
  const isEmpty = watches.data?.total === 0 && !isFiltered;
  const empty = isFiltered ? (
    <NoMatches onClear={() => change(NONE_ASKED)} />
  ) : (
    <NoWatches onAdd={onAdd} onSample={() => change({ sample: 'yes' })} />
  );
  return (
    <Card component="section" aria-label="Watched pages" sx={{ p: { xs: 2, md: 3 }, overflow: 'visible' }}>
      {isEmpty ? null : <WatchFilters tags={(tags.data ?? []).map(({ tag }) => tag)} />}
      <WatchBulkBar selection={selection} watches={items} />
      <ResultStates
        query={watches}
        isEmpty={({ total }) => total === 0}
        empty={empty}
        failure="The watched pages could not be loaded"
        loading={{ label: 'Loading the watched pages', heights: [40, 56, 56, 56, 56] }}
      >
        {({ total }) => (
          <>
            <WatchItems
              watches={items}
              selection={selection}
              sort={query.sort}
              onSort={(sort) => change({ sort: sortText(sort), page: '' })}
              linkTo={(id) => linkTo({ watch: id })}
            />
            <ListPager
              total={total}
              page={query.page - 1}
              perPage={WATCHES_PER_PAGE}
              onPage={(page) => goTo(page + 1)}
            />
          </>
        )}
      </ResultStates>
    </Card>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { EmptyState } from '../EmptyState';
import { pageNumber, ROWS_PAGE, usePageAddress } from '../usePageAddress';
import { ListPager } from './ListPager';
import { NarrowingFields } from './NarrowingFields';
import { type ResultColumn, ResultRows } from './ResultRows';
import { sortOf, sortText } from './resultSort';
import { ResultStates, type ResultStatesProps } from './ResultStates';
import type { ServedRows } from './useServedRows';

interface ServedTableProps<Row> {
  /** What the rows are: `Clusters`. */
  label: string;
  columns: readonly ResultColumn<Row>[];
  /** Beside all. */
  filters: readonly { id: string; label: string }[];
  /** Of `useServedRows`. */
  query: ResultStatesProps<ServedRows<Row>>['query'];
  perPage: number;
  onOpen?: (row: Row) => void;
}

const ALL = 'all';

/** A table that the server searches, filters, sorts and pages; how is in the page's address. */
export function ServedTable<Row extends { id: string }>(props: ServedTableProps<Row>) {
  const { label, columns, filters, query, perPage, onOpen } = props;
  const { get, change } = usePageAddress();
  const narrow = (changes: Record<string, string>) => change({ ...changes, [ROWS_PAGE]: '' }, true);
  const chosen = filters.find((filter) => filter.id === get('show'))?.id ?? ALL;
  return (
    <Box sx={{ minWidth: 0 }}>
      <NarrowingFields
        label={label}
        text={get('q')}
        onText={(q) => narrow({ q })}
        choices={[{ id: ALL, label: `All ${label.toLowerCase()}` }, ...filters]}
        chosen={chosen}
        onChoose={(show) => narrow({ show: show === ALL ? '' : show })}
      />
      <ResultStates
        query={query}
        isEmpty={(data) => data.rows.length === 0}
        empty={
          <EmptyState
            title="Nothing matches"
            text="Try another search or filter."
            action={<Button onClick={() => narrow({ q: '', show: '' })}>Show all</Button>}
          />
        }
        failure={`The ${label.toLowerCase()} could not be loaded`}
        loading={{ label: `Loading ${label.toLowerCase()}`, heights: [320] }}
      >
        {(data) => (
          <>
            <ResultRows
              label={label}
              columns={columns}
              rows={data.rows}
              sort={sortOf(get('sort'))}
              onSort={(sort) => change({ sort: sortText(sort), [ROWS_PAGE]: '' })}
              onOpen={onOpen}
            />
            <ListPager
              total={data.total}
              page={pageNumber(get(ROWS_PAGE)) - 1}
              perPage={perPage}
              onPage={(page) => change({ [ROWS_PAGE]: page > 0 ? String(page + 1) : '' })}
            />
          </>
        )}
      </ResultStates>
    </Box>
  );
}

import { searchMatcher } from '@domain/text/search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { ListPager } from './ListPager';
import { EmptyState } from '../EmptyState';
import { NarrowingFields } from './NarrowingFields';
import { type ResultColumn, ResultRows } from './ResultRows';
import { type ResultSort, sortOf, sortText } from './resultSort';
import { pageNumber, ROWS_PAGE, usePageAddress } from '../usePageAddress';

const PER_PAGE = 25;
const ALL = 'all';

/** A column of rows that are all here: sorted by what it is worth. */
export interface LocalColumn<Row> extends Omit<ResultColumn<Row>, 'sort'> {
  valueOf: (row: Row) => string | number;
}

export interface LocalFilter<Row> {
  id: string;
  label: string;
  fits: (row: Row) => boolean;
}

export interface LocalTableProps<Row> {
  /** What the rows are: `Domains`. */
  label: string;
  rows: readonly Row[];
  columns: readonly LocalColumn<Row>[];
  /** Beside "All". */
  filters: readonly LocalFilter<Row>[];
  /** All that a search looks into. */
  textOf: (row: Row) => string;
  onOpen?: (row: Row) => void;
}

/** A table that is searched, filtered, sorted and paged here; how is in the page's address. */
export function LocalTable<Row extends { id: string }>(props: LocalTableProps<Row>) {
  const { label, rows, columns, filters, textOf, onOpen } = props;
  const { get, change } = usePageAddress();
  const [query, shown, sortedBy] = [get('q'), get('show'), get('sort')];
  const sort = useMemo(
    () =>
      sortOf(
        sortedBy,
        columns.map(({ label }) => label),
      ),
    [sortedBy, columns],
  );
  const page = pageNumber(get(ROWS_PAGE)) - 1;
  const filter = filters.find(({ id }) => id === shown);
  const matching = useMemo(() => {
    const matches = searchMatcher(query);
    const found = rows.filter((row) => (!filter || filter.fits(row)) && matches(textOf(row)));
    return sorted(found, columns, sort);
  }, [rows, columns, filter, query, sort, textOf]);
  const lastPage = Math.max(0, Math.ceil(matching.length / PER_PAGE) - 1);
  const current = Math.min(page, lastPage);
  /** Whatever changes but the page leads back to the first one. */
  const narrow = (changes: Record<string, string>) => change({ ...changes, [ROWS_PAGE]: '' }, true);
  return (
    <Box sx={{ minWidth: 0 }}>
      <NarrowingFields
        label={label}
        text={query}
        onText={(text) => narrow({ q: text })}
        choices={[{ id: ALL, label: `All ${label.toLowerCase()}` }, ...filters]}
        chosen={filter?.id ?? ALL}
        onChoose={(id) => narrow({ show: id === ALL ? '' : id })}
      />
      {matching.length === 0 ? (
        <EmptyState
          title="Nothing matches"
          text="Try another search or filter."
          action={<Button onClick={() => narrow({ q: '', show: '' })}>Show all</Button>}
        />
      ) : (
        <ResultRows
          label={label}
          columns={columns.map((column) => ({ ...column, sort: column.label }))}
          rows={matching.slice(current * PER_PAGE, (current + 1) * PER_PAGE)}
          sort={sort}
          onSort={(next) => change({ sort: sortText(next), [ROWS_PAGE]: '' })}
          onOpen={onOpen}
        />
      )}
      <ListPager
        total={matching.length}
        page={current}
        perPage={PER_PAGE}
        onPage={(next) => change({ [ROWS_PAGE]: next > 0 ? String(next + 1) : '' })}
      />
    </Box>
  );
}

function sorted<Row>(rows: Row[], columns: readonly LocalColumn<Row>[], sort: ResultSort): Row[] {
  const column = columns.find(({ label }) => label === sort?.[0]);
  if (!column) return rows;
  const sign = sort?.[1] === 'DESC' ? -1 : 1;
  return rows
    .map((row) => ({ row, value: column.valueOf(row) }))
    .sort((a, b) => {
      if (typeof a.value === 'number' && typeof b.value === 'number') return sign * (a.value - b.value);
      return sign * String(a.value).localeCompare(String(b.value), 'en');
    })
    .map(({ row }) => row);
}

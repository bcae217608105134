import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TablePagination from '@mui/material/TablePagination';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../EmptyState';
import { NarrowingFields } from './NarrowingFields';
import { type ResultColumn, ResultRows, type ResultSort } from './ResultRows';
import { useAddressParameter } from '../useAddressParameter';

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

/** A table that is searched, filtered, sorted and paged here; what is searched and shown stands in the page's address. */
export function LocalTable<Row extends { id: string }>(props: LocalTableProps<Row>) {
  const { label, rows, columns, filters, textOf, onOpen } = props;
  const [query, setQuery] = useAddressParameter('q');
  const [shown, setShown] = useAddressParameter('show');
  const [, setParameters] = useSearchParams();
  const [sort, setSort] = useState<ResultSort>();
  const [page, setPage] = useState(0);
  const filter = filters.find(({ id }) => id === shown);
  const matching = useMemo(() => {
    const wanted = query.trim().toLowerCase();
    const found = rows.filter(
      (row) => (!filter || filter.fits(row)) && (wanted === '' || textOf(row).toLowerCase().includes(wanted)),
    );
    return sorted(found, columns, sort);
  }, [rows, columns, filter, query, sort, textOf]);
  const lastPage = Math.max(0, Math.ceil(matching.length / PER_PAGE) - 1);
  const current = Math.min(page, lastPage);
  const showAll = () => {
    setPage(0);
    setParameters(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete('q');
        next.delete('show');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return (
    <Box sx={{ minWidth: 0 }}>
      <NarrowingFields
        label={label}
        text={query}
        onText={(text) => {
          setQuery(text);
          setPage(0);
        }}
        choices={[{ id: ALL, label: `All ${label.toLowerCase()}` }, ...filters]}
        chosen={filter?.id ?? ALL}
        onChoose={(id) => {
          setShown(id === ALL ? '' : id);
          setPage(0);
        }}
      />
      {matching.length === 0 ? (
        <EmptyState
          title="Nothing matches"
          text="Try another search or filter."
          action={<Button onClick={showAll}>Show all</Button>}
        />
      ) : (
        <ResultRows
          label={label}
          columns={columns.map((column) => ({ ...column, sort: column.label }))}
          rows={matching.slice(current * PER_PAGE, (current + 1) * PER_PAGE)}
          sort={sort}
          onSort={(next) => {
            setSort(next);
            setPage(0);
          }}
          onOpen={onOpen}
        />
      )}
      {matching.length > PER_PAGE ? (
        <TablePagination
          component="div"
          count={matching.length}
          page={current}
          rowsPerPage={PER_PAGE}
          rowsPerPageOptions={[PER_PAGE]}
          onPageChange={(_, next) => setPage(next)}
        />
      ) : null}
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

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ListPager } from '../../../shared/result/ListPager';
import type { ApiPage } from '../../../providers/apiClient';
import { EmptyState } from '../../../shared/EmptyState';
import { NarrowingFields } from '../../../shared/result/NarrowingFields';
import { type ResultColumn, ResultRows } from '../../../shared/result/ResultRows';
import { ResultStates } from '../../../shared/result/ResultStates';
import { useDebounced } from '../../../shared/useDebounced';
import type { RunQuery } from '../pageTools';
import type { RunFilter } from './runFilters';

const PER_PAGE = 25;
const SEARCH_REST_MS = 400;

export interface RunTableProps<Row> {
  /** What the rows are: `Pages`. */
  label: string;
  /** Names the list among all that were asked for. */
  id: string;
  columns: readonly ResultColumn<Row>[];
  filters: readonly RunFilter[];
  load: (query: RunQuery, signal: AbortSignal) => Promise<ApiPage<Row>>;
  /** Opens a row, whose first cell is a button then. */
  onOpen?: (row: Row) => void;
}

/** The rows of a run, searched, filtered, sorted and paged by the server. */
export function RunTable<Row extends { id: string }>(props: RunTableProps<Row>) {
  const { label, id, columns, filters, load, onOpen } = props;
  const [text, setText] = useState('');
  const [filter, setFilter] = useState(0);
  const [sort, setSort] = useState<RunQuery['sort']>();
  const [page, setPage] = useState(0);
  const q = useDebounced(text.trim(), SEARCH_REST_MS);
  const chosen = filters[filter]?.[1] ?? {};
  const query: RunQuery = { filter: { ...chosen, ...(q && { q }) }, sort, page, perPage: PER_PAGE };
  const rows = useQuery({
    queryKey: ['page-runs', id, query],
    queryFn: ({ signal }) => load(query, signal),
    placeholderData: keepPreviousData,
  });
  const isNarrowed = q !== '' || filter > 0;
  const showAll = () => {
    setText('');
    setFilter(0);
    setPage(0);
  };
  return (
    <Box sx={{ minWidth: 0 }}>
      <NarrowingFields
        label={label}
        text={text}
        onText={(next) => {
          setText(next);
          setPage(0);
        }}
        choices={filters.map(([name], index) => ({ id: String(index), label: name }))}
        chosen={String(filter)}
        onChoose={(id) => {
          setFilter(Number(id));
          setPage(0);
        }}
      />
      <ResultStates
        query={rows}
        isEmpty={({ total }) => total === 0}
        empty={
          <EmptyState
            title={isNarrowed ? 'Nothing matches' : `No ${label.toLowerCase()}`}
            text={
              isNarrowed ? 'Try another search or filter.' : 'Nothing was found on the pages of this run.'
            }
            action={isNarrowed ? <Button onClick={showAll}>Show all</Button> : undefined}
          />
        }
        failure="The list could not be loaded"
        loading={{ label: 'Loading the list', heights: [40, 40, 40, 40] }}
      >
        {({ items, total }) => (
          <>
            <ResultRows
              label={label}
              columns={columns}
              rows={items}
              sort={sort}
              onSort={(next) => {
                setSort(next);
                setPage(0);
              }}
              onOpen={onOpen}
            />
            <ListPager total={total} page={page} perPage={PER_PAGE} onPage={setPage} />
          </>
        )}
      </ResultStates>
    </Box>
  );
}

import { ROW_FILTERS } from '@contracts/strategy/rows-query';
import { STRATEGY_LIMITS, type StrategyTab, type StrategyTabs } from '@contracts/strategy/strategy';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../shared/EmptyState';
import { ListPager } from '../../../shared/result/ListPager';
import { NarrowingFields } from '../../../shared/result/NarrowingFields';
import { type ResultColumn, ResultRows, type ResultSort } from '../../../shared/result/ResultRows';
import { ResultStates } from '../../../shared/result/ResultStates';
import { pageNumber, ROWS_PAGE, usePageAddress } from '../../../shared/usePageAddress';
import { useRows } from './useStrategy';

interface RowsTableProps<Tab extends StrategyTab> {
  id: string;
  tab: Tab;
  /** What the rows are: `Clusters`. */
  label: string;
  columns: readonly ResultColumn<StrategyTabs[Tab]>[];
  /** How the filters are called; those without a name are not offered. */
  filters: Readonly<Record<string, string>>;
  /** Rows of the tab; none shows `empty`. */
  total: number;
  empty: ReactNode;
  onOpen?: (row: StrategyTabs[Tab]) => void;
}

const ALL = 'all';

/** The rows of a tab, paged by the server; how they show is in the page's address. */
export function RowsTable<Tab extends StrategyTab>(props: RowsTableProps<Tab>) {
  const { id, tab, label, columns, filters, total, empty, onOpen } = props;
  const { get, change } = usePageAddress();
  const rows = useRows(id, tab);
  const narrow = (changes: Record<string, string>) => change({ ...changes, [ROWS_PAGE]: '' }, true);
  if (total === 0) return empty;
  const offered = ROW_FILTERS[tab].flatMap((filter) => {
    const name = filters[filter];
    return name === undefined ? [] : [{ id: filter, label: name }];
  });
  const chosen = offered.find((filter) => filter.id === get('show'))?.id ?? ALL;
  return (
    <Box sx={{ minWidth: 0 }}>
      <NarrowingFields
        label={label}
        text={get('q')}
        onText={(q) => narrow({ q })}
        choices={[{ id: ALL, label: `All ${label.toLowerCase()}` }, ...offered]}
        chosen={chosen}
        onChoose={(show) => narrow({ show: show === ALL ? '' : show })}
      />
      <ResultStates
        query={rows}
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
              perPage={STRATEGY_LIMITS.rows}
              onPage={(page) => change({ [ROWS_PAGE]: page > 0 ? String(page + 1) : '' })}
            />
          </>
        )}
      </ResultStates>
    </Box>
  );
}

function sortText(sort: ResultSort): string {
  return sort ? `${sort[1] === 'DESC' ? '-' : ''}${sort[0]}` : '';
}

function sortOf(text: string): ResultSort {
  if (text === '') return undefined;
  return text.startsWith('-') ? [text.slice(1), 'DESC'] : [text, 'ASC'];
}

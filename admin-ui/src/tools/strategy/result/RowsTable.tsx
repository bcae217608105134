import { ROW_FILTERS } from '@contracts/strategy/rows-query';
import { STRATEGY_LIMITS, type StrategyTab, type StrategyTabs } from '@contracts/strategy/strategy';
import type { ReactNode } from 'react';
import type { ResultColumn } from '../../../shared/result/ResultRows';
import { ServedTable } from '../../../shared/result/ServedTable';
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

/** The rows of a tab. */
export function RowsTable<Tab extends StrategyTab>(props: RowsTableProps<Tab>) {
  const { id, tab, label, columns, filters, total, empty, onOpen } = props;
  const rows = useRows(id, tab);
  if (total === 0) return empty;
  const offered = ROW_FILTERS[tab].flatMap((filter) => {
    const name = filters[filter];
    return name === undefined ? [] : [{ id: filter, label: name }];
  });
  return (
    <ServedTable
      label={label}
      columns={columns}
      filters={offered}
      query={rows}
      perPage={STRATEGY_LIMITS.rows}
      onOpen={onOpen}
    />
  );
}

import type { RowsQuery } from '../../contracts/strategy/rows-query';
import {
  type ClusterRow,
  type ConflictRow,
  type PageRow,
  type StrategyRows,
  type StrategyTab,
  STRATEGY_LIMITS,
  type StrategyTabs,
} from '../../contracts/strategy/strategy';
import { UNCLASSIFIED } from '../../contracts/intent/intent';
import { searchMatcher } from '../text/search';
import type { Evaluation } from './evaluate';

interface Reading<Row> {
  /** All that a search looks into. */
  textOf: (row: Row) => string;
  /** What one filter lets through. */
  fits: (row: Row, filter: string) => boolean;
}

const ofClusters: Reading<ClusterRow> = {
  textOf: ({ label, page }) => `${label} ${page ?? ''}`,
  fits: ({ coverage, intent }, filter) => coverage === filter || (intent ?? UNCLASSIFIED) === filter,
};
const READINGS: { [Tab in StrategyTab]: Reading<StrategyTabs[Tab]> } = {
  clusters: ofClusters,
  gaps: ofClusters,
  cannibalisation: {
    textOf: ({ subject, contenders }: ConflictRow) =>
      [subject, ...contenders.map(({ address, title }) => `${address} ${title ?? ''}`)].join(' '),
    fits: ({ advice }, filter) => advice === filter,
  },
  pages: {
    textOf: ({ address, title }: PageRow) => `${address} ${title ?? ''}`,
    fits: ({ faults, intent }, filter) =>
      filter === 'faulty'
        ? faults.length > 0
        : faults.some((fault) => fault === filter) || (intent ?? UNCLASSIFIED) === filter,
  },
};

/** The rows of a tab that a search and a filter find, sorted and a page of them. What is not known comes last. */
export function rowsOf<Tab extends StrategyTab>(
  { tabs }: Evaluation,
  { tab, page, q, show, sort }: RowsQuery<Tab>,
): StrategyRows<Tab> {
  const { textOf, fits } = READINGS[tab] as unknown as Reading<StrategyTabs[Tab]>;
  const rows = tabs[tab] as StrategyTabs[Tab][];
  const matches = searchMatcher(q);
  const found = rows.filter((row) => (show === '' || fits(row, show)) && matches(textOf(row)));
  const sorted = sort === null ? found : found.toSorted(compareBy(sort.field, sort.descending));
  const from = (page - 1) * STRATEGY_LIMITS.rows;
  return { tab, total: found.length, rows: sorted.slice(from, from + STRATEGY_LIMITS.rows) };
}

function compareBy(field: string, descending: boolean) {
  const sign = descending ? -1 : 1;
  const valueOf = (row: object) => worthOf((row as Record<string, unknown>)[field]);
  return (a: object, b: object): number => {
    const [one, other] = [valueOf(a), valueOf(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    if (typeof one === 'number' && typeof other === 'number') return sign * (one - other);
    return sign * String(one).localeCompare(String(other), 'en');
  };
}

function worthOf(value: unknown): string | number | null {
  if (Array.isArray(value)) return value.length;
  if (typeof value === 'number') return value;
  return typeof value === 'string' && value !== '' ? value : null;
}

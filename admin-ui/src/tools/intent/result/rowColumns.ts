import { INTENT_RESULT_COLUMNS } from '@contracts/intent/intent';

export type RowColumnKind = 'keyword' | 'primary' | 'intents' | 'matches' | 'source';

export interface RowColumn {
  /** Where the cell is in a row of the file. */
  index: number;
  label: string;
  kind: RowColumnKind;
}

const ADDED_KINDS: Record<(typeof INTENT_RESULT_COLUMNS)[number], RowColumnKind> = {
  Informational: 'matches',
  'Commercial Investigation': 'matches',
  Transactional: 'matches',
  Navigational: 'matches',
  Intent: 'intents',
  'Primary Intent': 'primary',
};
const ORDER: readonly RowColumnKind[] = ['keyword', 'primary', 'intents', 'matches', 'source'];

/**
 * The columns in the order in which they are shown: the keyword and what was found out about it come first,
 * the file's other columns after them in their own order.
 */
export function rowColumns(header: readonly string[], keywordColumn: string): RowColumn[] {
  const sources = header.length - INTENT_RESULT_COLUMNS.length;
  const names = header.slice(0, sources).map((name) => name.trim());
  const keyword = keywordColumn ? names.indexOf(keywordColumn) : 0;
  const columns = header.map((label, index): RowColumn => {
    const added = INTENT_RESULT_COLUMNS[index - sources];
    if (added) return { index, label: added, kind: ADDED_KINDS[added] };
    const kind = index === keyword ? 'keyword' : 'source';
    return { index, label: label || (kind === 'keyword' ? 'Keyword' : `Column ${index + 1}`), kind };
  });
  return ORDER.flatMap((kind) => columns.filter((column) => column.kind === kind));
}

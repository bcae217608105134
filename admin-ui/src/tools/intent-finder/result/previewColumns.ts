import { INTENT_RESULT_COLUMNS } from '@contracts/intent/intent';

export type PreviewColumnKind = 'keyword' | 'primary' | 'intents' | 'matches' | 'source';

export interface PreviewColumn {
  /** Where the cell is in a row of the file. */
  index: number;
  label: string;
  kind: PreviewColumnKind;
}

const ADDED_KINDS: Record<(typeof INTENT_RESULT_COLUMNS)[number], PreviewColumnKind> = {
  Informational: 'matches',
  'Commercial Investigation': 'matches',
  Transactional: 'matches',
  Navigational: 'matches',
  Intent: 'intents',
  'Primary Intent': 'primary',
};
const ORDER: readonly PreviewColumnKind[] = ['keyword', 'primary', 'intents', 'matches', 'source'];

/**
 * The columns as the preview shows them: the keyword and what was found out about it come first,
 * the file's other columns after them in their own order.
 */
export function previewColumns(header: readonly string[], keywordColumn: string): PreviewColumn[] {
  const sources = header.length - INTENT_RESULT_COLUMNS.length;
  const keyword = keywordColumn ? header.slice(0, sources).indexOf(keywordColumn) : 0;
  const columns = header.map((label, index): PreviewColumn => {
    const added = INTENT_RESULT_COLUMNS[index - sources];
    if (added) return { index, label: added, kind: ADDED_KINDS[added] };
    const kind = index === keyword ? 'keyword' : 'source';
    return { index, label: label || (kind === 'keyword' ? 'Keyword' : `Column ${index + 1}`), kind };
  });
  return ORDER.flatMap((kind) => columns.filter((column) => column.kind === kind));
}

import type { DraftNode } from '../../contracts/drafts/draft-nodes';
import { countWordsOf } from '../text/words';
import { linesOf, piecesOf } from '../text/pieces';
import type { NodeReading } from '../optimize/draft-reader';

/** What an inline node that is no text stands for. */
const BREAK = '\n';
const INLINE = '\ufffc';

/** How a stored draft is read. */
export const DRAFT_JSON: NodeReading<DraftNode> = {
  typeOf: ({ type }) => type,
  levelOf: ({ attrs }) => Number(attrs?.['level'] ?? 0),
  childrenOf: ({ content }) => content ?? [],
  textOf: ({ type, text }) => text ?? (type === 'hardBreak' ? BREAK : INLINE),
  hrefOf: ({ marks }) => {
    const href = marks?.find(({ type }) => type === 'link')?.attrs?.['href'];
    return typeof href === 'string' ? href : null;
  },
};

/** The text of the inline nodes of a node. */
export function inlineTextOf({ content = [] }: DraftNode): string {
  return content.map(DRAFT_JSON.textOf).join('');
}

/** Words of all lines, as texts are counted everywhere here. */
export function draftWordsOf(node: DraftNode): number {
  const children = node.content ?? [];
  if (children.some(({ type }) => type === 'text')) {
    return linesOf(inlineTextOf(node))
      .flatMap((line) => piecesOf(line))
      .reduce((sum, { text }) => sum + countWordsOf(text), 0);
  }
  return children.reduce((sum, child) => sum + draftWordsOf(child), 0);
}

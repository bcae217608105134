import type { OptimizeGoal } from '@contracts/optimize/optimize';
import { DraftReader, type NodeReading } from '@domain/optimize/draft-reader';
import type { Node } from '@tiptap/pm/model';

/** How the nodes of the editor are read: they never change, and so are known again. */
const EDITOR_NODES: NodeReading<Node> = {
  typeOf: ({ type }) => type.name,
  levelOf: ({ attrs }) => Number(attrs['level'] ?? 0),
  childrenOf: ({ content }) => content.content,
  textOf: ({ text, type }) => text ?? (type.name === 'hardBreak' ? '\n' : '\ufffc'),
  hrefOf: ({ marks }) => {
    const link = marks.find(({ type }) => type.name === 'link');
    return link ? String(link.attrs['href']) : null;
  },
};

/** Reads the drafts that are laid beside one goal. */
export function editorReader({ keyword, language, terms, profile }: OptimizeGoal): DraftReader<Node> {
  return new DraftReader({ keyword, language, terms, words: profile.target.words }, EDITOR_NODES);
}

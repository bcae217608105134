import { closeHistory } from '@tiptap/pm/history';
import type { Fragment } from '@tiptap/pm/model';
import { TextSelection } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import { type PassageBlock, textIn } from './passage';

/**
 * Puts blocks in other words into their places, as one step that can be undone, and selects them.
 * @returns false, and leaves all as it is, where the text is not what it was
 */
export function acceptRewrite(
  { state, view }: Editor,
  blocks: readonly PassageBlock[],
  contents: readonly Fragment[],
): boolean {
  const { doc } = state;
  const isSame = blocks.every(
    ({ from, to, text }) => to <= doc.content.size && textIn(doc, from, to) === text,
  );
  const [first, last] = [blocks[0], blocks.at(-1)];
  if (!isSame || !first || !last) return false;
  const change = closeHistory(state.tr);
  // From the end, so that the places of those before stay what they are.
  blocks
    .map((block, at) => ({ ...block, content: contents[at] }))
    .toReversed()
    .forEach(({ from, to, content }) => {
      if (content) change.replaceWith(from, to, content);
    });
  change.setSelection(TextSelection.create(change.doc, first.from, change.mapping.map(last.to)));
  view.dispatch(change.scrollIntoView());
  return true;
}

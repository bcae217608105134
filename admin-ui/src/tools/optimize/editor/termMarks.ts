import { Extension } from '@tiptap/core';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';

/** A use of a term in the document. */
export interface MarkedUse {
  from: number;
  to: number;
  state: 'missing' | 'few' | 'ok' | 'over';
}

const MARKS = new PluginKey<DecorationSet>('term-marks');

/** Shows where terms are used. They are no part of the text: what is typed moves them along until it is read anew. */
export const TermMarks = Extension.create({
  name: 'termMarks',
  addProseMirrorPlugins() {
    return [
      new Plugin<DecorationSet>({
        key: MARKS,
        state: {
          init: () => DecorationSet.empty,
          apply: (transaction, marks) => {
            const fresh = transaction.getMeta(MARKS) as DecorationSet | undefined;
            return fresh ?? marks.map(transaction.mapping, transaction.doc);
          },
        },
        props: { decorations: (state) => MARKS.getState(state) },
      }),
    ];
  },
});

export function showUses(view: EditorView, uses: readonly MarkedUse[]): void {
  const marks = uses.map(({ from, to, state }) =>
    Decoration.inline(from, to, { class: `term term-${state}` }),
  );
  const set = DecorationSet.create(view.state.doc, marks);
  view.dispatch(view.state.tr.setMeta(MARKS, set).setMeta('addToHistory', false));
}

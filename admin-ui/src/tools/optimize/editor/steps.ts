import type { BriefOutline } from '@contracts/briefs/briefs';
import type { Editor, JSONContent } from '@tiptap/react';
import { type EditorFacts, placedUses, placeFor } from './draftNodes';

/** Selects the next use of a term behind the cursor; of a missing one goes to where it could stand, and says so. */
export function showTerm(editor: Editor, facts: EditorFacts, term: number, key: string): string | undefined {
  const document = editor.state.doc;
  const uses = placedUses(document, facts).filter((use) => use.term === term);
  const { from: cursor } = editor.state.selection;
  const next = uses.find(({ from }) => from > cursor) ?? uses[0];
  if (next) {
    select(editor, next);
    return undefined;
  }
  const place = placeFor(document, facts, key);
  const end = Math.min(place ?? document.content.size - 1, document.content.size - 1);
  select(editor, { from: end, to: end });
  return place === null
    ? 'No sentence is close to this term: write a new one.'
    : 'This paragraph is the closest to the term.';
}

function select(editor: Editor, range: { from: number; to: number }): void {
  editor.chain().focus().setTextSelection(range).scrollIntoView().run();
}

/** Behind the block that the cursor is in. */
export function insertHeading(editor: Editor, text: string, level: number): void {
  insertBehind(editor, [headingOf(text, level), { type: 'paragraph' }]);
}

/** The sections of an outline as headings, each with what its writer is to answer. */
export function insertOutline(editor: Editor, { sections }: BriefOutline): void {
  insertBehind(
    editor,
    sections.flatMap(({ level, heading, questions, note }) => [
      headingOf(heading, level),
      ...(note ? [paragraphOf(note)] : []),
      ...(questions.length > 0 ? [listOf(questions)] : []),
      { type: 'paragraph' },
    ]),
  );
}

function insertBehind(editor: Editor, content: JSONContent[]): void {
  const { $to } = editor.state.selection;
  const end = $to.depth === 0 ? editor.state.doc.content.size : $to.after(1);
  editor.chain().focus().insertContentAt(end, content).scrollIntoView().run();
}

function headingOf(text: string, level: number): JSONContent {
  return { type: 'heading', attrs: { level }, content: [{ type: 'text', text }] };
}

function paragraphOf(text: string): JSONContent {
  return { type: 'paragraph', content: [{ type: 'text', text }] };
}

function listOf(texts: readonly string[]): JSONContent {
  return {
    type: 'bulletList',
    content: texts.map((text) => ({ type: 'listItem', content: [paragraphOf(text)] })),
  };
}

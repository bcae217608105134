import type { DraftScore, OptimizeGoal } from '@contracts/optimize/optimize';
import { scoreOf } from '@domain/optimize/score';
import type { Editor } from '@tiptap/react';
import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { type DraftHeadFields, type EditorFacts, placedUses } from './draftNodes';
import type { editorReader } from './editorReader';
import { termStateOf } from '../score/termState';
import { type ToldMeaning, useDraftMeaning } from './useDraftMeaning';
import { showUses } from './termMarks';

export interface ScoredDraft {
  score: DraftScore;
  facts: EditorFacts;
  /** Why terms count by their words alone, where they do. */
  missing: ToldMeaning['missing'];
}

/** A pause in typing: from then on the score is to be there within 100 ms. */
const PAUSE_MS = 60;

/** The score of what is in the editor, soon after each change, and the uses of terms marked in it. */
export function useScore(
  draft: string,
  editor: Editor | null,
  head: DraftHeadFields,
  goal: OptimizeGoal | null,
  marks: boolean,
) {
  const [scored, setScored] = useState<ScoredDraft | null>(null);
  const reader = useReader(goal);
  const { told, tellFacts } = useDraftMeaning(draft, goal);
  const { title, slug, description } = head;
  useEffect(() => {
    if (!editor || !goal || !reader) return undefined;
    const read = () => {
      if (editor.isDestroyed) return;
      const document = editor.state.doc;
      const facts = reader.read(document, { title, slug, description }, told.meant);
      setScored({ facts, score: scoreOf(facts, goal), missing: told.missing });
      tellFacts(facts);
      // What is being composed must not be touched.
      if (editor.view.composing) return;
      const uses = marks ? placedUses(document, facts) : [];
      showUses(
        editor.view,
        uses.map(({ term, from, to }) => {
          const range = goal.terms[term] ?? { from: 0, to: 0 };
          return { from, to, state: termStateOf(facts.uses[term] ?? 0, range) };
        }),
      );
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(read, PAUSE_MS);
    };
    later();
    editor.on('update', later);
    return () => {
      clearTimeout(timer);
      editor.off('update', later);
    };
  }, [editor, goal, reader, marks, title, slug, description, told, tellFacts]);
  return goal ? scored : null;
}

/** Knows the forms of words in all languages, which one can begin to write without. */
const loadReader = () => import('./editorReader');

function useReader(goal: OptimizeGoal | null) {
  const notify = useNotify();
  const [reader, setReader] = useState<ReturnType<typeof editorReader> | null>(null);
  useEffect(() => {
    if (!goal) return undefined;
    let isGone = false;
    loadReader().then(
      ({ editorReader: readerOf }) => isGone || setReader(readerOf(goal)),
      () => notify('The score could not be loaded. Reload the page to see it.', { type: 'error' }),
    );
    return () => {
      isGone = true;
      setReader(null);
    };
  }, [goal, notify]);
  return reader;
}

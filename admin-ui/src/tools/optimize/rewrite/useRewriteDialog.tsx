import type { OptimizeGoal } from '@contracts/optimize/optimize';
import type { Editor } from '@tiptap/react';
import { type ReactNode, useState } from 'react';
import { useNotify } from 'react-admin';
import { useInstance } from '../../../shared/useInstance';
import type { ScoredDraft } from '../editor/useScore';
import { termStateOf } from '../score/termState';
import { type PassageBlock, passageOf } from './passage';
import { RewriteDialog } from './RewriteDialog';

/** What has a model rewrite the selection of a draft, and the dialog for it; undefined where there is no model. */
export function useRewriteDialog(
  draft: string,
  editor: Editor,
  goal: OptimizeGoal | null,
  scored: ScoredDraft | null,
): { start: (() => void) | undefined; dialog: ReactNode } {
  const { ai } = useInstance();
  const notify = useNotify();
  const [blocks, setBlocks] = useState<PassageBlock[]>([]);
  const [isOpen, setOpen] = useState(false);
  const start = () => {
    const passage = passageOf(editor.state);
    if (typeof passage === 'string') {
      notify(passage, { type: 'info' });
      return;
    }
    setBlocks(passage);
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    editor.commands.focus();
  };
  const missing =
    goal &&
    scored &&
    goal.terms.filter((term, at) => termStateOf(scored.facts.uses[at] ?? 0, term) === 'missing');
  const dialog = isOpen ? (
    <RewriteDialog draft={draft} editor={editor} blocks={blocks} missing={missing} onClose={close} />
  ) : null;
  return { start: ai ? start : undefined, dialog };
}

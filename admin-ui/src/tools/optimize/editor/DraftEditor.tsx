import type { DraftView, NewerDraft } from '@contracts/drafts/drafts';
import { OUTLINE_KINDS } from '@contracts/briefs/briefs';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { UnsavedWarning } from '../../../shared/form/LeaveWarning';
import { draftKeys, saveDraft } from '../optimizeApi';
import { ScorePanel } from '../score/ScorePanel';
import { ScoreDrawer } from '../score/ScoreDrawer';
import { ConflictDialog } from './ConflictDialog';
import { DraftBar } from './DraftBar';
import { DraftSaver, type SaveState } from './draftSaver';
import { EditorArea } from './EditorArea';
import { HeadFields } from './HeadFields';
import { NoGoal } from './NoGoal';
import { OutlineOffer } from './OutlineOffer';
import { insertHeading, insertOutline, showTerm } from './steps';
import { useRewriteDialog } from '../rewrite/useRewriteDialog';
import { useDraftText } from './useDraftText';
import { useScore } from './useScore';

interface DraftEditorProps {
  draft: DraftView;
  /** Shows another text of the draft in this one's place. */
  onReplace: (newer: NewerDraft | DraftView) => void;
}

/** A draft while it is written: its text, what it is called and found by, and its score beside it. */
export function DraftEditor({ draft, onReplace }: DraftEditorProps) {
  const notify = useNotify();
  const [goal, setGoal] = useState(draft.goal);
  const [marks, setMarks] = useState(true);
  const { saver, state } = useDraftSaver(draft);
  const { editor, head, read, changeHead } = useDraftText(draft, (latest) => saver.changed(latest));
  const scored = useScore(draft.id, editor, head, goal, marks);
  const rewrite = useRewriteDialog(draft.id, editor, goal, scored);
  const isWide = useMediaQuery(useTheme().breakpoints.up('lg'));
  const panel =
    goal && scored ? (
      <ScorePanel
        goal={goal}
        scored={scored}
        onTerm={(term) => {
          const told = showTerm(editor, scored.facts, term, goal.terms[term]?.key ?? '');
          if (told) notify(told, { type: 'info' });
        }}
        onHeading={(label, level) => insertHeading(editor, label, level)}
        onOutline={(kind) => {
          const outline = goal.outlines.find(
            (each) => each.kind === OUTLINE_KINDS.find((known) => known === kind),
          );
          if (outline) insertOutline(editor, outline);
        }}
      />
    ) : (
      <NoGoal draft={draft.id} hasGoal={goal !== null} onGoal={setGoal} />
    );
  return (
    <>
      <UnsavedWarning isUnsaved={state.kind !== 'saved'} />
      <DraftBar
        draft={draft}
        head={head}
        state={state}
        saver={saver}
        marks={marks}
        hasGoal={goal !== null}
        onMarks={setMarks}
        onGoal={setGoal}
        onReplace={onReplace}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            lg: 'minmax(0, 1fr) 304px',
            xl: 'minmax(0, 1fr) 400px',
          },
        }}
      >
        <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
          <HeadFields head={head} onChange={changeHead} />
          <OutlineOffer editor={editor} outlines={goal?.outlines ?? []} />
          <EditorArea editor={editor} onRewrite={rewrite.start} />
          {rewrite.dialog}
        </Box>
        {isWide ? (
          <Card
            component="aside"
            aria-label="Score"
            sx={{ p: 2, position: 'sticky', top: 72, maxHeight: 'calc(100vh - 88px)', overflowY: 'auto' }}
          >
            {panel}
          </Card>
        ) : (
          <ScoreDrawer points={scored?.score.points} goal={goal?.points}>
            {panel}
          </ScoreDrawer>
        )}
      </Box>
      {state.kind === 'conflict' ? (
        <ConflictDialog
          newer={state.newer}
          own={read()}
          source={draft.source}
          onKeepOwn={() => void saver.overwrite(state.newer.version, read)}
          onTakeNewer={() => onReplace(state.newer)}
        />
      ) : null}
    </>
  );
}

/** Saves a draft while it is written, and when its page is hidden or left. */
function useDraftSaver({ id, version, updatedAt }: DraftView) {
  const client = useQueryClient();
  const [state, setState] = useState<SaveState>({ kind: 'saved', at: updatedAt });
  const [saver] = useState(
    () => new DraftSaver({ version, updatedAt }, (draft) => saveDraft(id, draft), setState),
  );
  useEffect(() => {
    const hide = () => {
      if (document.visibilityState === 'hidden') void saver.flush();
    };
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      void saver.flush().then(() => client.invalidateQueries({ queryKey: ['drafts', 'list'] }));
      client.removeQueries({ queryKey: draftKeys.one(id) });
    };
  }, [saver, client, id]);
  return { saver, state };
}

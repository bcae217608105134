import { DRAFT_FORMATS, type DraftFormat, type DraftView } from '@contracts/drafts/drafts';
import type { OptimizeGoal } from '@contracts/optimize/optimize';
import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { ExportMenu } from '../../../shared/result/ExportMenu';
import { downloadDraft } from '../optimizeApi';
import { VersionsDialog } from '../versions/VersionsDialog';
import { GoalDialog } from './GoalDialog';
import type { DraftHeadFields } from './draftNodes';
import type { DraftSaver, SaveState } from './draftSaver';
import { SaveNotice } from './SaveNotice';

interface DraftBarProps {
  draft: DraftView;
  head: DraftHeadFields;
  state: SaveState;
  saver: DraftSaver;
  marks: boolean;
  hasGoal: boolean;
  onMarks: (shown: boolean) => void;
  onGoal: (goal: OptimizeGoal | null) => void;
  onReplace: (draft: DraftView) => void;
}

const FORMATS: Record<DraftFormat, string> = { docx: 'Word document', md: 'Markdown', html: 'HTML' };

/** What is done with a draft as a whole. */
export function DraftBar(props: DraftBarProps) {
  const { draft, state, saver, marks, hasGoal, onMarks, onGoal, onReplace } = props;
  const [open, setOpen] = useState<'versions' | 'goal' | null>(null);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
      <Box sx={{ flex: '1 1 12rem', minWidth: 0 }}>
        <SaveNotice state={state} onRetry={() => void saver.flush()} />
      </Box>
      {hasGoal ? (
        <FormControlLabel
          control={<Switch size="small" checked={marks} onChange={(_, shown) => onMarks(shown)} />}
          label="Mark terms"
        />
      ) : null}
      <Button size="small" variant="outlined" onClick={() => setOpen('goal')}>
        {hasGoal ? 'Other pages' : 'Choose pages'}
      </Button>
      <Button size="small" variant="outlined" startIcon={<HistoryIcon />} onClick={() => setOpen('versions')}>
        Versions
      </Button>
      <ExportMenu size="small" choices={exportsOf(draft.id, saver)} />
      {open === 'versions' ? (
        <VersionsDialog draft={draft.id} saver={saver} onRestored={onReplace} onClose={() => setOpen(null)} />
      ) : null}
      {open === 'goal' ? <GoalDialog draft={draft.id} onGoal={onGoal} onClose={() => setOpen(null)} /> : null}
    </Box>
  );
}

/** What is exported is what is written, saved or not. */
function exportsOf(draft: string, saver: DraftSaver) {
  return DRAFT_FORMATS.map((format) => ({
    label: FORMATS[format],
    download: async () => {
      await saver.flush();
      await downloadDraft(draft, format);
    },
  }));
}

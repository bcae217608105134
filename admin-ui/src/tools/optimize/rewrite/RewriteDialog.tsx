import type { OptimizeTerm } from '@contracts/optimize/optimize';
import { OPTIMIZE_MESSAGES, REWRITE_AIM_NAMES } from '@contracts/optimize/optimize-messages';
import { REWRITE_AIMS, type RewriteAim } from '@contracts/optimize/rewrite';
import { WRITTEN_BY_AI } from '@contracts/model/model-texts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import type { Editor } from '@tiptap/react';
import { useId, useState } from 'react';
import { AskAi } from '../../../shared/model/AskAi';
import { acceptRewrite } from './acceptRewrite';
import { inOtherWords } from './inOtherWords';
import type { PassageBlock } from './passage';
import { RewriteDiff } from './RewriteDiff';
import { RewriteTerms } from './RewriteTerms';
import { useRewrite } from './useRewrite';

interface RewriteDialogProps {
  draft: string;
  editor: Editor;
  blocks: readonly PassageBlock[];
  /** Those that the draft does not use, the most important first; null without a goal. */
  missing: readonly OptimizeTerm[] | null;
  onClose: () => void;
}

/** Has a model put the selection in other words, and shows what would change before anything does. */
export function RewriteDialog({ draft, editor, blocks, missing, onClose }: RewriteDialogProps) {
  const id = useId();
  const [aim, setAim] = useState<RewriteAim>('clearer');
  const [terms, setTerms] = useState<readonly string[]>([]);
  const [fault, setFault] = useState('');
  const { written, ask, clear, ...asking } = useRewrite(draft);
  const { doc } = editor.state;
  const rewritten = written && blocks.map((block, at) => inOtherWords(doc, block, written[at] ?? block.text));
  const isSame = rewritten?.every(({ runs }) => runs.every(({ is }) => is === 'kept')) ?? false;
  const choose = (change: () => void) => {
    clear();
    setFault('');
    change();
  };
  const start = () => {
    const isWithout = aim === 'terms' && terms.length === 0;
    setFault(isWithout ? OPTIMIZE_MESSAGES.rewriteTermsInvalid : '');
    if (!isWithout) ask({ paragraphs: blocks.map(({ text }) => text), aim, terms: [...terms] });
  };
  const accept = () => {
    const contents = rewritten?.map(({ content }) => content) ?? [];
    if (acceptRewrite(editor, blocks, contents)) onClose();
    else setFault(OPTIMIZE_MESSAGES.rewriteChanged);
  };
  return (
    <Dialog open fullWidth maxWidth="md" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id} variant="h2">
        Rewrite the selection with AI
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <RadioGroup
          row
          aria-label="How to rewrite the text"
          value={aim}
          onChange={(_, chosen) => choose(() => setAim(chosen as RewriteAim))}
        >
          {REWRITE_AIMS.filter((each) => each !== 'terms' || missing !== null).map((each) => (
            <FormControlLabel
              key={each}
              value={each}
              control={<Radio size="small" />}
              label={REWRITE_AIM_NAMES[each]}
            />
          ))}
        </RadioGroup>
        {aim === 'terms' && missing ? (
          <RewriteTerms missing={missing} chosen={terms} onChange={(next) => choose(() => setTerms(next))} />
        ) : null}
        {fault ? <Alert severity="error">{fault}</Alert> : null}
        <RewriteDiff blocks={blocks} rewritten={rewritten} />
        {rewritten ? (
          <Typography variant="body2" color="text.secondary">
            {isSame ? 'The AI would leave this text as it is.' : `${WRITTEN_BY_AI} Undo takes it back.`}
          </Typography>
        ) : (
          <AskAi
            state={{ on: true, ...asking, ask: start }}
            label="Rewrite"
            sends={`Sends the selected text${aim === 'terms' ? ' and the chosen terms' : ''} to the AI.`}
          />
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>{rewritten ? 'Reject' : 'Close'}</Button>
        {rewritten && !isSame ? (
          <Button variant="contained" onClick={accept}>
            Accept
          </Button>
        ) : null}
      </DialogActions>
    </Dialog>
  );
}

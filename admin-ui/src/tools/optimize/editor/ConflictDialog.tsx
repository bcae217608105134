import type { DraftFields, GoalSource, NewerDraft } from '@contracts/drafts/drafts';
import { DRAFT_MESSAGES } from '@contracts/drafts/draft-messages';
import type { DraftNode } from '@contracts/drafts/draft-nodes';
import { inlineTextOf } from '@domain/drafts/draft-json';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { ApiError } from '../../../providers/apiClient';
import { formatDateTime } from '../../../shared/format';
import { beginDraft } from '../optimizeApi';

interface ConflictDialogProps {
  newer: NewerDraft;
  own: DraftFields;
  source: GoalSource | null;
  onKeepOwn: () => void;
  onTakeNewer: () => void;
}

/** Two texts of one draft: shows both, and lets one choose, or keep one's own as another draft. Neither is lost by itself. */
export function ConflictDialog({ newer, own, source, onKeepOwn, onTakeNewer }: ConflictDialogProps) {
  const id = useId();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => beginBeside(own, source),
    onSuccess: onTakeNewer,
  });
  return (
    <Dialog open fullWidth maxWidth="md" aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <DialogTitle id={`${id}-title`} variant="h2">
        This draft was changed elsewhere
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} sx={{ mb: 2 }}>
          {DRAFT_MESSAGES.stale}
        </DialogContentText>
        {error ? (
          <Alert severity="error" sx={{ mb: 2 }}>
            {error.message}
          </Alert>
        ) : null}
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
          <Text title="Your text here" text={own} />
          <Text title={`The newer text, ${formatDateTime(newer.updatedAt)}`} text={newer} />
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', gap: 1 }}>
        <Button loading={isPending} onClick={() => mutate()}>
          Keep mine as a new draft
        </Button>
        <Button variant="outlined" onClick={onKeepOwn}>
          Keep mine
        </Button>
        <Button variant="contained" onClick={onTakeNewer}>
          Use the newer text
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Text({ title, text }: { title: string; text: Pick<DraftFields, 'title' | 'content'> }) {
  const id = useId();
  return (
    <div>
      <Typography variant="subtitle2" component="h3" id={id} sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      <Box
        tabIndex={0}
        role="region"
        aria-labelledby={id}
        dir="auto"
        sx={{
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          p: 1.5,
          height: 240,
          overflowY: 'auto',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        }}
      >
        <strong>{text.title}</strong>
        {`\n${linesOf(JSON.parse(text.content) as DraftNode).join('\n')}`}
      </Box>
    </div>
  );
}

function linesOf(node: DraftNode): string[] {
  const { content = [] } = node;
  return content.some(({ type }) => type === 'text') ? [inlineTextOf(node)] : content.flatMap(linesOf);
}

/** Beside the same pages, where they are there still. */
async function beginBeside({ title, ...fields }: DraftFields, source: GoalSource | null): Promise<void> {
  const copy = { ...fields, title: title ? `${title} (my text)` : 'My text' };
  try {
    await beginDraft({ ...copy, ...(source && { [source.from]: source.id }) });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    await beginDraft(copy);
  }
}

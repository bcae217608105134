import { type DraftVersionEntry, type DraftView, MAX_DRAFT_VERSIONS } from '@contracts/drafts/drafts';
import { DRAFT_MESSAGES } from '@contracts/drafts/draft-messages';
import { DRAFT_LIMITS } from '@contracts/drafts/draft-nodes';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { counted } from '../../../shared/counted';
import { EmptyState } from '../../../shared/EmptyState';
import { NameDialog } from '../../../shared/form/NameDialog';
import { formatDateTime } from '../../../shared/format';
import { ResultStates } from '../../../shared/result/ResultStates';
import type { DraftSaver } from '../editor/draftSaver';
import {
  deleteVersion,
  draftKeys,
  getDraft,
  keepVersion,
  listVersions,
  restoreVersion,
} from '../optimizeApi';

interface VersionsDialogProps {
  draft: string;
  saver: DraftSaver;
  onRestored: (draft: DraftView) => void;
  onClose: () => void;
}

/** Texts that the draft has had; each can be put in its place. */
export function VersionsDialog({ draft, saver, onRestored, onClose }: VersionsDialogProps) {
  const client = useQueryClient();
  const id = useId();
  const [naming, setNaming] = useState(false);
  const versions = useQuery({
    queryKey: draftKeys.versions(draft),
    queryFn: ({ signal }) => listVersions(draft, signal),
    staleTime: 0,
  });
  const refresh = () => client.invalidateQueries({ queryKey: draftKeys.versions(draft) });
  const restore = useMutation({
    mutationFn: async (version: string) => {
      await saver.flush();
      await restoreVersion(draft, version, saver.current);
      return getDraft(draft, new AbortController().signal);
    },
    onSuccess: (restored) => {
      onClose();
      onRestored(restored);
    },
  });
  const remove = useMutation({
    mutationFn: (version: string) => deleteVersion(draft, version),
    onSuccess: refresh,
  });
  const problem = restore.error ?? remove.error;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id} variant="h2">
        Versions
      </DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 1 }}>
          {MAX_DRAFT_VERSIONS.named} named versions and the last {MAX_DRAFT_VERSIONS.automatic} automatic ones
          are kept. One is kept at most every ten minutes while you write.
        </DialogContentText>
        {problem ? <Alert severity="error">{problem.message}</Alert> : null}
        <ResultStates
          query={versions}
          isEmpty={(list) => list.length === 0}
          empty={<EmptyState title="No versions yet" text="Keep one under a name, or write on." />}
          failure="The versions could not be loaded"
          loading={{ label: 'Loading versions', heights: [48, 48] }}
        >
          {(list) => (
            <Box component="ul" aria-label="Versions" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {list.map((version) => (
                <Version
                  key={version.id}
                  version={version}
                  busy={restore.isPending || remove.isPending}
                  onRestore={() => restore.mutate(version.id)}
                  onDelete={() => remove.mutate(version.id)}
                />
              ))}
            </Box>
          )}
        </ResultStates>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>Close</Button>
        <Button variant="contained" onClick={() => setNaming(true)}>
          Keep this version
        </Button>
      </DialogActions>
      <NameDialog
        open={naming}
        title="Keep this version"
        action="Keep"
        name=""
        maxLength={DRAFT_LIMITS.keyword}
        missing={DRAFT_MESSAGES.versionNameRequired}
        onClose={() => setNaming(false)}
        onSubmit={async (name) => {
          await saver.flush();
          await keepVersion(draft, name);
          await refresh();
        }}
      />
    </Dialog>
  );
}

interface VersionProps {
  version: DraftVersionEntry;
  busy: boolean;
  onRestore: () => void;
  onDelete: () => void;
}

function Version({ version: { name, words, createdAt }, busy, onRestore, onDelete }: VersionProps) {
  const title = name ?? 'Automatic';
  const when = formatDateTime(createdAt);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 10rem', minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{title}</Typography>
        <Typography variant="body2" color="text.secondary">
          {when} · {counted(words, 'word')}
        </Typography>
      </Box>
      <Button size="small" disabled={busy} aria-label={`Restore ${title}, ${when}`} onClick={onRestore}>
        Restore
      </Button>
      <Button size="small" disabled={busy} aria-label={`Delete ${title}, ${when}`} onClick={onDelete}>
        Delete
      </Button>
    </Box>
  );
}

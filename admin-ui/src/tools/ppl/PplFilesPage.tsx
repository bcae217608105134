import AddIcon from '@mui/icons-material/Add';
import type { PplFileView } from '@contracts/ppl/ppl';
import { PPL_MESSAGES } from '@contracts/ppl/ppl-messages';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useUser } from '../../session/useSession';
import { Confirmation } from '../../shared/Confirmation';
import { lazyOverlay } from '../../shared/lazyOverlay';
import { PageBody } from '../../shared/PageBody';
import { PageHeader } from '../../shared/PageHeader';
import { FileCard } from './FileCard';
import { FileGrid } from './FileGrid';
import { deleteFile, PPL_KEY } from './pplApi';
import { Toolbar } from './Toolbar';
import { useDownload } from './useDownload';
import { useLibrary } from './useLibrary';

const FileDialog = lazyOverlay(() => import('./dialog/FileDialog'), 'FileDialog');

const FIRST_STEP = {
  admin: 'Add the first one. Students whose batch has this tool can find and download it here.',
  student: 'Nothing has been added yet. Files that your admins add appear here.',
};

/** The library of csv files: students download them, admins look after them. */
export function PplFilesPage() {
  const { role } = useUser();
  const isAdmin = role === 'admin';
  const library = useLibrary();
  const { download, busy, isOpen } = useDownload();
  const [edited, setEdited] = useState<PplFileView | 'new'>();
  const [doomed, setDoomed] = useState<PplFileView>();
  return (
    <>
      <PageHeader
        title="PPL Files"
        subtitle="Lists to get you started, as CSV files that open in any spreadsheet."
        actions={
          isAdmin ? (
            <Button variant="contained" startIcon={<AddIcon />} onClick={() => setEdited('new')}>
              Add New File
            </Button>
          ) : undefined
        }
      />
      <PageBody>
        <Toolbar library={library} />
        <FileGrid library={library} firstStep={isAdmin ? FIRST_STEP.admin : FIRST_STEP.student}>
          {(file) => (
            <FileCard
              key={file.id}
              file={file}
              isOpen={isOpen(file)}
              busy={busy.includes(file.id)}
              onDownload={() => void download(file)}
              onTag={library.setTag}
              admin={isAdmin ? { onEdit: () => setEdited(file), onDelete: () => setDoomed(file) } : undefined}
            />
          )}
        </FileGrid>
      </PageBody>
      {isAdmin ? (
        <FileDialog
          open={edited !== undefined}
          edited={edited}
          tags={library.tags}
          onClose={() => setEdited(undefined)}
        />
      ) : null}
      <DeleteQuestion file={doomed} onClose={() => setDoomed(undefined)} />
    </>
  );
}

function DeleteQuestion({ file, onClose }: { file?: PplFileView; onClose: () => void }) {
  const notify = useNotify();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    if (!file) return;
    setBusy(true);
    try {
      await deleteFile(file.id);
      notify(PPL_MESSAGES.deleted, { type: 'success' });
    } catch {
      notify(PPL_MESSAGES.deleteFailed, { type: 'error' });
    } finally {
      setBusy(false);
      onClose();
      await queries.invalidateQueries({ queryKey: [PPL_KEY] });
    }
  };
  return (
    <Confirmation
      open={file !== undefined}
      title={`Delete ${file?.name ?? ''}?`}
      text="Students no longer find it here. This cannot be undone."
      action="Delete"
      destroys
      busy={busy}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  );
}

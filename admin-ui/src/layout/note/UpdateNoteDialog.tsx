import { NOTE_MESSAGES } from '@contracts/notes/note-messages';
import type { NoteView } from '@contracts/notes/notes';
import { NoteDto } from '@contracts/notes/notes.dto';
import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { ApiError, apiJson } from '../../providers/apiClient';
import { DiscardDialog } from '../../shared/form/DiscardDialog';
import { LeaveWarning } from '../../shared/form/LeaveWarning';
import { RefusedFocus } from '../../shared/form/RefusedFocus';
import type { MenuDialogProps } from '../user/menuDialog';
import { NoteField } from './NoteField';
import { useKeepNote } from './useNote';

const resolver = classValidatorResolver(NoteDto);

/** Where an admin writes the company-wide note. Closing asks before it forgets what was written. */
export function UpdateNoteDialog({ open, onClose }: MenuDialogProps) {
  const form = useForm<NoteDto>({ resolver, defaultValues: { msg: '' } });
  const { isDirty, isSubmitting } = form.formState;
  const [leaving, setLeaving] = useState(false);
  const save = useSaveNote(form, onClose);
  const id = useId();

  const close = () => (isDirty ? setLeaving(true) : onClose());
  const discard = () => {
    setLeaving(false);
    form.reset();
    onClose();
  };
  return (
    <FormProvider {...form}>
      <LeaveWarning enabled={open} />
      <Dialog
        open={open}
        onClose={isSubmitting ? undefined : close}
        fullWidth
        maxWidth="sm"
        aria-labelledby={id}
      >
        <form noValidate aria-labelledby={id} onSubmit={(event) => void save(event)}>
          <RefusedFocus />
          <DialogTitle id={id} variant="h2">
            Update Important Note
          </DialogTitle>
          <DialogContent>
            <NoteField />
          </DialogContent>
          <DialogActions sx={{ px: 3, pb: 3 }}>
            <Button disabled={isSubmitting} onClick={close}>
              Cancel
            </Button>
            <Button type="submit" variant="contained" disabled={!isDirty} loading={isSubmitting}>
              Save
            </Button>
          </DialogActions>
        </form>
        {leaving ? (
          <DiscardDialog
            text="The note stays as it was."
            onKeep={() => setLeaving(false)}
            onDiscard={discard}
          />
        ) : null}
      </Dialog>
    </FormProvider>
  );
}

function useSaveNote(form: ReturnType<typeof useForm<NoteDto>>, onSaved: () => void) {
  const notify = useNotify();
  const keep = useKeepNote();
  return form.handleSubmit(async ({ msg }) => {
    try {
      const note = await apiJson<NoteView>('/auth/setNote', { method: 'POST', json: { msg } });
      keep(note);
      form.reset({ msg: note.msg });
      notify(NOTE_MESSAGES.updated, { type: 'success' });
      onSaved();
    } catch (error) {
      const refused = error instanceof ApiError ? error.errors?.msg : undefined;
      // Without an error of its own the form would count as saved.
      form.setError(refused ? 'msg' : 'root', { message: refused ?? NOTE_MESSAGES.updateFailed });
      notify(NOTE_MESSAGES.updateFailed, { type: 'error' });
    }
  });
}

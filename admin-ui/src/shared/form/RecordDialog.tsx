import Dialog from '@mui/material/Dialog';
import { useId } from 'react';
import { useIsPhone } from '../list/useIsPhone';
import { EditedRecord, type EditForm, NewRecord, type RecordForm } from './RecordForms';
import { useListAddress, useShownRecord } from './useRecordAddress';

/** Milliseconds from the closing of a dialog until its form is forgotten: it fades away with what it holds. */
export const FORM_RESET_MS = 300;

interface RecordDialogProps {
  create: RecordForm & { defaultValues: Record<string, unknown> };
  edit: EditForm;
}

/**
 * The forms of a resource's records as a dialog over the list, opened and closed by the address: `/users/create` and
 * `/users/:id`. It goes into the `dialog` of the list's `ListPage`, lazily; the resource's row of the admin pages has `hasCreate`
 * and `hasEdit` in place of the two pages.
 */
export function RecordDialog({ create, edit }: RecordDialogProps) {
  const { asked, path, close } = useListAddress();
  const { shown, forget } = useShownRecord(asked, path);
  const titleId = useId();
  const form = { titleId, isOpen: asked !== undefined, onClose: close };
  return (
    <Dialog
      open={asked !== undefined}
      onClose={close}
      fullScreen={useIsPhone()}
      fullWidth
      maxWidth="md"
      aria-labelledby={titleId}
      transitionDuration={{ exit: FORM_RESET_MS }}
      slotProps={{ transition: { onExited: forget } }}
    >
      {shown.asked?.mode === 'create' ? <NewRecord key={shown.opening} {...create} {...form} /> : null}
      {shown.asked?.mode === 'edit' ? (
        <EditedRecord key={shown.opening} id={shown.asked.id} {...edit} {...form} />
      ) : null}
    </Dialog>
  );
}

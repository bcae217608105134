import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import Skeleton from '@mui/material/Skeleton';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  CreateBase,
  EditBase,
  type RaRecord,
  type TransformData,
  useEditContext,
  useGetRecordRepresentation,
  useResourceContext,
} from 'react-admin';
import { flushSync } from 'react-dom';
import { ErrorState } from '../ErrorState';
import { useResourceOptions } from '../recordNoun';
import { useDialogTitle } from '../usePageTitle';
import { DialogForm } from './DialogForm';
import { DialogHead } from './DialogHead';
import type { DtoClass } from './lazyResolver';
import { type SaveSentences, useSaveFeedback } from './useSaveFeedback';

export interface RecordForm extends SaveSentences {
  /** Such as `New User`; the submit button says the same, unless `saveLabel` says otherwise. */
  title: string;
  saveLabel?: string;
  /** Loads the payload that the form makes; its rules are the form's. The same function each time. */
  dto: () => Promise<DtoClass>;
  /** What is sent of what the form holds. */
  transform?: TransformData;
  /** When fields are checked: once they were left, unless said otherwise. */
  mode?: 'onTouched' | 'onChange';
  /** The fields. */
  inputs: ReactNode;
  /** Told of a new record as the server answers it. */
  onSaved?: (record: RaRecord) => void;
}

export interface EditForm extends RecordForm {
  /** What the form holds of the record as it is read. */
  read?: (record: RaRecord) => RaRecord;
  /** Links and buttons beside Delete. */
  actions?: ReactNode;
  /** Of which records nobody is offered to delete them. */
  isKept?: (record: RaRecord) => boolean;
}

interface Opened {
  titleId: string;
  isOpen: boolean;
  onClose: () => void;
}

/** A dialog's form of a record that is not there yet. */
export function NewRecord(props: RecordForm & Opened & { defaultValues: Record<string, unknown> }) {
  const { title, saveLabel = title, inputs, transform, isOpen, ...form } = props;
  const { saved, feedback } = useSaving(props);
  useDialogTitle(isOpen ? title : undefined);
  return (
    <CreateBase
      mutationOptions={{
        ...feedback,
        onSuccess: (record: RaRecord) => {
          feedback.onSuccess();
          props.onSaved?.(record);
        },
      }}
      redirect={false}
      transform={transform}
    >
      <DialogForm {...form} {...{ title, saveLabel, saved }}>
        <FirstFieldFocus />
        {inputs}
      </DialogForm>
    </CreateBase>
  );
}

/** A dialog's form of the record with an id, once it is there. */
export function EditedRecord(props: EditForm & Opened & { id: string }) {
  const { id, title, transform, read, isOpen } = props;
  const { saved, onSaved, feedback } = useSaving(props);
  useDialogTitle(isOpen ? title : undefined);
  return (
    <EditBase
      id={id}
      mutationMode="pessimistic"
      mutationOptions={feedback}
      redirect={false}
      transform={transform}
      queryOptions={{ onError: ignore, select: read }}
    >
      <EditView {...props} {...{ saved, onSaved }} />
    </EditBase>
  );
}

/** The dialog itself tells that the record is not there. */
const ignore = () => undefined;

function EditView(props: Omit<EditForm, 'saved' | 'onSaved'> & Opened & Saving) {
  const { title, saveLabel = title, inputs, titleId, onClose, onSaved, isKept } = props;
  const { one } = useResourceOptions().noun;
  const { record, error, refetch } = useEditContext<RaRecord>();
  const nameOf = useGetRecordRepresentation();
  const name = record && nameOf(record);
  if (!record) {
    return (
      <>
        <DialogHead {...{ titleId, title }} />
        {error ? (
          <ErrorState
            title={`This ${one} could not be loaded`}
            text="It may have been deleted."
            onRetry={() => void refetch()}
          />
        ) : (
          <FormSkeleton />
        )}
        <DialogActions sx={{ px: { xs: 2, sm: 3 }, py: 2 }}>
          <Button onClick={onClose}>Close</Button>
        </DialogActions>
      </>
    );
  }
  return (
    <DialogForm
      {...props}
      saveLabel={saveLabel}
      subtitle={typeof name === 'string' ? name : ''}
      onDeleted={isKept?.(record) ? undefined : onSaved}
    >
      {inputs}
    </DialogForm>
  );
}

interface Saving {
  /** Whether what the form held is kept, or gone with its record. */
  saved: boolean;
  onSaved: () => void;
}

/** Closes once the form is saved; the list is asked for again. */
function useSaving({ saved: sentence, failed, onClose }: SaveSentences & Opened) {
  const resource = useResourceContext();
  const client = useQueryClient();
  const [saved, setSaved] = useState(false);
  const onSaved = () => {
    void client.invalidateQueries({ queryKey: [resource, 'getList'] });
    // At once: a form that knows of no save asks before its dialog closes.
    flushSync(() => setSaved(true));
    onClose();
  };
  return { saved, onSaved, feedback: useSaveFeedback({ saved: sentence, failed, onSaved }) };
}

function FormSkeleton() {
  return (
    <Box sx={{ p: 3 }} role="status" aria-label="Loading the form">
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} variant="rounded" height={40} sx={{ mb: 3 }} />
      ))}
    </Box>
  );
}

/** Inside a form that opens empty: its first field has the focus. */
function FirstFieldFocus() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    place.current?.closest('form')?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, []);
  return <span ref={place} hidden />;
}

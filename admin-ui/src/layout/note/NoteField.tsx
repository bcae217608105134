import { MAX_NOTE_LENGTH, NOTE_ROWS, type NoteView } from '@contracts/notes/notes';
import type { NoteDto } from '@contracts/notes/notes.dto';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { apiJson } from '../../providers/apiClient';
import { ResultStates } from '../../shared/result/ResultStates';

const HINT = 'Everybody sees it once. URLs become links. Leave it empty to remove the note.';

/** The note to edit, asked for anew each time: another admin may have changed it. */
export function NoteField() {
  const query = useQuery({
    queryKey: ['important-note-to-edit'],
    queryFn: ({ signal }) => apiJson<NoteView>('/auth/getNote', { signal }),
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return (
    <ResultStates
      query={query}
      failure="The note could not be loaded"
      loading={{ label: 'Loading the note', heights: [180] }}
    >
      {({ msg }) => <Field msg={msg} />}
    </ResultStates>
  );
}

function Field({ msg }: Pick<NoteView, 'msg'>) {
  const { reset } = useFormContext<NoteDto>();
  const { field, fieldState } = useController<NoteDto, 'msg'>({ name: 'msg' });
  useEffect(() => reset({ msg }), [reset, msg]);
  const { ref, ...input } = field;
  return (
    <TextField
      {...input}
      inputRef={ref}
      autoFocus
      fullWidth
      multiline
      minRows={NOTE_ROWS.min}
      maxRows={NOTE_ROWS.max}
      margin="dense"
      label="Note"
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? HINT}
      slotProps={{ htmlInput: { maxLength: MAX_NOTE_LENGTH } }}
    />
  );
}

import { MAX_PPL_BYTES, MAX_PPL_NAME, type PplFileView } from '@contracts/ppl/ppl';
import { PPL_MESSAGES } from '@contracts/ppl/ppl-messages';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, type SyntheticEvent, useEffect } from 'react';
import { FileDrop } from '../../../shared/file/FileDrop';
import type { FileRules } from '../../../shared/file/fileRules';
import { DialogHead } from '../../../shared/form/DialogHead';
import type { FileReadingFields as Fields } from '../../../shared/file/FileReadingFields';
import { UnsavedWarning } from '../../../shared/form/LeaveWarning';
import { Deferred } from '../../../shared/Deferred';
import { lazyNamed } from '../../../shared/lazyNamed';
import { PPL_KEY, readFile } from '../pplApi';
import { FilePreview } from './FilePreview';
import { TagsField } from './TagsField';
import { useFileForm } from './useFileForm';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { UploadProgress } from '../../../providers/apiUpload';
import { formatBytes } from '../../../shared/format';

const FileReadingFields = lazyNamed<'FileReadingFields', ComponentProps<typeof Fields>>(
  () => import('../../../shared/file/FileReadingFields'),
  'FileReadingFields',
);
const RULES: FileRules = {
  accept: ['.csv', 'text/csv'],
  maxBytes: MAX_PPL_BYTES,
  sentences: { wrongKind: PPL_MESSAGES.notCsv, empty: PPL_MESSAGES.empty, tooLarge: PPL_MESSAGES.tooLarge },
};
/** By closing the form. */
export const LOST = 'What you entered has not been saved, and the upload will be stopped.';
const LEAVE = { title: 'Leave this page?', text: LOST, action: 'Leave', keep: 'Stay' };

interface FileFormProps {
  titleId: string;
  /** None: a new file. */
  stored?: PplFileView;
  tags: readonly string[];
  onDirty: (dirty: boolean) => void;
  onSaved: () => void;
  onClose: () => void;
}

export function FileForm({ titleId, stored, tags, onDirty, onSaved, onClose }: FileFormProps) {
  const form = useFileForm(stored, onSaved);
  const { fields, chosen, isDirty, canSave, change } = form;
  const busy = form.progress !== undefined;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (canSave && !busy) form.save();
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 }}
    >
      <UnsavedWarning isUnsaved={isDirty} question={LEAVE} />
      <DialogHead titleId={titleId} title="Add New PPL File" subtitle={stored?.name} />
      <DialogContent
        dividers
        sx={{ display: 'grid', alignContent: 'start', gap: 2, px: { xs: 2, sm: 3 }, py: 3 }}
      >
        <TextField
          label="Name"
          required
          autoFocus
          disabled={busy}
          value={fields.name}
          error={form.nameProblem !== undefined}
          helperText={form.nameProblem}
          onChange={(event) => change({ name: event.target.value })}
          slotProps={{ htmlInput: { maxLength: MAX_PPL_NAME } }}
        />
        <TagsField
          value={fields.tags}
          known={tags}
          disabled={busy}
          onChange={(next) => change({ tags: next })}
        />
        <FormControlLabel
          label="Premium File"
          control={
            <Switch
              checked={fields.isPro}
              disabled={busy}
              onChange={(event) => change({ isPro: event.target.checked })}
            />
          }
        />
        <FileDrop
          label="Select Your File"
          rules={RULES}
          file={chosen.file}
          problem={chosen.problem}
          disabled={busy}
          onChoose={form.choose}
        />
        {chosen.preview ? (
          <Deferred>
            <FileReadingFields
              view={chosen.preview.reading}
              chosen={chosen.reading}
              disabled={busy}
              onChange={form.readAs}
            />
          </Deferred>
        ) : null}
        {chosen.file ? <FilePreview title={`${chosen.file.name} selected`} preview={chosen.preview} /> : null}
        {!chosen.file && stored ? <StoredPreview stored={stored} /> : null}
        {form.progress ? <Sending {...form.progress} /> : null}
      </DialogContent>
      <DialogActions sx={{ px: { xs: 2, sm: 3 }, py: 2 }}>
        <Button onClick={onClose}>Close</Button>
        <Button type="submit" variant="contained" disabled={!canSave} loading={busy}>
          {stored ? 'Save New File' : 'Add New File'}
        </Button>
      </DialogActions>
    </Box>
  );
}

/** The first rows of the content that is there; it stays unless another file is chosen. */
function StoredPreview({ stored: { id, updatedAt, filePath } }: { stored: PplFileView }) {
  const { data, isError } = useQuery({
    queryKey: [PPL_KEY, 'one', id, updatedAt],
    queryFn: ({ signal }) => readFile(id, signal),
  });
  return <FilePreview title={`Now: ${filePath}`} preview={isError ? null : data?.preview} />;
}

/** How far an upload has come; once all is sent, the server still checks it. */
function Sending({ sent, total }: UploadProgress) {
  const isSent = sent >= total;
  const text = isSent ? 'Checking and saving …' : `${formatBytes(sent)} of ${formatBytes(total)} sent`;
  return (
    <Box>
      <LinearProgress
        aria-label="Upload"
        variant={isSent ? 'indeterminate' : 'determinate'}
        value={isSent ? undefined : (sent / total) * 100}
      />
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
        {text}
      </Typography>
    </Box>
  );
}

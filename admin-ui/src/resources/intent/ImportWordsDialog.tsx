import { MAX_WORDS_FILE_BYTES } from '@contracts/intent/intent';
import { INTENT_MESSAGES } from '@contracts/intent/intent-messages';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { TextFileDrop } from '../../shared/file/TextFileDrop';
import { csvRules } from '../../shared/file/fileRules';
import { ImportOutcome } from './ImportOutcome';
import { useImportWords } from './useImportWords';

const WORDS_FILE = csvRules(MAX_WORDS_FILE_BYTES, INTENT_MESSAGES.importTooLarge);

/** Adds the words of a csv, and tells which of its lines could not be read. */
export function ImportWordsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { file, problem, outcome, importing, choose, start, reset } = useImportWords();
  return (
    <Dialog
      open={open}
      onClose={importing ? undefined : onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby="import-title"
      slotProps={{ transition: { onExited: reset } }}
    >
      <DialogTitle id="import-title" variant="h2">
        Import Intent Words
      </DialogTitle>
      <DialogContent>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
          A CSV with the columns <b>type</b>, <b>label</b> and, if you like, <b>important</b> and{' '}
          <b>languages</b> (such as “de en”), as the export writes it. Existing words are not added twice.
        </Typography>
        {outcome ? (
          <ImportOutcome outcome={outcome} />
        ) : (
          <TextFileDrop
            label="Select Your Words File"
            layout="table"
            rules={WORDS_FILE}
            file={file}
            disabled={importing}
            onChoose={choose}
          />
        )}
        {problem ? (
          <Alert severity="error" sx={{ mt: 2 }}>
            {problem}
          </Alert>
        ) : null}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3 }}>
        <Button disabled={importing} onClick={onClose}>
          {outcome ? 'Close' : 'Cancel'}
        </Button>
        {outcome ? (
          <Button variant="outlined" onClick={reset}>
            Import another file
          </Button>
        ) : (
          <Button variant="contained" disabled={!file} loading={importing} onClick={() => void start()}>
            Import
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

import type { WatchImportLine, WatchImportView } from '@contracts/watches/watches';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { counted } from '../../../shared/counted';

const OUTCOMES = {
  added: { label: 'Added', color: 'success' },
  already: { label: 'Already watched', color: 'default' },
  refused: { label: 'Refused', color: 'error' },
  'no-place': { label: 'No place left', color: 'warning' },
} as const;

interface ImportResultProps {
  result: WatchImportView;
  /** Goes back to the form, with the lines that were not added. */
  onAgain: (text: string) => void;
  onDone: () => void;
}

/** What became of each line. */
export function ImportResult({ result: { added, lines }, onAgain, onDone }: ImportResultProps) {
  const open = lines.filter(({ outcome }) => outcome === 'refused' || outcome === 'no-place');
  return (
    <>
      <DialogContent dividers sx={{ display: 'grid', alignContent: 'start', gap: 2, px: { xs: 2, sm: 3 } }}>
        <Alert severity={added > 0 ? 'success' : 'info'}>
          {added > 0 ? `${counted(added, 'page')} added.` : 'No page was added.'}
        </Alert>
        <Box component="ol" aria-label="Result of each line" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {lines.map((line) => (
            <ImportedLine key={line.line} line={line} />
          ))}
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: { xs: 2, sm: 3 }, py: 2 }}>
        {open.length > 0 ? (
          <Button onClick={() => onAgain(open.map(({ text }) => text).join('\n'))}>
            Correct {counted(open.length, 'line')}
          </Button>
        ) : null}
        <Button variant="contained" autoFocus onClick={onDone}>
          Done
        </Button>
      </DialogActions>
    </>
  );
}

function ImportedLine({ line: { line, text, outcome, sentence } }: { line: WatchImportLine }) {
  const { label, color } = OUTCOMES[outcome];
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
        alignItems: 'start',
        gap: 1,
        py: 1,
        '&:not(:last-child)': { borderBottom: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            Line {line}:{' '}
          </Box>
          {text}
        </Typography>
        {sentence ? (
          <Typography variant="body2" color="text.secondary">
            {sentence}
          </Typography>
        ) : null}
      </Box>
      <Chip size="small" variant="outlined" color={color} label={label} sx={{ justifySelf: 'start' }} />
    </Box>
  );
}

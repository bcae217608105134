import type { WatchMask } from '@contracts/watches/watch-content';
import type { WatchView } from '@contracts/watches/watches';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useIsPhone } from '../../../shared/list/useIsPhone';
import { MASK_LABELS } from '../shown/watchText';
import { type Ignored, ignoreRequest, ignoreWays, type IgnoreWay } from './ignoreWays';
import { type IgnoreCount, useIgnoring } from './useIgnoring';

interface IgnoreDialogProps {
  open: boolean;
  watch: WatchView;
  /** Id of the change that holds it. */
  change: string;
  /** None while the dialog is closed. */
  of: Ignored | undefined;
  onClose: () => void;
}

/** Asks what of a difference is to be ignored, and says what that would have stopped. */
export function IgnoreDialog(props: IgnoreDialogProps) {
  const { open, of, onClose } = props;
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullScreen={useIsPhone()}
      fullWidth
      maxWidth="sm"
      aria-labelledby={id}
    >
      <DialogTitle id={id} variant="h2">
        Ignore this
      </DialogTitle>
      {of ? <IgnoreForm {...props} of={of} /> : null}
    </Dialog>
  );
}

function IgnoreForm({ watch, change, of, onClose }: IgnoreDialogProps & { of: Ignored }) {
  const ways = ignoreWays(of, watch.masks);
  const [way, setWay] = useState<IgnoreWay>('place');
  const [rule, setRule] = useState('text' in of ? of.text : '');
  const [mask, setMask] = useState<WatchMask | undefined>(ways.masks[0]);
  const request = ignoreRequest(way, { change, of, rule, mask });
  const { count, apply, busy, problem } = useIgnoring(watch.id, request);
  const submit = async () => {
    if (await apply()) onClose();
  };
  const labels: Record<IgnoreWay, string> = {
    place: 'field' in of ? 'Changes of this field' : 'This place of the page, whatever it says',
    text: 'Lines with this text, wherever they are',
    mask: 'This kind of text, on the whole page',
  };
  return (
    <>
      <DialogContent sx={{ display: 'grid', alignContent: 'start', gap: 2 }}>
        <FormControl>
          <FormLabel>What should be ignored?</FormLabel>
          <RadioGroup value={way} onChange={(_, chosen) => setWay(chosen as IgnoreWay)}>
            {ways.ways.map((each) => (
              <FormControlLabel key={each} value={each} control={<Radio />} label={labels[each]} />
            ))}
          </RadioGroup>
        </FormControl>
        {way === 'text' ? <RuleField rule={rule} problem={problem} onChange={setRule} /> : null}
        {way === 'mask' ? (
          <FormControl>
            <FormLabel>Kind of text</FormLabel>
            <RadioGroup value={mask} onChange={(_, chosen) => setMask(chosen as WatchMask)}>
              {ways.masks.map((each) => (
                <FormControlLabel
                  key={each}
                  value={each}
                  control={<Radio />}
                  label={`${MASK_LABELS[each].name}, such as “${MASK_LABELS[each].example}”`}
                />
              ))}
            </RadioGroup>
          </FormControl>
        ) : null}
        <Count count={count} problem={way === 'text' ? undefined : problem} />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3 }}>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="contained"
          loading={busy}
          disabled={request === undefined}
          onClick={() => void submit()}
        >
          Ignore this
        </Button>
      </DialogActions>
    </>
  );
}

interface RuleFieldProps {
  rule: string;
  problem: string | undefined;
  onChange: (rule: string) => void;
}

function RuleField({ rule, problem, onChange }: RuleFieldProps) {
  return (
    <TextField
      label="Text"
      value={rule}
      multiline
      maxRows={4}
      error={problem !== undefined}
      helperText={
        problem ??
        'A * stands for any text, as in “Only * left”. A regular expression stands between slashes: /\\d+ left/.'
      }
      onChange={({ target }) => onChange(target.value.replace(/\s*\n\s*/g, ' '))}
      slotProps={{
        htmlInput: { dir: 'auto', spellCheck: false },
        formHelperText: { role: problem ? 'alert' : undefined },
      }}
    />
  );
}

/** What it would have stopped, as far as the texts of past changes are still kept. */
function Count({ count, problem }: { count: IgnoreCount; problem: string | undefined }) {
  if (problem) return <Alert severity="error">{problem}</Alert>;
  return (
    <Box role="status" sx={{ minHeight: 48 }}>
      {count === 'counting' ? 'Looking through past alarms…' : null}
      {typeof count === 'object' ? <Alert severity="info">{count.sentence}</Alert> : null}
    </Box>
  );
}

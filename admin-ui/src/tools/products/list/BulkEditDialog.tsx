import { MAX_PRODUCT_TEXT } from '@contracts/products/products';
import type { ProductValuesDto } from '@contracts/products/product-changes.dto';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { type ReactNode, type SyntheticEvent, useId, useState } from 'react';
import { messageOf } from '../../../providers/apiClient';
import { counted } from '../../../shared/counted';
import { CurrencyInput } from '../form/CurrencyInput';
import { PriceDay } from '../form/PriceDay';
import { today } from '../../../shared/products/today';
import { TagsInput } from '../form/TagsInput';
import { bulkProblem, bulkRequestOf, type BulkValues } from './bulkValues';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

interface BulkEditDialogProps {
  open: boolean;
  /** How many are chosen. */
  count: number;
  /** Rejects with the server's refusal, which is told here. */
  onSubmit: (values: ProductValuesDto) => Promise<void>;
  onClose: () => void;
}

/** Gives many products the same values; what is left alone stays as it is in each. */
export function BulkEditDialog({ open, ...form }: BulkEditDialogProps) {
  const titleId = useId();
  return (
    <Dialog open={open} onClose={form.onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId} variant="h2">
        Edit {counted(form.count, 'product')}
      </DialogTitle>
      <BulkEditForm {...form} />
    </Dialog>
  );
}

function BulkEditForm({ onSubmit, onClose }: Omit<BulkEditDialogProps, 'open'>) {
  const [values, setValues] = useState<BulkValues>(() => ({
    ...{ addTags: [], removeTags: [], setsBrand: false, brand: '' },
    ...{ setsCurrency: false, currency: 'USD', setsDay: false, asOf: today() },
  }));
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const set = (change: Partial<BulkValues>) => {
    setValues((current) => ({ ...current, ...change }));
    setProblem(undefined);
  };
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const found = bulkProblem(values);
    setProblem(found);
    if (found) return;
    setBusy(true);
    try {
      await onSubmit(bulkRequestOf(values));
      onClose();
    } catch (error) {
      setProblem(messageOf(error));
      setBusy(false);
    }
  };
  const { addTags, removeTags, setsBrand, brand, setsCurrency, currency, setsDay, asOf } = values;
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <DialogContent sx={{ pt: 0, display: 'grid', gap: 1.5 }}>
        <DialogContentText>What you do not change stays as it is in each product.</DialogContentText>
        <TagsInput label="Add tags" tags={addTags} onChange={(tags) => set({ addTags: tags })} />
        <TagsInput
          label="Remove tags"
          free={false}
          help="Products without them stay as they are."
          tags={removeTags}
          onChange={(tags) => set({ removeTags: tags })}
        />
        <SetField label="Set the brand" on={setsBrand} onSwitch={(on) => set({ setsBrand: on })}>
          <TextField
            label="Brand"
            value={brand}
            helperText="Leave empty for no brand."
            onChange={({ target }) => set({ brand: target.value })}
            slotProps={{ htmlInput: { maxLength: MAX_PRODUCT_TEXT } }}
          />
        </SetField>
        <SetField label="Set the currency" on={setsCurrency} onSwitch={(on) => set({ setsCurrency: on })}>
          <CurrencyInput
            currency={currency}
            onChange={(code) => set({ currency: code })}
            help="Amounts stay as they are: they are not converted."
          />
        </SetField>
        <SetField label="Set the day of the prices" on={setsDay} onSwitch={(on) => set({ setsDay: on })}>
          <PriceDay day={asOf} onChange={(day) => set({ asOf: day })} />
        </SetField>
        {problem ? <Alert severity="error">{problem}</Alert> : null}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3 }}>
        <Button disabled={busy} onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" variant="contained" loading={busy}>
          Change
        </Button>
      </DialogActions>
    </form>
  );
}

interface SetFieldProps {
  label: string;
  on: boolean;
  onSwitch: (on: boolean) => void;
  /** The field of the value. */
  children: ReactNode;
}

/** A value that is given only where it is switched on. */
function SetField({ label, on, onSwitch, children }: SetFieldProps) {
  return (
    <Box>
      <FormControlLabel label={label} control={<Switch checked={on} onChange={(_, is) => onSwitch(is)} />} />
      {on ? children : null}
    </Box>
  );
}

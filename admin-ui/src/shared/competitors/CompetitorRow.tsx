import { BRIEF_MESSAGES } from '@contracts/briefs/brief-messages';
import { MAX_PASTED_PAGE } from '@contracts/briefs/briefs';
import PasteIcon from '@mui/icons-material/ContentPasteOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import LinkIcon from '@mui/icons-material/LinkOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { useController } from 'react-hook-form';
import { formatBytes } from '../format';
import { Hint } from '../hint/Hint';
import { addressesIn } from './comparisonForm';
import type { ComparisonForm } from './useComparisonForm';

interface CompetitorRowProps {
  form: ComparisonForm;
  row: number;
  disabled: boolean;
  /** Several addresses that were pasted into this row. */
  onAddresses: (addresses: string[]) => void;
  onRemove?: () => void;
}

/** One competitor: its address, or its text where its site does not let itself be read. */
export function CompetitorRow({ form, row, disabled, onAddresses, onRemove }: CompetitorRowProps) {
  const name = `Competitor ${row + 1}`;
  const { field: way } = useController({ control: form.control, name: `competitors.${row}.isPaste` });
  const turn = () => {
    way.onChange(!way.value);
    form.clearErrors(`competitors.${row}`);
  };
  const turnLabel = way.value ? `${name}: enter a URL instead` : `${name}: paste its text instead`;
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'flex-start', gap: { xs: 0, sm: 0.5 } }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {way.value ? (
          <Pasted form={form} row={row} name={name} disabled={disabled} />
        ) : (
          <Address form={form} row={row} name={name} disabled={disabled} onAddresses={onAddresses} />
        )}
      </Box>
      <Hint title={way.value ? 'Enter a URL instead' : 'Paste its text instead'}>
        <IconButton aria-label={turnLabel} disabled={disabled} onClick={turn} sx={{ mt: 1 }}>
          {way.value ? <LinkIcon /> : <PasteIcon />}
        </IconButton>
      </Hint>
      <Hint title={onRemove ? 'Remove' : ''}>
        <IconButton
          aria-label={`Remove ${name.toLowerCase()}`}
          disabled={disabled || !onRemove}
          onClick={onRemove}
          sx={{ mt: 1 }}
        >
          <DeleteIcon />
        </IconButton>
      </Hint>
    </Box>
  );
}

type PartProps = Omit<CompetitorRowProps, 'onRemove' | 'onAddresses'> & { name: string };

function Address({
  form,
  row,
  name,
  disabled,
  onAddresses,
}: PartProps & Pick<CompetitorRowProps, 'onAddresses'>) {
  const { field, fieldState } = useController({
    control: form.control,
    name: `competitors.${row}.address`,
  });
  const { ref, ...input } = field;
  return (
    <TextField
      {...input}
      inputRef={ref}
      fullWidth
      size="small"
      label={`${name}: URL`}
      placeholder="https://example.com/page"
      disabled={disabled}
      error={fieldState.invalid}
      helperText={fieldState.error?.message}
      onPaste={(event) => {
        const several = addressesIn(event.clipboardData.getData('text'));
        if (several.length === 0) return;
        event.preventDefault();
        onAddresses(several);
      }}
      slotProps={{
        htmlInput: { inputMode: 'url', autoCapitalize: 'off', spellCheck: false, dir: 'ltr' },
        formHelperText: { role: fieldState.invalid ? 'alert' : undefined },
      }}
    />
  );
}

function Pasted({ form, row, name, disabled }: PartProps) {
  const { field, fieldState } = useController({ control: form.control, name: `competitors.${row}.text` });
  const { field: title } = useController({ control: form.control, name: `competitors.${row}.name` });
  const { ref, ...input } = field;
  const { ref: titleRef, ...titleInput } = title;
  const size = new Blob([field.value]).size;
  const tooLarge = size > MAX_PASTED_PAGE ? BRIEF_MESSAGES.pasteTooLarge : undefined;
  const problem = fieldState.error?.message ?? tooLarge;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <TextField
        {...titleInput}
        inputRef={titleRef}
        fullWidth
        size="small"
        label={`${name}: name (optional)`}
        disabled={disabled}
      />
      <TextField
        {...input}
        inputRef={ref}
        multiline
        fullWidth
        minRows={4}
        maxRows={10}
        label={`${name}: text or HTML`}
        disabled={disabled}
        error={problem !== undefined}
        helperText={problem ?? `${formatBytes(size)} of 1 MB`}
        slotProps={{
          htmlInput: { dir: 'auto' },
          formHelperText: { role: problem ? 'alert' : undefined },
        }}
      />
    </Box>
  );
}

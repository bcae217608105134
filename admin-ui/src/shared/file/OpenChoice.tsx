import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

interface OpenChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly (readonly [Value, string])[];
  /** Whether it has to be chosen. */
  isOpen?: boolean;
  help: string | undefined;
  disabled: boolean;
  onChange: (value: Value) => void;
}

/** A choice that may have to be made: the likeliest is shown with a question mark, and can be chosen too. */
export function OpenChoice<Value extends string>(props: OpenChoiceProps<Value>) {
  const { label, value, options, isOpen = false, help, disabled, onChange } = props;
  return (
    <TextField
      select
      fullWidth
      size="small"
      label={label}
      value={isOpen && value !== '' ? `?${value}` : value}
      error={isOpen}
      helperText={isOpen ? 'Choose one.' : help}
      disabled={disabled}
      onChange={({ target }) => onChange(target.value as Value)}
      slotProps={{
        inputLabel: { shrink: true },
        // What tells encodings apart is the end of their names.
        select: { displayEmpty: true, sx: { '& .MuiSelect-select': { whiteSpace: 'normal' } } },
      }}
    >
      {isOpen && value !== '' ? (
        <MenuItem value={`?${value}`} sx={{ display: 'none' }}>
          {options.find(([each]) => each === value)?.[1]}?
        </MenuItem>
      ) : null}
      {options.map(([each, text]) => (
        <MenuItem key={each} value={each}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  );
}

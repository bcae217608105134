import {
  type Decimals,
  FILE_DELIMITERS,
  type FileDelimiter,
  type FileReading,
  type FileReadingView,
} from '@contracts/csv/file-reading';
import { ENCODING_NAMES, TEXT_ENCODINGS, type TextEncoding } from '@contracts/csv/text-encodings';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

const DELIMITER_LABELS: Record<FileDelimiter | 'none', string> = {
  comma: 'Comma ,',
  semicolon: 'Semicolon ;',
  tab: 'Tab',
  pipe: 'Bar |',
  none: 'None: one column',
};
const DECIMALS_LABELS: Record<Decimals, string> = { point: '1,299.50', comma: '1.299,50' };

interface FileReadingFieldsProps {
  /** How the file was read. */
  view: FileReadingView;
  /** What was chosen instead of what the file tells. */
  chosen: FileReading;
  /** Whether the file has prices, so that their form matters. */
  hasPrices?: boolean;
  disabled: boolean;
  onChange: (chosen: FileReading) => void;
}

/** Whether nothing is left to be chosen before the file can be read beyond doubt. */
export function isReadingClear({ isCertain, unclearPrice }: FileReadingView): boolean {
  return isCertain && unclearPrice === undefined;
}

/** How a file was read, to be changed where that was wrong. */
export function FileReadingFields({ view, chosen, hasPrices, disabled, onChange }: FileReadingFieldsProps) {
  const { encoding, isCertain, others, delimiter, decimals, unclearPrice } = view;
  const likely = [encoding, ...others.filter((each) => each !== encoding)];
  const encodings = [...likely, ...TEXT_ENCODINGS.filter((each) => !likely.includes(each))];
  return (
    <Box sx={{ display: 'grid', gap: 2, mb: 3 }}>
      {isCertain ? null : (
        <Alert severity="warning">
          The letters of this file can be read in several ways. Choose the encoding that shows them as they
          should be.
        </Alert>
      )}
      {unclearPrice === undefined ? null : (
        <Alert severity="warning">
          {unclearPrice} may be a thousand times more or less. Choose how the file writes its prices.
        </Alert>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: `repeat(${hasPrices ? 3 : 2}, minmax(0, 1fr))` },
        }}
      >
        <Choice
          label="Encoding"
          value={chosen.encoding ?? encoding}
          options={encodings.map((each) => [each, ENCODING_NAMES[each]])}
          isOpen={!isCertain}
          help={chosen.encoding || !isCertain ? undefined : 'As the file tells.'}
          disabled={disabled}
          onChange={(each: TextEncoding) => onChange({ ...chosen, encoding: each })}
        />
        <Choice
          label="Delimiter"
          value={delimiter}
          options={[...FILE_DELIMITERS, ...(delimiter === 'none' ? (['none'] as const) : [])].map((each) => [
            each,
            DELIMITER_LABELS[each],
          ])}
          help={chosen.delimiter ? undefined : 'As the file tells.'}
          disabled={disabled}
          onChange={(each) => onChange({ ...chosen, delimiter: each === 'none' ? undefined : each })}
        />
        {hasPrices ? (
          <Choice
            label="Prices"
            value={decimals ?? ''}
            options={[
              ...(decimals ? [] : [['', 'Not chosen'] as const]),
              ...(['point', 'comma'] as const).map((each) => [each, DECIMALS_LABELS[each]] as const),
            ]}
            isOpen={unclearPrice !== undefined}
            help={chosen.decimals || !decimals ? undefined : 'As the file tells.'}
            disabled={disabled}
            onChange={(each) => onChange({ ...chosen, decimals: each === '' ? undefined : each })}
          />
        ) : null}
      </Box>
    </Box>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly (readonly [Value, string])[];
  /** Whether it has to be chosen. */
  isOpen?: boolean;
  help: string | undefined;
  disabled: boolean;
  onChange: (value: Value) => void;
}

function Choice<Value extends string>(props: ChoiceProps<Value>) {
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
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
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

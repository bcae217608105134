import {
  type Decimals,
  FILE_DELIMITERS,
  type FileDelimiter,
  type FileReading,
  type FileReadingView,
} from '@contracts/csv/file-reading';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { EncodingSelect, UnclearEncoding } from './EncodingSelect';
import { OpenChoice } from './OpenChoice';

const DELIMITER_LABELS: Record<FileDelimiter | 'none', string> = {
  comma: 'Comma ( , )',
  semicolon: 'Semicolon ( ; )',
  tab: 'Tab',
  pipe: 'Bar ( | )',
  none: 'None: one column',
};
const DECIMALS_LABELS: Record<Decimals, string> = { point: '1,299.50', comma: '1.299,50' };

const currencyNames = new Intl.DisplayNames('en', { type: 'currency' });
const named = (code: string) => `${currencyNames.of(code) ?? code} (${code})`;

interface FileReadingFieldsProps {
  /** How the file was read; a text has no delimiter. */
  view: Omit<FileReadingView, 'delimiter'> & Partial<Pick<FileReadingView, 'delimiter'>>;
  /** What was chosen instead of what the file tells. */
  chosen: FileReading;
  /** Whether the file has prices, so that their form matters. */
  hasPrices?: boolean;
  disabled: boolean;
  onChange: (chosen: FileReading) => void;
}

/** How a file was read, to be changed where that was wrong. */
export function FileReadingFields({ view, chosen, hasPrices, disabled, onChange }: FileReadingFieldsProps) {
  const { delimiter, decimals, unclearPrice, unclearCurrency } = view;
  return (
    <Box sx={{ display: 'grid', gap: 2, mb: 3 }}>
      {view.isCertain ? null : <UnclearEncoding />}
      {unclearPrice === undefined ? null : (
        <Alert severity="warning">
          {unclearPrice} may be a thousand times more or less. Choose how the file writes its prices.
        </Alert>
      )}
      {unclearCurrency && !chosen.currency ? (
        <Alert severity="warning">
          {unclearCurrency.price} may be in several currencies. Choose one, or rows with such prices are not
          imported.
        </Alert>
      ) : null}
      <Box
        sx={{
          display: 'grid',
          columnGap: 3,
          rowGap: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
        }}
      >
        <EncodingSelect
          told={view}
          chosen={chosen.encoding}
          disabled={disabled}
          onChange={(encoding) => onChange({ ...chosen, encoding })}
        />
        {delimiter ? (
          <OpenChoice
            label="Delimiter"
            value={delimiter}
            options={[...FILE_DELIMITERS, ...(delimiter === 'none' ? (['none'] as const) : [])].map(
              (each) => [each, DELIMITER_LABELS[each]],
            )}
            help={chosen.delimiter ? undefined : 'As in the file.'}
            disabled={disabled}
            onChange={(each) => onChange({ ...chosen, delimiter: each === 'none' ? undefined : each })}
          />
        ) : null}
        {hasPrices ? (
          <OpenChoice
            label="Prices"
            value={decimals ?? ''}
            options={[
              ...(decimals ? [] : [['', 'Not chosen'] as const]),
              ...(['point', 'comma'] as const).map((each) => [each, DECIMALS_LABELS[each]] as const),
            ]}
            isOpen={unclearPrice !== undefined}
            help={chosen.decimals || !decimals ? undefined : 'As in the file.'}
            disabled={disabled}
            onChange={(each) => onChange({ ...chosen, decimals: each === '' ? undefined : each })}
          />
        ) : null}
        {unclearCurrency ? (
          <OpenChoice
            label="Currency"
            value={chosen.currency ?? ''}
            options={[
              ['', 'Not chosen'],
              ...unclearCurrency.currencies.map((code) => [code, named(code)] as const),
            ]}
            help={undefined}
            disabled={disabled}
            onChange={(each) => onChange({ ...chosen, currency: each === '' ? undefined : each })}
          />
        ) : null}
      </Box>
    </Box>
  );
}

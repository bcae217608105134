import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { PAGE_MESSAGES } from '@contracts/pages/page-messages';
import { MAX_ADDRESS_FILE_BYTES } from '@contracts/pages/page-runs';
import { counted } from '../counted';
import { TextFileDrop } from '../file/TextFileDrop';
import { csvRules } from '../file/fileRules';
import type { ListedAddresses } from './useListedAddresses';

const ADDRESS_FILE = csvRules(MAX_ADDRESS_FILE_BYTES, PAGE_MESSAGES.fileTooLarge);

export interface AddressFieldsProps {
  form: ListedAddresses;
  problem?: string;
  disabled: boolean;
  onChange: () => void;
}

/** Addresses that are written, pasted, or taken from a csv. */
export function AddressFields({ form, problem, disabled, onChange }: AddressFieldsProps) {
  const { text, setText, list, taken } = form;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '3fr 2fr' } }}>
      <TextField
        label="URLs, one per line"
        placeholder="https://example.com/page"
        multiline
        minRows={6}
        maxRows={12}
        value={text}
        disabled={disabled}
        error={problem !== undefined}
        helperText={problem ?? counted(list.addresses.length, 'URL', 'URLs')}
        onChange={(event) => {
          setText(event.target.value);
          onChange();
        }}
        slotProps={{
          htmlInput: { spellCheck: false, autoCapitalize: 'off', autoCorrect: 'off' },
          formHelperText: {
            role: problem ? 'alert' : undefined,
            sx: { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
          },
        }}
      />
      <TextFileDrop
        label="Select a CSV of URLs"
        rules={ADDRESS_FILE}
        file={taken.file}
        problem={taken.problem}
        disabled={disabled}
        onChoose={(chosen, found) => {
          onChange();
          taken.choose(chosen, found);
        }}
      />
    </Box>
  );
}

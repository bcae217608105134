import Box from '@mui/material/Box';
import { PAGE_MESSAGES } from '@contracts/pages/page-messages';
import { MAX_ADDRESS_FILE_BYTES } from '@contracts/pages/page-runs';
import { counted } from '../counted';
import { TextFileDrop } from '../file/TextFileDrop';
import { csvRules } from '../file/fileRules';
import { LinesInput } from '../form/LinesInput';
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
      <LinesInput
        label="URLs, one per line"
        placeholder="https://example.com/page"
        minRows={6}
        maxRows={12}
        value={text}
        disabled={disabled}
        problem={problem}
        help={counted(list.addresses.length, 'URL', 'URLs')}
        onChange={(next) => {
          setText(next);
          onChange();
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

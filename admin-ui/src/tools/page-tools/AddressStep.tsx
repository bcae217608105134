import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { PAGE_MESSAGES } from '@contracts/pages/page-messages';
import { MAX_ADDRESS_FILE_BYTES, MAX_RUN_ADDRESSES } from '@contracts/pages/page-runs';
import type { Ref } from 'react';
import { ActionButton } from '../../shared/ActionButton';
import { counted } from '../../shared/counted';
import { FileDrop } from '../../shared/file/FileDrop';
import { csvRules } from '../../shared/file/fileRules';
import { formatCount } from '../../shared/format';
import { StepCard } from '../../shared/StepCard';
import type { AddressForm } from './useAddressForm';

const ADDRESS_FILE = csvRules(MAX_ADDRESS_FILE_BYTES, PAGE_MESSAGES.fileTooLarge);

export interface AddressStepProps {
  form: AddressForm;
  problem?: string;
  busy: boolean;
  submitRef: Ref<HTMLButtonElement>;
  /** Something was changed: what was said of it before is over. */
  onChange: () => void;
  onSubmit: () => void;
}

/** Which pages to read: pasted, or from a csv. */
export function AddressStep({ form, problem, busy, submitRef, onChange, onSubmit }: AddressStepProps) {
  const { text, setText, list, file, fileProblem, chooseFile } = form;
  const count = list.addresses.length;
  const tooMany = count > MAX_RUN_ADDRESSES ? PAGE_MESSAGES.tooManyAddresses : undefined;
  const error = problem ?? tooMany;
  return (
    <StepCard
      step={1}
      title="Choose the pages"
      text={`Up to ${formatCount(MAX_RUN_ADDRESSES)} addresses. Pages that the site's robots.txt closes are left out and named.`}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '3fr 2fr' } }}>
        <TextField
          label="Addresses, one a line"
          placeholder="https://example.com/page"
          multiline
          minRows={6}
          maxRows={12}
          value={text}
          disabled={busy}
          error={error !== undefined}
          helperText={error ?? counted(count, 'address', 'addresses')}
          onChange={(event) => {
            setText(event.target.value);
            onChange();
          }}
          slotProps={{
            htmlInput: { spellCheck: false, autoCapitalize: 'off', autoCorrect: 'off' },
            formHelperText: { role: error ? 'alert' : undefined },
          }}
        />
        <FileDrop
          label="Select a csv of addresses"
          rules={ADDRESS_FILE}
          file={file}
          problem={fileProblem}
          disabled={busy}
          onChoose={(chosen, found) => {
            onChange();
            void chooseFile(chosen, found);
          }}
        />
      </Box>
      <Box
        sx={{
          mt: 2,
          display: 'flex',
          flexDirection: { xs: 'column-reverse', sm: 'row' },
          alignItems: { sm: 'center' },
          justifyContent: 'flex-end',
          gap: { xs: 1, sm: 2 },
        }}
      >
        <Typography variant="body2" color="text.secondary" id="run-hint">
          {busy ? 'You can start another run when this one is done.' : ''}
        </Typography>
        <ActionButton
          ref={submitRef}
          inactive={busy || count === 0 || tooMany !== undefined}
          aria-describedby="run-hint"
          onClick={onSubmit}
        >
          Read pages
        </ActionButton>
      </Box>
    </StepCard>
  );
}

import { SCOPE_HELP, SCOPE_LABELS } from '@contracts/api-keys/api-key-messages';
import type { ApiKeyScope, NewApiKeyView } from '@contracts/api-keys/api-keys';
import { NewApiKeyDto } from '@contracts/api-keys/api-keys.dto';
import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { type Path, useController, useForm, useFormContext, type UseFormReturn } from 'react-hook-form';
import { ApiError, messageOf } from '../../providers/apiClient';
import { apiKeyQueries, makeKey } from '../../shared/api-keys/apiKeyApi';
import { counted } from '../../shared/counted';
import { DialogHead } from '../../shared/form/DialogHead';
import { FormBody } from '../../shared/form/FormBody';
import { FormDialog } from '../../shared/form/FormDialog';
import { PasswordField } from '../login/PasswordField';

const resolver = classValidatorResolver(NewApiKeyDto);
const DAYS = [7, 30, 90, 180, 365];
const VALUES: NewApiKeyDto = { name: '', scopes: ['results:read'], days: 90, currentPassword: '' };

interface MakeKeyDialogProps {
  /** Those that the user may give. */
  scopes: readonly ApiKeyScope[];
  onMade: (made: NewApiKeyView) => void;
  onClose: () => void;
}

/** What a new key is for. */
export function MakeKeyDialog({ scopes, onMade, onClose }: MakeKeyDialogProps) {
  const form = useForm<NewApiKeyDto>({ resolver, mode: 'onTouched', defaultValues: VALUES });
  const make = useMakeKey(form);
  return (
    <FormDialog onClose={onClose} maxWidth="sm">
      {({ titleId, onDirty, leave, close }) => (
        <FormBody
          form={form}
          head={<DialogHead titleId={titleId} title="Make an API key" />}
          gap={2}
          saveLabel="Make key"
          onSave={async (entered) => {
            const made = await make(entered);
            if (!made) return;
            leave();
            onMade(made);
          }}
          onDirty={onDirty}
          onClose={close}
        >
          <NameField />
          <ScopesField scopes={scopes} />
          <DaysField />
          <CurrentPasswordField />
        </FormBody>
      )}
    </FormDialog>
  );
}

/** What the server refuses lands on its field. */
function useMakeKey({ setError }: UseFormReturn<NewApiKeyDto>) {
  const queries = useQueryClient();
  return async (entered: NewApiKeyDto): Promise<NewApiKeyView | undefined> => {
    try {
      const made = await makeKey(entered);
      void queries.invalidateQueries({ queryKey: apiKeyQueries.all });
      return made;
    } catch (error) {
      const errors = Object.entries((error instanceof ApiError && error.errors) || {});
      for (const [field, message] of errors) setError(field as Path<NewApiKeyDto>, { message });
      if (errors.length === 0) setError('root', { message: messageOf(error) });
      return undefined;
    }
  };
}

function NameField() {
  const { register, formState } = useFormContext<NewApiKeyDto>();
  const problem = formState.errors.name?.message;
  return (
    <TextField
      label="Name"
      required
      error={Boolean(problem)}
      helperText={problem ?? 'The program that will use the key, such as “Keyword sheet”.'}
      {...register('name')}
    />
  );
}

function ScopesField({ scopes }: { scopes: readonly ApiKeyScope[] }) {
  const { field, fieldState } = useController<NewApiKeyDto, 'scopes'>({ name: 'scopes' });
  const switchTo = (scope: ApiKeyScope, isOn: boolean) =>
    field.onChange(scopes.filter((each) => (each === scope ? isOn : field.value.includes(each))));
  return (
    <Box role="group" aria-label="Scopes">
      <Typography sx={{ fontWeight: 600 }}>Scopes</Typography>
      {scopes.map((scope) => (
        <Box key={scope}>
          <FormControlLabel
            label={SCOPE_LABELS[scope]}
            control={
              <Checkbox
                checked={field.value.includes(scope)}
                onChange={(_, isOn) => switchTo(scope, isOn)}
                slotProps={{ input: { 'aria-describedby': `scope-${scope}` } }}
              />
            }
          />
          <Typography
            id={`scope-${scope}`}
            variant="caption"
            component="p"
            color="text.secondary"
            sx={{ ml: 4 }}
          >
            {SCOPE_HELP[scope]}
          </Typography>
        </Box>
      ))}
      {fieldState.error ? <FormHelperText error>{fieldState.error.message}</FormHelperText> : null}
    </Box>
  );
}

function DaysField() {
  const { field, fieldState } = useController<NewApiKeyDto, 'days'>({ name: 'days' });
  return (
    <TextField
      {...field}
      select
      label="Expires after"
      error={fieldState.invalid}
      helperText={fieldState.error?.message}
    >
      {DAYS.map((days) => (
        <MenuItem key={days} value={days}>
          {counted(days, 'day')}
        </MenuItem>
      ))}
    </TextField>
  );
}

function CurrentPasswordField() {
  const { register, formState } = useFormContext<NewApiKeyDto>();
  const problem = formState.errors.currentPassword?.message;
  return (
    <PasswordField
      label="Current password"
      autoComplete="current-password"
      error={Boolean(problem)}
      helperText={problem ?? 'A key works without a password, so we ask for yours.'}
      {...register('currentPassword')}
    />
  );
}

import { ChangeTwoFactorDto, ConfirmTwoFactorDto, StartTwoFactorDto } from '@contracts/auth/two-factor.dto';
import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { PasswordField } from '../../../pages/login/PasswordField';
import { ApiError, messageOf } from '../../../providers/apiClient';
import { CodeField } from '../../../shared/form/CodeField';

export interface Proof {
  currentPassword: string;
  code: string;
}

const ASKED = {
  password: { dto: StartTwoFactorDto, fields: ['currentPassword'] },
  code: { dto: ConfirmTwoFactorDto, fields: ['code'] },
  both: { dto: ChangeTwoFactorDto, fields: ['currentPassword', 'code'] },
} as const;

interface ProofFormProps {
  asks: keyof typeof ASKED;
  action: string;
  /** It takes something away. */
  isDanger?: boolean;
  send: (proof: Proof) => Promise<void>;
  onCancel?: () => void;
  children?: ReactNode;
}

/** Asks who changes how somebody logs in to show that they are the owner. */
export function ProofForm({ asks, action, isDanger, send, onCancel, children }: ProofFormProps) {
  const { dto, fields } = ASKED[asks];
  const { register, handleSubmit, formState } = useForm<Proof>({
    resolver: classValidatorResolver(dto as new () => Proof),
    defaultValues: { currentPassword: '', code: '' },
  });
  const { errors, isSubmitting } = formState;
  const [refusal, setRefusal] = useState<Partial<Record<keyof Proof | 'all', string>>>({});
  const asksFor = (field: keyof Proof) => (fields as readonly string[]).includes(field);
  const submit = handleSubmit(async (proof) => {
    setRefusal({});
    try {
      await send(proof);
    } catch (error) {
      setRefusal((error instanceof ApiError && error.errors) || { all: messageOf(error) });
    }
  });
  const passwordProblem = errors.currentPassword?.message ?? refusal.currentPassword;
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      onChange={() => setRefusal({})}
      sx={{ display: 'grid', gap: 1 }}
    >
      {children}
      {asksFor('currentPassword') ? (
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          error={Boolean(passwordProblem)}
          helperText={passwordProblem ?? ' '}
          {...register('currentPassword')}
        />
      ) : null}
      {asksFor('code') ? (
        <CodeField problem={errors.code?.message ?? refusal.code} {...register('code')} />
      ) : null}
      {refusal.all ? <Alert severity="error">{refusal.all}</Alert> : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end', mt: 1 }}>
        {onCancel ? <Button onClick={onCancel}>Cancel</Button> : null}
        <Button
          type="submit"
          variant="contained"
          color={isDanger ? 'error' : 'primary'}
          loading={isSubmitting}
        >
          {action}
        </Button>
      </Box>
    </Box>
  );
}

import { LoginDto } from '@contracts/auth/auth.dto';
import { TWO_FACTOR_MESSAGES } from '@contracts/auth/two-factor-messages';
import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { ApiError, messageOf } from '../../providers/apiClient';
import { session } from '../../session/useSession';
import { CodeField } from '../../shared/form/CodeField';
import { EmailField } from '../EmailField';
import { PasswordField } from './PasswordField';

const resolver = classValidatorResolver(LoginDto);

/** E-mail and password, then a code where the account has two-factor login. */
export function LoginForm() {
  const { register, handleSubmit, setFocus, setValue, control, formState } = useForm<Required<LoginDto>>({
    resolver: resolver as never,
    mode: 'onChange',
    defaultValues: { email: '', password: '', code: '' },
  });
  const { errors, isValid, isSubmitting } = formState;
  const [needsCode, setNeedsCode] = useState(false);
  // Beside the form's own errors, which would keep what was typed from being sent once more.
  const [refusal, setRefusal] = useState<string>();
  const code = useWatch({ control, name: 'code' });
  const isReady = isValid && (!needsCode || code.trim() !== '');

  const submit = handleSubmit(async ({ email, password }) => {
    setRefusal(undefined);
    try {
      await session.login(email, password, needsCode ? code : undefined);
    } catch (error) {
      if (!needsCode && error instanceof ApiError && error.code === 'TWO_FACTOR_REQUIRED') {
        setNeedsCode(true);
        return;
      }
      setRefusal(messageOf(error));
      setFocus(needsCode ? 'code' : 'password');
    }
  });
  const goBack = () => {
    setRefusal(undefined);
    setValue('code', '');
    setNeedsCode(false);
  };

  return (
    <form onSubmit={(event) => void submit(event)} onChange={() => setRefusal(undefined)} noValidate>
      {needsCode ? (
        <>
          <Typography role="status" sx={{ mb: 1 }}>
            {TWO_FACTOR_MESSAGES.codeRequired}
          </Typography>
          <CodeField problem={errors.code?.message ?? refusal} autoFocus {...register('code')} />
        </>
      ) : (
        <>
          <EmailField problem={errors.email?.message ?? refusal} {...register('email')} />
          <PasswordField
            label="Password"
            autoComplete="current-password"
            error={Boolean(errors.password ?? refusal)}
            helperText={errors.password?.message ?? refusal ?? ' '}
            {...register('password')}
          />
        </>
      )}
      <Button
        type="submit"
        variant="contained"
        size="large"
        fullWidth
        disabled={!isReady}
        loading={isSubmitting}
        sx={{ mt: 2 }}
      >
        Log in
      </Button>
      {needsCode ? (
        <Button fullWidth onClick={goBack} sx={{ mt: 1 }}>
          Use another account
        </Button>
      ) : null}
    </form>
  );
}

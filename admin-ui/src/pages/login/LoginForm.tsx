import { LoginDto } from '@contracts/auth/auth.dto';
import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { messageOf } from '../../providers/apiClient';
import { session } from '../../session/useSession';
import { EmailField } from '../EmailField';
import { PasswordField } from './PasswordField';

const resolver = classValidatorResolver(LoginDto);

export function LoginForm() {
  const { register, handleSubmit, setFocus, formState } = useForm<LoginDto>({
    resolver,
    mode: 'onChange',
    defaultValues: { email: '', password: '' },
  });
  const { errors, isValid, isSubmitting } = formState;
  // Beside the form's own errors, which would keep what was typed from being sent once more.
  const [refusal, setRefusal] = useState<string>();

  const submit = handleSubmit(async ({ email, password }) => {
    setRefusal(undefined);
    try {
      await session.login(email, password);
    } catch (error) {
      setRefusal(messageOf(error));
      setFocus('password');
    }
  });

  return (
    <form onSubmit={(event) => void submit(event)} onChange={() => setRefusal(undefined)} noValidate>
      <EmailField problem={errors.email?.message ?? refusal} {...register('email')} />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={Boolean(errors.password ?? refusal)}
        helperText={errors.password?.message ?? refusal ?? ' '}
        {...register('password')}
      />
      <Button
        type="submit"
        variant="contained"
        size="large"
        fullWidth
        disabled={!isValid}
        loading={isSubmitting}
        sx={{ mt: 2 }}
      >
        Log in
      </Button>
    </form>
  );
}

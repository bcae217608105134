import { LoginDto } from '@contracts/auth.dto';
import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useForm } from 'react-hook-form';
import { messageOf } from '../../providers/apiClient';
import { session } from '../../session/useSession';
import { PasswordField } from './PasswordField';

const resolver = classValidatorResolver(LoginDto);

export function LoginForm() {
  const { register, handleSubmit, setError, formState } = useForm<LoginDto>({
    resolver,
    mode: 'onChange',
    defaultValues: { email: '', password: '' },
  });
  const { errors, isValid, isSubmitting } = formState;

  const submit = handleSubmit(async ({ email, password }) => {
    try {
      await session.login(email, password);
    } catch (error) {
      const message = messageOf(error);
      setError('email', { type: 'server', message });
      setError('password', { type: 'server', message }, { shouldFocus: true });
    }
  });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label="Email"
        type="email"
        size="medium"
        margin="dense"
        autoComplete="username"
        autoFocus
        required
        error={Boolean(errors.email)}
        helperText={errors.email?.message ?? ' '}
        {...register('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={Boolean(errors.password)}
        helperText={errors.password?.message ?? ' '}
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

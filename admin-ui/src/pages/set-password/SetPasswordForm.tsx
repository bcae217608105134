import { PASSWORD_LINK_MESSAGES } from '@contracts/users/password-link-messages';
import type { OpenPasswordLinkView } from '@contracts/users/password-links';
import { SetPasswordDto } from '@contracts/users/password-links.dto';
import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { ApiError, apiJson, messageOf } from '../../providers/apiClient';
import { session } from '../../session/useSession';
import { PasswordField } from '../login/PasswordField';

const resolver = classValidatorResolver(SetPasswordDto);

interface SetPasswordFormProps {
  token: string;
  account: OpenPasswordLinkView;
}

/** One field that can be looked at, as at the login; whoever has chosen is logged in with it. */
export function SetPasswordForm({ token, account }: SetPasswordFormProps) {
  const notify = useNotify();
  const navigate = useNavigate();
  const { register, handleSubmit, setFocus, formState } = useForm<SetPasswordDto>({
    resolver,
    mode: 'onChange',
    defaultValues: { token, password: '' },
  });
  const { errors, isValid, isSubmitting } = formState;
  const [refusal, setRefusal] = useState<string>();

  const submit = handleSubmit(async (entered) => {
    setRefusal(undefined);
    try {
      await apiJson('/auth/set-password', { method: 'POST', json: entered });
    } catch (error) {
      setRefusal((error instanceof ApiError && error.errors?.password) || messageOf(error));
      setFocus('password');
      return;
    }
    const isIn = await session.login(account.email, entered.password).then(
      () => true,
      () => false,
    );
    const { passwordSaved, passwordSavedLogIn } = PASSWORD_LINK_MESSAGES;
    notify(isIn ? passwordSaved : passwordSavedLogIn, { type: 'success' });
    navigate(isIn ? '/' : '/login', { replace: true });
  });

  const problem = errors.password?.message ?? refusal;
  return (
    <form onSubmit={(event) => void submit(event)} onChange={() => setRefusal(undefined)} noValidate>
      {/* For password managers, which keep a password with a name. */}
      <input hidden readOnly autoComplete="username" value={account.email} />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        autoFocus
        error={Boolean(problem)}
        helperText={problem ?? `At least ${account.passwordMinLength} characters.`}
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
        Save password and log in
      </Button>
    </form>
  );
}

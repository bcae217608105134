import { PASSWORD_LINK_MESSAGES } from '@contracts/users/password-link-messages';
import { ForgotPasswordDto } from '@contracts/users/password-links.dto';
import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { apiJson, messageOf } from '../../providers/apiClient';
import { EmailField } from '../EmailField';
import { GuestFrame } from '../GuestFrame';

const resolver = classValidatorResolver(ForgotPasswordDto);

/** Asks for a link by mail. What it says is the same whether the address is known or not. */
export function ForgotPasswordPage() {
  const [isSent, setSent] = useState(false);
  return (
    <GuestFrame title="Forgot password?" text="Enter the email you log in with, and we will send you a link.">
      {isSent ? (
        <Alert severity="success">{PASSWORD_LINK_MESSAGES.forgotSent}</Alert>
      ) : (
        <RequestForm onSent={() => setSent(true)} />
      )}
      <Button component={Link} to="/login" fullWidth size="large" sx={{ mt: 2 }}>
        Back to the login
      </Button>
    </GuestFrame>
  );
}

function RequestForm({ onSent }: { onSent: () => void }) {
  const { register, handleSubmit, formState } = useForm<ForgotPasswordDto>({
    resolver,
    mode: 'onTouched',
    defaultValues: { email: '' },
  });
  const { errors, isSubmitting } = formState;
  const [refusal, setRefusal] = useState<string>();

  const submit = handleSubmit(async (entered) => {
    setRefusal(undefined);
    try {
      await apiJson('/auth/forgot-password', { method: 'POST', json: entered });
      onSent();
    } catch (error) {
      setRefusal(messageOf(error));
    }
  });

  return (
    <form onSubmit={(event) => void submit(event)} onChange={() => setRefusal(undefined)} noValidate>
      <EmailField problem={errors.email?.message ?? refusal} {...register('email')} />
      <Button type="submit" variant="contained" size="large" fullWidth loading={isSubmitting} sx={{ mt: 2 }}>
        Send link
      </Button>
    </form>
  );
}

import { Link as RouterLink, Navigate, useLocation } from 'react-router-dom';
import { useSession } from '../../session/useSession';
import { GuestFrame } from '../GuestFrame';
import { LoginForm } from './LoginForm';
import { FORGOT_PASSWORD_PATH } from '@contracts/users/password-links';
import Link from '@mui/material/Link';
import { useInstance } from '../../shared/useInstance';

/** For guests; whoever is signed in goes on to the wanted page or the first one. */
export function LoginPage() {
  const wanted = (useLocation().state as { from?: string } | null)?.from;
  if (useSession().status === 'user') return <Navigate to={wanted ?? '/'} replace />;
  return (
    <GuestFrame title="Log in" text="Welcome back. Use the account that your community gave you.">
      <LoginForm />
      <ForgotPasswordLink />
    </GuestFrame>
  );
}

/** Only where the instance sends mail. */
function ForgotPasswordLink() {
  if (!useInstance().mail) return null;
  return (
    <Link
      component={RouterLink}
      to={FORGOT_PASSWORD_PATH}
      sx={{ display: 'block', width: 'fit-content', mx: 'auto', mt: 2, p: 0.5 }}
    >
      Forgot password?
    </Link>
  );
}

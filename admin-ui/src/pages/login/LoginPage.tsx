import { Navigate, useLocation } from 'react-router-dom';
import { useSession } from '../../session/useSession';
import { GuestFrame } from '../GuestFrame';
import { ForgotPasswordLink } from './ForgotPasswordLink';
import { LoginForm } from './LoginForm';

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

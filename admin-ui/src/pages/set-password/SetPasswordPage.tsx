import { PASSWORD_LINK_MESSAGES } from '@contracts/users/password-link-messages';
import { FORGOT_PASSWORD_PATH, type OpenPasswordLinkView } from '@contracts/users/password-links';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { ApiError, apiJson, messageOf } from '../../providers/apiClient';
import { useInstance } from '../../shared/useInstance';
import { GuestFrame } from '../GuestFrame';
import { SetPasswordForm } from './SetPasswordForm';

/** Where a link leads that lets its holder choose a password. Its secret is in the fragment, which reaches no server by itself. */
export function SetPasswordPage() {
  const token = useLocation().hash.slice(1);
  const { data, error, refetch } = useQuery({
    queryKey: ['set-password', token],
    queryFn: () =>
      apiJson<OpenPasswordLinkView>('/auth/set-password-link', { method: 'POST', json: { token } }),
    enabled: token !== '',
    // Once it is used it opens nothing any more, and the page says so by itself.
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    gcTime: 0,
  });
  if (error || !token) return <NoLink error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <GuestFrame title={TITLE} text="One moment, your link is being checked.">
        <Skeleton variant="rounded" height={56} role="status" aria-label="Checking the link" />
      </GuestFrame>
    );
  }
  return (
    <GuestFrame title={TITLE} text={`For ${data.name}, who logs in as ${data.email}.`}>
      <SetPasswordForm token={token} account={data} />
    </GuestFrame>
  );
}

const TITLE = 'Choose your password';

function deadText(mail: boolean): string {
  const { dead, askForNew } = PASSWORD_LINK_MESSAGES;
  return mail ? dead : `${dead} ${askForNew}`;
}

function NoLink({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const { mail } = useInstance();
  const isDead =
    !error || (error instanceof ApiError && (error.code === 'LINK_DEAD' || error.status === 422));
  return (
    <GuestFrame
      title={isDead ? 'This link no longer works' : TITLE}
      text={isDead ? deadText(mail) : 'Your link could not be checked.'}
    >
      {isDead ? null : (
        <Alert severity="error" sx={{ mb: 3 }}>
          {messageOf(error)}
        </Alert>
      )}
      {isDead ? (
        <>
          {mail ? (
            <Button component={Link} to={FORGOT_PASSWORD_PATH} variant="contained" size="large" fullWidth>
              Send me a new link
            </Button>
          ) : null}
          <Button
            component={Link}
            to="/login"
            variant={mail ? 'text' : 'contained'}
            size="large"
            fullWidth
            sx={{ mt: mail ? 1 : 0 }}
          >
            Go to the login
          </Button>
        </>
      ) : (
        <Button variant="contained" size="large" fullWidth onClick={onRetry}>
          Try again
        </Button>
      )}
    </GuestFrame>
  );
}

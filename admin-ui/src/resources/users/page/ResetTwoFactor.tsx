import { TWO_FACTOR_MESSAGES } from '@contracts/auth/two-factor-messages';
import type { UserView } from '@contracts/users/users';
import ResetIcon from '@mui/icons-material/PhonelinkEraseOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { apiFetch, messageOf } from '../../../providers/apiClient';
import { useUser } from '../../../session/useSession';
import { Confirmation } from '../../../shared/Confirmation';

/** For a user who has lost the phone and the recovery codes. Nobody resets the own: that asks for password and code. */
export function ResetTwoFactor({ user }: { user: UserView }) {
  const notify = useNotify();
  const refresh = useRefresh();
  const own = useUser().id === user.id;
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  if (!user.twoFactor || own) return null;
  const reset = async () => {
    setBusy(true);
    try {
      await apiFetch(`/users/${user.id}/two-factor`, { method: 'DELETE' });
      notify(TWO_FACTOR_MESSAGES.wasReset, { type: 'success' });
      refresh();
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    }
    setBusy(false);
    setAsking(false);
  };
  return (
    <>
      <Button variant="outlined" startIcon={<ResetIcon />} onClick={() => setAsking(true)}>
        Reset two-factor
      </Button>
      <Confirmation
        open={isAsking}
        title={`Reset two-factor login of ${user.name}?`}
        text="Use this when the user has lost their phone and recovery codes. Make sure that the request really comes from them. Their sessions end, and their password alone logs them in until they set it up again."
        action="Reset two-factor login"
        destroys
        busy={isBusy}
        onConfirm={() => void reset()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

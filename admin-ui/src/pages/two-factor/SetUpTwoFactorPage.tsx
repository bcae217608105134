import { TWO_FACTOR_MESSAGES } from '@contracts/auth/two-factor-messages';
import Button from '@mui/material/Button';
import { useNotify } from 'react-admin';
import { TwoFactorPanel } from '../../layout/user/two-factor/TwoFactorPanel';
import { messageOf } from '../../providers/apiClient';
import { session } from '../../session/useSession';
import { GuestFrame } from '../GuestFrame';

/** All that opens to an admin who has to set up two-factor login first. */
export function SetUpTwoFactorPage() {
  const notify = useNotify();
  const goOn = () => {
    session.refresh().catch((error: unknown) => notify(messageOf(error), { type: 'error' }));
  };
  return (
    <GuestFrame title="Set up two-factor login" text={TWO_FACTOR_MESSAGES.setUpRequired}>
      <TwoFactorPanel onChanged={goOn} />
      <Button onClick={() => session.logout()} sx={{ display: 'block', mx: 'auto', mt: 2 }}>
        Log out
      </Button>
    </GuestFrame>
  );
}

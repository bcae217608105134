import { TWO_FACTOR_HASH } from '@contracts/auth/two-factor';
import Button from '@mui/material/Button';
import { useUser } from '../../../session/useSession';
import { FormSection } from '../../../shared/form/FormSection';
import { useDialogAddress } from '../dialogAddress';

/** Whether logins ask for a code, and the way to where that is changed. */
export function TwoFactorSection() {
  const { twoFactor } = useUser();
  const { open } = useDialogAddress(TWO_FACTOR_HASH);
  const text = twoFactor
    ? 'On: each login asks for a code from your app.'
    : 'Off. Turn it on to have each login ask for a code from an app on your phone.';
  return (
    <FormSection title="Two-factor login" text={text}>
      <Button variant="outlined" onClick={open}>
        {twoFactor ? 'Change two-factor login' : 'Set up two-factor login'}
      </Button>
    </FormSection>
  );
}

import { FORGOT_PASSWORD_PATH } from '@contracts/users/password-links';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { useInstance } from '../../shared/useInstance';

/** Only where the instance sends mail. */
export function ForgotPasswordLink() {
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

import Box from '@mui/material/Box';
import { ActAsStudent } from './ActAsStudent';
import { SetPasswordLink } from './SetPasswordLink';

/** What can be done with a user who is there. */
export function UserActions() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
      <SetPasswordLink />
      <ActAsStudent />
    </Box>
  );
}

import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { UserView } from '@contracts/users/users';
import { UserAvatar } from '../../shared/UserAvatar';

/** Who is signed in. */
export function UserCard({ user }: { user: UserView }) {
  return (
    <Box sx={{ display: 'flex', gap: 1.5, p: 2 }}>
      <UserAvatar user={user} size={48} />
      <Box sx={{ minWidth: 0 }}>
        <Typography noWrap sx={{ fontWeight: 600 }}>
          {user.data.displayName}
        </Typography>
        <Typography noWrap variant="body2" color="text.secondary">
          {user.email}
        </Typography>
        <Chip size="small" sx={{ mt: 1 }} label={accountLabel(user)} />
      </Box>
    </Box>
  );
}

function accountLabel({ role, userType, batchName }: UserView): string {
  if (role === 'admin') return 'Admin';
  return `${batchName} · ${userType === 'pro' ? 'Pro' : 'Free'}`;
}

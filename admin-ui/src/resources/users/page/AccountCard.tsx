import type { UserView } from '@contracts/users/users';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { formatDateTime } from '../../../shared/format';
import { ResultFacts } from '../../../shared/result/ResultFacts';
import { ResultFrame } from '../../../shared/result/ResultFrame';
import { UserAvatar } from '../../../shared/UserAvatar';
import { AccountField } from '../AccountField';

export function AccountCard({ user }: { user: UserView }) {
  const { name, email, role, isActive, createdAt, lastLoginAt, invitedUntil, twoFactor } = user;
  return (
    <ResultFrame title="Account">
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 2 }}>
        <UserAvatar user={user} size={72} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <AccountField />
          <Chip
            size="small"
            variant="outlined"
            color={isActive ? 'success' : 'error'}
            label={isActive ? 'Active' : 'Inactive'}
          />
        </Box>
      </Box>
      <ResultFacts
        facts={[
          ['Name', name],
          ['Email', email],
          ['Role', role === 'admin' ? 'Admin' : 'Student'],
          ['Two-factor login', twoFactor ? 'On' : 'Off'],
          ['Added', formatDateTime(createdAt)],
          ['Last login', lastLoginAt ? formatDateTime(lastLoginAt) : 'Never'],
          ...(invitedUntil ? [['Invited until', formatDateTime(invitedUntil)] as const] : []),
        ]}
      />
    </ResultFrame>
  );
}

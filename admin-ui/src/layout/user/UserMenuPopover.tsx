import type { UserView } from '@contracts/users/users';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { UserAvatar } from '../../shared/UserAvatar';
import { type UserMenuEntry, userMenuFor } from './menuEntries';

interface UserMenuPopoverProps {
  open: boolean;
  anchor: HTMLElement | null;
  onClose: () => void;
  user: UserView | null;
  isActing: boolean;
  onChoose: (entry: UserMenuEntry) => void;
}

/** Who is signed in, and what can be opened from there. */
export function UserMenuPopover({ open, anchor, onClose, user, isActing, onChoose }: UserMenuPopoverProps) {
  return (
    <Popover
      anchorEl={anchor}
      open={open}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: { role: 'dialog', 'aria-label': 'Your account', sx: { width: 280, mt: 1 } },
      }}
    >
      {user ? <UserCard user={user} /> : null}
      {user ? <Divider /> : null}
      <MenuList autoFocusItem aria-label="Your account">
        {userMenuFor(user, isActing).map((entry) => (
          <MenuItem key={entry.id} onClick={() => onChoose(entry)}>
            <ListItemIcon>
              <entry.Icon fontSize="small" />
            </ListItemIcon>
            {entry.label}
          </MenuItem>
        ))}
      </MenuList>
    </Popover>
  );
}

/** Who is signed in. */
function UserCard({ user }: { user: UserView }) {
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

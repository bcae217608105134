import type { UserView } from '@contracts/users/users';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Popover from '@mui/material/Popover';
import { type UserMenuEntry, userMenuFor } from './menuEntries';
import { UserCard } from './UserCard';

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

import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import ButtonBase from '@mui/material/ButtonBase';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { session, useUser } from '../../session/useSession';
import { UserAvatar } from '../../shared/UserAvatar';
import { UserCard } from './UserCard';

export function UserMenu() {
  const user = useUser();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <ButtonBase
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{
          gap: 1,
          ml: { xs: 0.5, sm: 1 },
          p: 0.5,
          borderRadius: 2,
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        <UserAvatar user={user} size={36} />
        <span className="visually-hidden">Your account</span>
        <Typography
          noWrap
          sx={{ display: { xs: 'none', lg: 'block' }, maxWidth: 160, pr: 0.5, fontSize: 14, fontWeight: 600 }}
        >
          {user.data.displayName}
        </Typography>
      </ButtonBase>
      <Popover
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': 'Your account', sx: { width: 280, mt: 1 } },
        }}
      >
        <UserCard user={user} />
        <Divider />
        <MenuList autoFocusItem aria-label="Your account">
          <MenuItem onClick={() => session.logout()}>
            <ListItemIcon>
              <LogoutIcon fontSize="small" />
            </ListItemIcon>
            Logout
          </MenuItem>
        </MenuList>
      </Popover>
    </>
  );
}

import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useSaveSettings } from '../../session/useSaveSettings';
import { useScheme } from '../../theme/useScheme';
import { SCHEMES } from './schemes';

interface SchemeChoicesProps {
  open: boolean;
  anchor: HTMLElement | null;
  onClose: () => void;
}

export function SchemeChoices({ open, anchor, onClose }: SchemeChoicesProps) {
  const choice = useScheme();
  const save = useSaveSettings();
  return (
    <Menu anchorEl={anchor} open={open} onClose={onClose}>
      {SCHEMES.map(({ id, label, Icon }) => (
        <MenuItem
          key={id}
          role="menuitemradio"
          aria-checked={id === choice}
          selected={id === choice}
          onClick={() => {
            save({ theme: id });
            onClose();
          }}
        >
          <ListItemIcon>
            <Icon fontSize="small" />
          </ListItemIcon>
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}

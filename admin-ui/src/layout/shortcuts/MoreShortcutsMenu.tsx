import type { NavigationEntry } from '@domain/access/navigation';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Link, useLocation } from 'react-router-dom';
import { NavigationIcon } from '../NavigationIcon';

interface MoreShortcutsMenuProps {
  open: boolean;
  anchor: HTMLElement | null;
  onClose: () => void;
  pages: NavigationEntry[];
}

export function MoreShortcutsMenu({ open, anchor, onClose, pages }: MoreShortcutsMenuProps) {
  const { pathname } = useLocation();
  return (
    <Menu anchorEl={anchor} open={open} onClose={onClose}>
      {pages.map(({ id, title, url }) => (
        <MenuItem key={id} component={Link} to={url} selected={pathname === url} onClick={onClose}>
          <ListItemIcon>
            <NavigationIcon id={id} />
          </ListItemIcon>
          {title}
        </MenuItem>
      ))}
    </Menu>
  );
}

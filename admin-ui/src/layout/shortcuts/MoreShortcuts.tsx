import MoreIcon from '@mui/icons-material/MoreHoriz';
import type { NavigationEntry } from '@domain/access/navigation';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { NavigationIcon } from '../NavigationIcon';
import { ToolbarButton } from '../toolbar/ToolbarButton';

/** The starred pages that the toolbar has no room for. */
export function MoreShortcuts({ pages }: { pages: NavigationEntry[] }) {
  const { pathname } = useLocation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <ToolbarButton
        label="More shortcuts"
        icon={<MoreIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {pages.map(({ id, title, url }) => (
          <MenuItem key={id} component={Link} to={url} selected={pathname === url} onClick={close}>
            <ListItemIcon>
              <NavigationIcon id={id} />
            </ListItemIcon>
            {title}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

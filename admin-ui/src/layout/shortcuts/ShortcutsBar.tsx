import StarIcon from '@mui/icons-material/StarBorder';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { NavLink } from 'react-router-dom';
import { NavigationIcon } from '../NavigationIcon';
import { ToolbarButton } from '../toolbar/ToolbarButton';
import { ShortcutsMenu } from './ShortcutsMenu';
import { useShortcuts } from './useShortcuts';

/** How many fit beside the search; the menu holds all. */
const MAX_IN_BAR = 8;

export function ShortcutsBar() {
  const shortcuts = useShortcuts();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Box component="nav" aria-label="Shortcuts" sx={{ display: { xs: 'none', md: 'flex' }, gap: 0.5 }}>
        {shortcuts.starred.slice(0, MAX_IN_BAR).map(({ id, title, url }) => (
          <ToolbarButton
            key={id}
            label={title}
            icon={<NavigationIcon id={id} />}
            {...{ component: NavLink, to: url }}
          />
        ))}
      </Box>
      <ToolbarButton
        label="Edit shortcuts"
        icon={<StarIcon />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <ShortcutsMenu anchor={anchor} onClose={() => setAnchor(null)} shortcuts={shortcuts} />
    </>
  );
}

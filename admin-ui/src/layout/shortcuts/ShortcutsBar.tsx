import type { NavigationEntry } from '@domain/access/navigation';
import MoreIcon from '@mui/icons-material/MoreHoriz';
import StarIcon from '@mui/icons-material/StarBorder';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { NavLink } from 'react-router-dom';
import { lazyNamed } from '../../shared/lazyNamed';
import { lazyOverlay } from '../../shared/lazyOverlay';
import { useWidth } from '../../shared/useWidth';
import { NavigationIcon } from '../NavigationIcon';
import { ToolbarButton } from '../toolbar/ToolbarButton';
import { fitShortcuts } from './fitShortcuts';
import { useShortcuts } from './useShortcuts';
import { Deferred } from '../../shared/Deferred';

/** With what puts them in order. */
const ShortcutsMenu = lazyNamed(() => import('./ShortcutsMenu'), 'ShortcutsMenu');

/** Pixels of the menu of the rest and the button beside it, which always show. */
const TWO_SLOTS = 84;

/** The starred pages as far as there is room, the rest in a menu. */
export function ShortcutsBar() {
  const shortcuts = useShortcuts();
  const { starred } = shortcuts;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const [bar, width = 0] = useWidth();
  const fitting = fitShortcuts(starred.length, width);
  return (
    <Box ref={bar} sx={{ flex: 1, minWidth: { xs: 0, md: TWO_SLOTS }, display: 'flex', gap: 0.5 }}>
      <Box
        component="nav"
        aria-label="Shortcuts"
        sx={{ display: 'flex', gap: 0.5, '&:empty': { display: 'none' } }}
      >
        {starred.slice(0, fitting).map(({ id, title, url }) => (
          <ToolbarButton
            key={id}
            label={title}
            icon={<NavigationIcon id={id} />}
            {...{ component: NavLink, to: url }}
          />
        ))}
      </Box>
      {fitting < starred.length ? <MoreShortcuts pages={starred.slice(fitting)} /> : null}
      <ToolbarButton
        label="Edit shortcuts"
        icon={<StarIcon />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          setWasOpened(true);
        }}
      />
      {wasOpened ? (
        <Deferred>
          <ShortcutsMenu anchor={anchor} onClose={() => setAnchor(null)} shortcuts={shortcuts} />
        </Deferred>
      ) : null}
    </Box>
  );
}

const MoreShortcutsMenu = lazyOverlay(() => import('./MoreShortcutsMenu'), 'MoreShortcutsMenu');

/** The starred pages that the toolbar has no room for. */
function MoreShortcuts({ pages }: { pages: NavigationEntry[] }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <ToolbarButton
        label="More shortcuts"
        icon={<MoreIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <MoreShortcutsMenu
        open={anchor !== null}
        anchor={anchor}
        onClose={() => setAnchor(null)}
        pages={pages}
      />
    </>
  );
}

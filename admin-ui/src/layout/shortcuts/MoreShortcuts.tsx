import MoreIcon from '@mui/icons-material/MoreHoriz';
import type { NavigationEntry } from '@domain/access/navigation';
import { useState } from 'react';
import { lazyOverlay } from '../../shared/lazyOverlay';
import { ToolbarButton } from '../toolbar/ToolbarButton';

const MoreShortcutsMenu = lazyOverlay(() => import('./MoreShortcutsMenu'), 'MoreShortcutsMenu');

/** The starred pages that the toolbar has no room for. */
export function MoreShortcuts({ pages }: { pages: NavigationEntry[] }) {
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

import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ShortcutItem } from './ShortcutItem';
import { StarredList } from './StarredList';
import type { Shortcuts } from './useShortcuts';

interface ShortcutsMenuProps {
  anchor: HTMLElement | null;
  onClose: () => void;
  shortcuts: Shortcuts;
}

/** Every page with its star: the starred ones in the order of the bar, where they can be moved, then the others. */
export function ShortcutsMenu({ anchor, onClose, shortcuts }: ShortcutsMenuProps) {
  const { pages, starred, toggle, move } = shortcuts;
  const list = useRef<HTMLDivElement>(null);
  const [isDragging, setDragging] = useState(false);
  /** The page moves to the other list, and the focus with it. */
  const star = (id: string) => {
    flushSync(() => toggle(id));
    list.current?.querySelector<HTMLElement>(`[data-star="${id}"]`)?.focus();
  };
  const others = pages.filter(({ id }) => !starred.some((page) => page.id === id));
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      // The Escape that ends a move is not meant for the menu.
      disableEscapeKeyDown={isDragging}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': 'Shortcuts', sx: { width: 320, p: 1 } } }}
    >
      <Box sx={{ px: 1.5, pt: 1, pb: 1.5 }}>
        <Typography variant="h3" component="h2">
          Shortcuts
        </Typography>
        <Typography variant="body2" color="text.secondary">
          Starred pages stay in the toolbar, in your order; those that do not fit are in the menu beside them.
        </Typography>
      </Box>
      <Box ref={list}>
        <StarredList
          starred={starred}
          onMove={move}
          onToggle={star}
          onOpen={onClose}
          onDragging={setDragging}
        />
        <Box component="ul" aria-label="Other pages" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {others.map((page) => (
            <Box component="li" key={page.id} sx={{ pl: 3.75 }}>
              <ShortcutItem page={page} isStarred={false} onToggle={star} onOpen={onClose} />
            </Box>
          ))}
        </Box>
      </Box>
    </Popover>
  );
}

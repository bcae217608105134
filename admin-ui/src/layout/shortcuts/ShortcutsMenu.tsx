import StarredIcon from '@mui/icons-material/Star';
import StarIcon from '@mui/icons-material/StarBorder';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import ListItemButton from '@mui/material/ListItemButton';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { NavigationIcon } from '../NavigationIcon';
import type { Shortcuts } from './useShortcuts';

interface ShortcutsMenuProps {
  anchor: HTMLElement | null;
  onClose: () => void;
  shortcuts: Shortcuts;
}

/** Every page with its star. */
export function ShortcutsMenu({ anchor, onClose, shortcuts }: ShortcutsMenuProps) {
  const { pages, starred, toggle } = shortcuts;
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': 'Shortcuts', sx: { width: 320, p: 1 } } }}
    >
      <Box sx={{ px: 1.5, pt: 1, pb: 1.5 }}>
        <Typography variant="h3" component="h2">
          Shortcuts
        </Typography>
        <Typography variant="body2" color="text.secondary">
          Starred pages stay in the toolbar; those that do not fit are in the menu beside them.
        </Typography>
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {pages.map(({ id, title, url }) => {
          const isStarred = starred.some((page) => page.id === id);
          const label = isStarred ? `Remove ${title} from shortcuts` : `Add ${title} to shortcuts`;
          return (
            <Box component="li" key={id} sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
              <ListItemButton component={Link} to={url} onClick={onClose} sx={{ gap: 1.5, borderRadius: 1 }}>
                <NavigationIcon id={id} />
                {title}
              </ListItemButton>
              <IconButton aria-label={label} aria-pressed={isStarred} onClick={() => toggle(id)}>
                {isStarred ? <StarredIcon color="warning" /> : <StarIcon />}
              </IconButton>
            </Box>
          );
        })}
      </Box>
    </Popover>
  );
}

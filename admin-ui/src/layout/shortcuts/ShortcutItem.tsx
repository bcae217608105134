import StarredIcon from '@mui/icons-material/Star';
import StarIcon from '@mui/icons-material/StarBorder';
import type { NavigationEntry } from '@domain/access/navigation';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import ListItemButton from '@mui/material/ListItemButton';
import { Link } from 'react-router-dom';
import { NavigationIcon } from '../NavigationIcon';

interface ShortcutItemProps {
  page: NavigationEntry;
  isStarred: boolean;
  onToggle: (id: string) => void;
  onOpen: () => void;
}

/** A page with the way to it and its star. */
export function ShortcutItem({ page, isStarred, onToggle, onOpen }: ShortcutItemProps) {
  const { id, title, url } = page;
  const label = isStarred ? `Remove ${title} from shortcuts` : `Add ${title} to shortcuts`;
  return (
    <Box sx={{ flex: 1, minWidth: 0, display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <ListItemButton component={Link} to={url} onClick={onOpen} sx={{ gap: 1.5, px: 1, borderRadius: 1 }}>
        <NavigationIcon id={id} />
        {title}
      </ListItemButton>
      <IconButton data-star={id} aria-label={label} aria-pressed={isStarred} onClick={() => onToggle(id)}>
        {isStarred ? <StarredIcon color="warning" /> : <StarIcon />}
      </IconButton>
    </Box>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { NavigationEntry } from '@domain/access/navigation';
import { NavigationIcon } from '../NavigationIcon';

interface PageSuggestionProps {
  id: string;
  page: NavigationEntry;
  isActive: boolean;
  onPoint: () => void;
  onOpen: () => void;
}

export function PageSuggestion({ id, page, isActive, onPoint, onOpen }: PageSuggestionProps) {
  return (
    <Box
      component="li"
      id={id}
      role="option"
      aria-selected={isActive}
      onMouseMove={onPoint}
      onClick={onOpen}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        px: 1.5,
        py: 1,
        borderRadius: 1,
        cursor: 'pointer',
        bgcolor: isActive ? 'action.selected' : undefined,
        '& svg': { color: 'text.secondary' },
      }}
    >
      <NavigationIcon id={page.id} />
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 500 }}>{page.title}</Typography>
        <Typography variant="body2" color="text.secondary" noWrap>
          {page.url}
        </Typography>
      </Box>
    </Box>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { HTMLAttributes } from 'react';
import { NavigationIcon } from '../NavigationIcon';
import type { SearchablePage } from './searchablePages';

interface PageSuggestionProps extends HTMLAttributes<HTMLLIElement> {
  page: SearchablePage;
}

/** A page or an action that the search offers; the chosen one is `aria-selected`. */
export function PageSuggestion({ page, ...option }: PageSuggestionProps) {
  const { entryId, title, url, within, Icon } = page;
  return (
    <Box
      component="li"
      {...option}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        px: 1.5,
        py: 1,
        borderRadius: 1,
        cursor: 'pointer',
        '&[aria-selected="true"]': { bgcolor: 'action.selected' },
        '& svg': { color: 'text.secondary' },
      }}
    >
      {Icon ? <Icon fontSize="small" /> : <NavigationIcon id={entryId} />}
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 500 }}>{title}</Typography>
        <Typography variant="body2" color="text.secondary" noWrap>
          {within ?? url}
        </Typography>
      </Box>
    </Box>
  );
}

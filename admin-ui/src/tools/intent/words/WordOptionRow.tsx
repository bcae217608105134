import AddIcon from '@mui/icons-material/Add';
import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import type { HTMLAttributes } from 'react';
import type { WordOption } from './wordOptions';

export interface WordOptionRowProps extends HTMLAttributes<HTMLLIElement> {
  option: WordOption;
  selected: boolean;
}

export function WordOptionRow({ option, selected, ...props }: WordOptionRowProps) {
  return (
    <li {...props}>
      <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {option.isNew ? `Add “${option.label}”` : option.label}
      </Box>
      {option.isNew ? <AddIcon fontSize="small" color="primary" /> : null}
      {selected ? <CheckIcon fontSize="small" color="primary" /> : null}
    </li>
  );
}

import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { SortableItem } from './SortableItem';

interface SortableEntryProps {
  id: string;
  /** Such as Feature 2. */
  name: string;
  onRemove: () => void;
  children: ReactNode;
}

const ENTRY = {
  alignItems: 'flex-start',
  gap: 0.5,
  p: 1,
  mb: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
};
const BESIDE_THE_FIELD = { mt: 0.75 };

/** One entry of a list: its fields between a handle to move it and a button to remove it. */
export function SortableEntry({ id, name, onRemove, children }: SortableEntryProps) {
  return (
    <SortableItem id={id} name={name} sx={ENTRY} handleSx={BESIDE_THE_FIELD}>
      <Box sx={{ flex: 1, minWidth: 0 }}>{children}</Box>
      <IconButton size="small" aria-label={`Remove ${name}`} onClick={onRemove} sx={BESIDE_THE_FIELD}>
        <DeleteIcon fontSize="small" />
      </IconButton>
    </SortableItem>
  );
}

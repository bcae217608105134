import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import DragIcon from '@mui/icons-material/DragIndicatorOutlined';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';

interface SortableEntryProps {
  id: string;
  /** Such as Feature 2. */
  name: string;
  onRemove: () => void;
  children: ReactNode;
}

/** One entry of a list: a handle to move it with the pointer or the keyboard, its fields, and a button to remove it. */
export function SortableEntry({ id, name, onRemove, children }: SortableEntryProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id });
  return (
    <Box
      component="li"
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: 0.5,
        p: 1,
        mb: 1,
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        bgcolor: 'background.paper',
        ...(isDragging && { position: 'relative', zIndex: 1, boxShadow: 6 }),
      }}
    >
      <IconButton
        ref={setActivatorNodeRef}
        size="small"
        {...attributes}
        {...listeners}
        aria-label={`Move ${name}`}
        sx={{ mt: 0.75, cursor: 'grab', touchAction: 'none' }}
      >
        <DragIcon fontSize="small" />
      </IconButton>
      <Box sx={{ flex: 1, minWidth: 0 }}>{children}</Box>
      <IconButton size="small" aria-label={`Remove ${name}`} onClick={onRemove} sx={{ mt: 0.75 }}>
        <DeleteIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}

import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import DragIcon from '@mui/icons-material/DragIndicatorOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { CSSProperties, ReactNode } from 'react';

/** Plain values of the theme's system, such as `p: 1`. */
type Style = Record<string, CSSProperties[keyof CSSProperties]>;

interface SortableItemProps {
  id: string;
  /** Such as Feature 2. */
  name: string;
  children: ReactNode;
  sx?: Style;
  handleSx?: Style;
}

/** One item of a SortableList, with a handle that moves it by the pointer or the keyboard. */
export function SortableItem({ id, name, children, sx, handleSx }: SortableItemProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id });
  return (
    <Box
      component="li"
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      sx={{
        display: 'flex',
        bgcolor: 'background.paper',
        ...sx,
        ...(isDragging && { position: 'relative', zIndex: 1, boxShadow: 6 }),
      }}
    >
      <IconButton
        ref={setActivatorNodeRef}
        size="small"
        {...attributes}
        {...listeners}
        aria-label={`Move ${name}`}
        sx={{ cursor: 'grab', touchAction: 'none', ...handleSx }}
      >
        <DragIcon fontSize="small" />
      </IconButton>
      {children}
    </Box>
  );
}

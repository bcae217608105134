import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { NavigationEntry } from '@domain/access/navigation';
import DragIcon from '@mui/icons-material/DragIndicatorOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { SortableList } from '../../shared/sortable/SortableList';
import { ShortcutItem } from './ShortcutItem';

interface StarredListProps {
  starred: NavigationEntry[];
  onMove: (from: number, to: number) => void;
  onToggle: (id: string) => void;
  onOpen: () => void;
  onDragging: (isDragging: boolean) => void;
}

/** The starred pages in the order of the bar, each with a handle that moves it. */
export function StarredList({ starred, onMove, onToggle, onOpen, onDragging }: StarredListProps) {
  return (
    <SortableList
      ids={starred.map(({ id }) => id)}
      nameOf={(id) => starred.find((page) => page.id === id)?.title ?? id}
      onMove={onMove}
      onDragging={onDragging}
      label="Starred pages"
    >
      {starred.map((page) => (
        <StarredPage key={page.id} page={page} onToggle={onToggle} onOpen={onOpen} />
      ))}
    </SortableList>
  );
}

interface StarredPageProps {
  page: NavigationEntry;
  onToggle: (id: string) => void;
  onOpen: () => void;
}

function StarredPage({ page, onToggle, onOpen }: StarredPageProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: page.id });
  return (
    <Box
      component="li"
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      sx={{
        display: 'flex',
        alignItems: 'center',
        borderRadius: 1,
        bgcolor: 'background.paper',
        ...(isDragging && { position: 'relative', zIndex: 1, boxShadow: 6 }),
      }}
    >
      <IconButton
        ref={setActivatorNodeRef}
        size="small"
        {...attributes}
        {...listeners}
        aria-label={`Move ${page.title}`}
        sx={{ cursor: 'grab', touchAction: 'none' }}
      >
        <DragIcon fontSize="small" />
      </IconButton>
      <ShortcutItem page={page} isStarred onToggle={onToggle} onOpen={onOpen} />
    </Box>
  );
}

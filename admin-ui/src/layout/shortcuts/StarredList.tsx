import type { NavigationEntry } from '@domain/access/navigation';
import { SortableItem } from '../../shared/sortable/SortableItem';
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
        <SortableItem
          key={page.id}
          id={page.id}
          name={page.title}
          sx={{ alignItems: 'center', borderRadius: 1 }}
        >
          <ShortcutItem page={page} isStarred onToggle={onToggle} onOpen={onOpen} />
        </SortableItem>
      ))}
    </SortableList>
  );
}

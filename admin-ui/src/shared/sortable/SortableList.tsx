import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import Box from '@mui/material/Box';
import type { ReactNode, Ref } from 'react';

interface SortableListProps {
  /** Of the entries, in their order. */
  ids: string[];
  /** What a screen reader calls an entry. */
  nameOf: (id: string) => string;
  onMove: (from: number, to: number) => void;
  /** Hears when an entry is picked up, and when it is let go. */
  onDragging?: (isDragging: boolean) => void;
  ref?: Ref<HTMLUListElement>;
  label?: string;
  /** An entry for each id, which calls `useSortable`. */
  children: ReactNode;
}

const TOUCH_SLOP = { distance: 4 };

/** A list whose entries are put in order, by pointer, touch or keyboard. */
export function SortableList({ ids, nameOf, onMove, onDragging, ref, label, children }: SortableListProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: TOUCH_SLOP }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const drop = ({ active, over }: DragEndEvent) => {
    onDragging?.(false);
    const [from, to] = [ids.indexOf(String(active.id)), ids.indexOf(String(over?.id))];
    if (from >= 0 && to >= 0 && from !== to) onMove(from, to);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragStart={() => onDragging?.(true)}
      onDragEnd={drop}
      onDragCancel={() => onDragging?.(false)}
      accessibility={{ announcements: announcementsFor(ids, nameOf) }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <Box component="ul" ref={ref} aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {children}
        </Box>
      </SortableContext>
    </DndContext>
  );
}

/** What a screen reader says while an entry is moved, by its name and place instead of the ids of the machinery. */
function announcementsFor(ids: readonly string[], nameOf: (id: string) => string): Announcements {
  const name = (id: UniqueIdentifier) => nameOf(String(id));
  const where = (id?: UniqueIdentifier) =>
    id === undefined ? 'outside the list' : `at place ${ids.indexOf(String(id)) + 1} of ${ids.length}`;
  return {
    onDragStart: ({ active }) => `${name(active.id)} is picked up.`,
    onDragOver: ({ active, over }) => `${name(active.id)} is ${where(over?.id)}.`,
    onDragEnd: ({ active, over }) => `${name(active.id)} is dropped ${where(over?.id)}.`,
    onDragCancel: ({ active }) => `${name(active.id)} is back at its place.`,
  };
}

import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';

/** What a screen reader says while an entry is moved, by its name and place instead of the ids of the machinery. */
export function announcementsFor(ids: readonly string[], nameOf: (id: string) => string): Announcements {
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

/** The shortcuts with one where another is now; those between make room, and those that do not show keep their places. */
export function reordered(shortcuts: readonly string[], moved = '', target = ''): string[] {
  const [from, to] = [shortcuts.indexOf(moved), shortcuts.indexOf(target)];
  if (from < 0 || to < 0) return [...shortcuts];
  return shortcuts.toSpliced(from, 1).toSpliced(to, 0, moved);
}

/** Pixels that a button of the toolbar takes, with the gap beside it. */
const SLOT = 44;

/** How many of the shortcuts fit into a bar of this width, beside the button that edits them and, if need be, the menu of the rest. */
export function fitShortcuts(count: number, width: number): number {
  const slots = Math.floor(width / SLOT) - 1;
  return count <= slots ? count : Math.max(0, slots - 1);
}

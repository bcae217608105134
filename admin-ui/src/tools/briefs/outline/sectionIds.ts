/** An id that no section of an outline has so far. */
export function newSectionId(): string {
  return `own-${crypto.randomUUID().slice(0, 13)}`;
}

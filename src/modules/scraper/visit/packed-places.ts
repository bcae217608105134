/** The places of a page as they are stored, four bytes each; empty where they are not known. */
export function placeBytes(places: Uint32Array = new Uint32Array(0)): Uint8Array {
  const bytes = Buffer.alloc(places.length * 4);
  for (const [at, place] of places.entries()) bytes.writeUInt32LE(place, at * 4);
  return bytes;
}

/** What was stored; null where it is not known. */
export function placesFrom(bytes: Buffer | undefined): Set<number> | null {
  if (!bytes || bytes.length === 0) return null;
  const places = new Set<number>();
  for (let at = 0; at < bytes.length; at += 4) places.add(bytes.readUInt32LE(at));
  return places;
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32, public domain). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export type Random = () => number;

export function wholeBetween(random: Random, from: number, to: number): number {
  return from + Math.floor(random() * (to - from + 1));
}

export function oneOf<Item>(random: Random, items: readonly Item[]): Item {
  return items[Math.floor(random() * items.length)] as Item;
}

export function someOf<Item>(random: Random, items: readonly Item[], count: number): Item[] {
  return shuffled(random, items).slice(0, count);
}

export function shuffled<Item>(random: Random, items: readonly Item[]): Item[] {
  const rest = [...items];
  for (let at = rest.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [rest[at], rest[other]] = [rest[other] as Item, rest[at] as Item];
  }
  return rest;
}

export function hexOf(random: Random, length: number): string {
  return Array.from({ length }, () => Math.floor(random() * 16).toString(16)).join('');
}

import type { Edges } from './link-places';

/**
 * Clicks from the first pages to each other one; where none lead there, what `depths` has. A redirect is no click of its
 * own; `redirectOf` tells where one leads, by page.
 */
export function clickDepths(
  starts: readonly number[],
  depths: readonly (number | null)[],
  { begins, targets }: Edges,
  redirectOf: (page: number) => number | undefined,
): (number | null)[] {
  const clicks = new Int32Array(depths.length).fill(-1);
  const reach = (page: number | undefined, depth: number, level: number[]) => {
    for (let at = page; at !== undefined && clicks[at] === -1; at = redirectOf(at)) {
      clicks[at] = depth;
      level.push(at);
    }
  };
  let level: number[] = [];
  for (const start of starts) reach(start, 0, level);
  for (let depth = 1; level.length > 0; depth++) {
    const next: number[] = [];
    for (const page of level) {
      for (let link = begins[page] as number; link < (begins[page + 1] as number); link++)
        reach(targets[link], depth, next);
    }
    level = next;
  }
  return depths.map((depth, page) => (clicks[page] === -1 ? depth : (clicks[page] as number)));
}

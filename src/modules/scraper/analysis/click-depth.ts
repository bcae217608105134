import type { Edges } from './link-places';

/** Clicks from the first pages to each other one; where none lead there, what `depths` has. */
export function clickDepths(
  starts: readonly number[],
  depths: readonly number[],
  { begins, targets }: Edges,
): number[] {
  const clicks = new Int32Array(depths.length).fill(-1);
  let level = [...starts];
  for (const start of starts) clicks[start] = 0;
  for (let depth = 1; level.length > 0; depth++) {
    const next: number[] = [];
    for (const page of level) {
      for (let link = begins[page] as number; link < (begins[page + 1] as number); link++) {
        const target = targets[link] as number;
        if (clicks[target] !== -1) continue;
        clicks[target] = depth;
        next.push(target);
      }
    }
    level = next;
  }
  return depths.map((depth, page) => (clicks[page] === -1 ? depth : (clicks[page] as number)));
}

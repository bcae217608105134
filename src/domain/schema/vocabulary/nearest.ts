/** Most letters that are other, missing or too many in a name that was meant. */
const MAX_DISTANCE = 2;
/** In shorter names two other letters make another name. */
const SHORT = 4;

/** The name that was probably meant, if one is near: at most two letters are other, and the first of the nearest. */
export function nearestName(name: string, names: readonly string[]): string | undefined {
  const wanted = name.toLowerCase();
  let limit = wanted.length <= SHORT ? 1 : MAX_DISTANCE;
  let nearest: string | undefined;
  for (const each of names) {
    if (Math.abs(each.length - wanted.length) > limit) continue;
    const distance = editDistance(wanted, each.toLowerCase(), limit);
    if (distance > limit) continue;
    if (distance === 0) return each;
    nearest = each;
    limit = distance - 1;
  }
  return nearest;
}

/** Letters to change, add or remove, two swapped ones as one change; `limit + 1` if there are more. */
function editDistance(a: string, b: string, limit: number): number {
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (previous[j - 1] ?? 0) + Number(a[i - 1] !== b[j - 1]);
      let least = Math.min(change, (previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      }
      row.push(least);
    }
    if (Math.min(...row) > limit) return limit + 1;
    before = previous;
    previous = row;
  }
  return previous[b.length] ?? limit + 1;
}

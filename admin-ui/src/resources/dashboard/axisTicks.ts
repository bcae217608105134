/** About so many lines stand behind the bars. */
const LINES = 5;

/**
 * The numbers of an axis from 0 to at least the greatest of its values: round ones, whole, at equal distances.
 * @param max of what the axis measures; nothing at all gives 0 and 1
 */
export function axisTicks(max: number): number[] {
  const rough = Math.max(1, max / LINES);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
  const count = Math.max(1, Math.ceil(max / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

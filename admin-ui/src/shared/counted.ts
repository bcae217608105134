import { formatCount } from './format';

/** A number with its noun: `1 student`, `2 students`. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${formatCount(count)} ${count === 1 ? noun : plural}`;
}

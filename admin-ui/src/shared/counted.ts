import { formatCount } from './format';

/** A number with its noun: `1 student`, `2 students`. */
export function counted(count: number, noun: string): string {
  return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
}

import { unsupported } from '../errors';

const PARTS: Record<string, (date: Date) => string> = {
  Y: (date) => String(date.getUTCFullYear()).padStart(4, '0'),
  m: (date) => pad(date.getUTCMonth() + 1),
  d: (date) => pad(date.getUTCDate()),
  H: (date) => pad(date.getUTCHours()),
  M: (date) => pad(date.getUTCMinutes()),
  S: (date) => pad(date.getUTCSeconds()),
  L: (date) => String(date.getUTCMilliseconds()).padStart(3, '0'),
  '%': () => '%',
};

function pad(value: number): string {
  return String(value).padStart(2, '0');
}

/** Formats in UTC by MongoDB's specifiers; one that is not known is refused. */
export function formatDate(date: Date, format: string): string {
  return format.replace(/%(.?)/gs, (whole, letter: string) => {
    const part = PARTS[letter];
    if (!part) throw unsupported(`$dateToString format ${whole}`);
    return part(date);
  });
}

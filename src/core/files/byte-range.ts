/** A part of a file: its first and its last byte, both counted from 0. */
export interface ByteRange {
  start: number;
  end: number;
}

const ONE_RANGE = /^bytes=\s*(\d*)-(\d*)\s*$/i;

/**
 * The part of a file of so many bytes that a `Range` header asks for. The whole file is the answer to none, to several
 * and to what is no range of bytes (RFC 9110, 14.2).
 */
export function byteRangeOf(
  header: string | undefined,
  bytes: number,
): ByteRange | 'whole' | 'unsatisfiable' {
  const [, first = '', last = ''] = ONE_RANGE.exec(header ?? '') ?? [];
  if (first === '' && last === '') return 'whole';
  const start = first === '' ? Math.max(0, bytes - Number(last)) : Number(first);
  const end = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  if (first !== '' && last !== '' && Number(last) < start) return 'whole';
  return start < bytes ? { start, end } : 'unsatisfiable';
}

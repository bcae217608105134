/** By which field rows are sorted, and in which direction; without one they stand as they came. */
export type ResultSort = readonly [field: string, direction: 'ASC' | 'DESC'] | undefined;

/** `name` is upwards, `-name` downwards; a field that is none of these is no order. */
export function sortOf(text: string, fields?: readonly string[]): ResultSort {
  const field = text.replace(/^-/, '');
  if (field === '' || (fields && !fields.includes(field))) return undefined;
  return [field, text === field ? 'ASC' : 'DESC'];
}

export function sortText(sort: ResultSort): string {
  return sort ? `${sort[1] === 'DESC' ? '-' : ''}${sort[0]}` : '';
}

/**
 * In place of the library of that name, of which react-admin makes the name of a field that has no label: `userType` is
 * `User type`. Every resource has a label of its own.
 */
export const transform = (field: string): string => humanize(field.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '_'));

export function humanize(word: string): string {
  const words = word.toLowerCase().replace(/_id$/, '').replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const inflect = (word: string): string => word;
/** Parts of react-admin that the application leaves out. */
export { humanize as capitalize, inflect as pluralize, inflect as singularize };

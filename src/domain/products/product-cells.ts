import type { BlockFeature } from '../../contracts/blocks/block-parts';

/** Between the entries of a list in one cell. A line of its own for each is read, too. */
const SEPARATOR = ' | ';

/**
 * A list as one cell: `Light | Quiet`. A bar or a backslash that belongs to an entry has a backslash before it, so that
 * `readList` gives back the same entries.
 */
export function writeList(entries: readonly string[]): string {
  return entries.map(escaped).join(SEPARATOR);
}

/** The entries of a cell, without white space around them and without empty ones. */
export function readList(cell: string): string[] {
  return partsOf(cell, /[|\n]/)
    .map((part) => plain(part))
    .filter((entry) => entry !== '');
}

/** Features as one cell: `Weight: 2 kg | Colour: red`. */
export function writeFeatures(features: readonly BlockFeature[]): string {
  return features
    .map(({ key, value }) => `${escaped(key).replaceAll(':', '\\:')}: ${escaped(value)}`)
    .join(SEPARATOR);
}

/** The features of a cell, or undefined where an entry has no colon. */
export function readFeatures(cell: string): BlockFeature[] | undefined {
  const features: BlockFeature[] = [];
  for (const part of partsOf(cell, /[|\n]/).filter((entry) => entry.trim() !== '')) {
    const [key, ...value] = partsOf(part, /:/);
    if (key === undefined || value.length === 0) return undefined;
    features.push({ key: plain(key), value: plain(value.join(':')) });
  }
  return features;
}

function escaped(text: string): string {
  return text.replace(/[\\|]/g, '\\$&');
}

function plain(part: string): string {
  return part.replace(/\\([\\|:])/g, '$1').trim();
}

/** Parts of a text between separators that have no backslash before them; backslashes stay. */
function partsOf(text: string, separator: RegExp): string[] {
  const parts = [''];
  for (const [token] of text.matchAll(/\\[\\|:]|[\s\S]/g)) {
    if (token.length === 1 && separator.test(token)) parts.push('');
    else parts.push((parts.pop() ?? '') + token);
  }
  return parts;
}

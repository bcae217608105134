/** What every file system takes; those that count characters take as many. */
export const MAX_FILE_NAME_BYTES = 255;
const HALF_CHARACTER = /\p{Surrogate}/gu;
/** Marks that turn the direction of writing: with one, the end of a name shows in its middle. */
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
/** Control characters, ends of lines and paragraphs, what separates folders, and what Windows allows in no name. */
const UNSAFE = /[\p{Cc}\p{Zl}\p{Zp}/\\<>:"|?*]/gu;
const EXTENSION = /\.[\p{L}\p{N}]{1,12}$/u;
const NO_NAME = /^[.\s]*$/u;
/** Windows opens a device by these, whatever follows the first dot. */
const DEVICE = /^(?:con|prn|aux|nul|(?:com|lpt)[0-9¹²³])(?=\.|$)/iu;

/** The name as a file can have it everywhere: its extension stays, the rest is cut where it is too long. */
export function safeFileName(text: string): string {
  const clean = text.replace(HALF_CHARACTER, '\ufffd').replace(DIRECTION, '').replace(UNSAFE, '_').trim();
  const extension = EXTENSION.exec(clean)?.[0] ?? '';
  const given = clean.slice(0, clean.length - extension.length);
  const stem = NO_NAME.test(given) ? 'file' : given.replace(DEVICE, '_$&');
  return cutToBytes(stem, MAX_FILE_NAME_BYTES - bytesOf(extension)) + extension;
}

function cutToBytes(text: string, max: number): string {
  let length = 0;
  let bytes = 0;
  for (const character of text) {
    bytes += bytesOf(character);
    if (bytes > max) break;
    length += character.length;
  }
  return text.slice(0, length).trimEnd();
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}

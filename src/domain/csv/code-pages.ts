import type { TextEncoding } from '../../contracts/csv/text-encodings';

/** Encodings of one or two bytes a character, which nothing in a file names. */
export type CodePage = Exclude<TextEncoding, 'utf-8' | 'utf-16le' | 'utf-16be'>;

/** Node 20's own TextDecoder leaves 0x80 to 0x9F of windows-1252 as control characters. */
const WESTERN_SIGNS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Bytes as text; what the encoding does not have becomes U+FFFD. Without a byte order mark, which is the caller's to cut. */
export function decodeBytes(bytes: Uint8Array, encoding: TextEncoding): string {
  // Node 20 takes a first byte of 0xFF in windows-1252 for a part of such a mark, if it is told to keep it.
  const ignoreBOM = encoding.startsWith('utf');
  const text = new TextDecoder(encoding, { ignoreBOM }).decode(bytes);
  if (encoding !== 'windows-1252') return text;
  return text.replace(/[\u0080-\u009f]/g, (sign) => WESTERN_SIGNS[sign.charCodeAt(0) - 0x80] as string);
}

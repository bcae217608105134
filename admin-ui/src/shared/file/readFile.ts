import { CSV_MESSAGES } from '@contracts/csv/csv-messages';
import type { TextEncoding } from '@contracts/csv/text-encodings';
import { decodeBytes } from '@domain/csv/code-pages';
import type { ToldEncoding } from './EncodingSelect';

/** The letters of many languages, which files in UTF-8 do without. */
const loadEncodings = () => import('@domain/csv/decode');

/** As when it was moved, or changed since it was chosen. */
export const FILE_UNREADABLE = 'This file could not be read. Choose it again.';

/** A file whose letters may be one or another. */
class UnclearFileError extends Error {}

/** Why the text of a file could not be had, as a sentence. */
export function unreadableText(error: unknown): string {
  return error instanceof UnclearFileError ? CSV_MESSAGES.unclearText : FILE_UNREADABLE;
}

/** The text of a file without its byte order mark; rejects where it can't be read, or in one way alone. */
export async function textOfFile(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const { tellEncoding } = await loadEncodings();
    const { encoding, isCertain } = tellEncoding(bytes);
    if (!isCertain) throw new UnclearFileError();
    return decodeBytes(bytes, encoding).replace(/^\ufeff/, '');
  }
}

/** Bytes of a file that its encoding is told by. */
const TOLD_BYTES = 1024 * 1024;
const SAMPLE_WORDS = 6;

/** What the encoding of a file is taken for, with some of its words beyond ASCII; undefined for one in UTF-8. */
export async function toldEncodingOf(file: File): Promise<(ToldEncoding & { sample: string }) | undefined> {
  const bytes = new Uint8Array(await file.slice(0, TOLD_BYTES).arrayBuffer());
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return undefined;
  } catch {
    const { tellEncoding } = await loadEncodings();
    const told = tellEncoding(bytes, bytes.length < file.size);
    return { ...told, sample: sampleOf(decodeBytes(bytes, told.encoding)) };
  }
}

/** A file as it is in an encoding, in UTF-8. */
export async function inUtf8(file: File, encoding: TextEncoding): Promise<{ file: File; sample: string }> {
  const text = decodeBytes(new Uint8Array(await file.arrayBuffer()), encoding).replace(/^\ufeff/, '');
  return { file: new File([text], file.name, { type: file.type }), sample: sampleOf(text) };
}

/** The first words that an encoding makes a difference to. */
function sampleOf(text: string): string {
  const words = new Set<string>();
  for (const [word] of text.matchAll(/[\p{L}\p{M}\p{N}]*[^\0-\x7f]\S*/gu)) {
    words.add(word.slice(0, 30).replace(/[;,|"]+$/, ''));
    if (words.size === SAMPLE_WORDS) break;
  }
  return [...words].join(', ');
}

/** A file or picture as a data URL; rejects where it can't be read. */
export function dataUrlOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(new Error(FILE_UNREADABLE));
    reader.readAsDataURL(blob);
  });
}

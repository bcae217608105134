import { CSV_MESSAGES } from '@contracts/csv/csv-messages';

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
    const { decodeBytes, tellEncoding } = await import('./encodings');
    const { encoding, isCertain } = tellEncoding(bytes);
    if (!isCertain) throw new UnclearFileError();
    return decodeBytes(bytes, encoding).replace(/^\ufeff/, '');
  }
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

import { MAX_TEXT_BYTES } from '@contracts/text/text-limits';
import { TEXT_MESSAGES } from '@contracts/text/text-messages';
import { textOfHtml } from '@domain/pages/page-text';
import type { FileRules } from '../file/fileRules';

export const TEXT_FILE: FileRules = {
  accept: ['.txt', '.md', '.html', 'text/plain', 'text/markdown', 'text/html'],
  maxBytes: MAX_TEXT_BYTES,
  sentences: {
    wrongKind: TEXT_MESSAGES.fileKind,
    empty: TEXT_MESSAGES.fileEmpty,
    tooLarge: TEXT_MESSAGES.tooLong,
  },
};

/** The text of a file; that of HTML without its tags. */
export async function readTextFile(file: File): Promise<string> {
  const text = decode(await file.arrayBuffer()).replace(/\r\n?/g, '\n');
  return file.name.toLowerCase().endsWith('.html') ? textOfHtml(text) : text;
}

function decode(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

import { MAX_TEXT_BYTES } from '@contracts/text/text-limits';
import { TEXT_MESSAGES } from '@contracts/text/text-messages';
import type { FileRules } from '../file/fileRules';
import { textOfFile } from '../file/readFile';
import { loadPageText } from './loadPageText';

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
  const text = (await textOfFile(file)).replace(/\r\n?/g, '\n');
  if (!file.name.toLowerCase().endsWith('.html')) return text;
  const { textOfHtml } = await loadPageText();
  return textOfHtml(text);
}

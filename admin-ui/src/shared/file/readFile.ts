import { CSV_MESSAGES } from '@contracts/csv/csv-messages';
import type { FileReading, FileReadingView } from '@contracts/csv/file-reading';
import type { FirstRows } from '@contracts/csv/first-rows';
import { decodeBytes } from '@domain/csv/code-pages';
import { isWebPage } from '@domain/csv/web-page';
import type { ListLayout } from './listOf';

/** The letters of many languages, which files in UTF-8 do without. */
const loadEncodings = () => import('@domain/csv/decode');
const loadLists = () => import('./listOf');

/** As when it was moved, or changed since it was chosen. */
export const FILE_UNREADABLE = 'This file could not be read. Choose it again.';

/** A csv that is a web page, and a file whose letters may be one or another. */
class WebPageError extends Error {}
class UnclearFileError extends Error {}

export const isWebPageError = (error: unknown) => error instanceof WebPageError;

/** Why the text of a file could not be had, as a sentence. */
export function unreadableText(error: unknown): string {
  if (error instanceof WebPageError) return CSV_MESSAGES.html;
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

/** Bytes of a file that tell how it is read. */
const TOLD_BYTES = 1024 * 1024;
const SAMPLE_WORDS = 6;

/** What a file is read as. */
export interface ToldFile {
  /** A text has no delimiter. */
  view: Omit<FileReadingView, 'delimiter'> & Partial<Pick<FileReadingView, 'delimiter'>>;
  /** Some of its words beyond ASCII. */
  sample: string;
  /** Of a list. */
  first?: FirstRows;
}

/** What a file is read as by its beginning, where nothing else was chosen; rejects for a web page that calls itself a csv. */
export async function tellFile(file: File, chosen: FileReading, layout?: ListLayout): Promise<ToldFile> {
  const bytes = new Uint8Array(await file.slice(0, TOLD_BYTES).arrayBuffer());
  const isWhole = bytes.length >= file.size;
  const found = await toldOf(bytes, isWhole);
  const told = { ...found, isCertain: found.isCertain || chosen.encoding !== undefined };
  const text = decodeBytes(bytes, chosen.encoding ?? told.encoding).replace(/^\ufeff/, '');
  if (isCsv(file) && isWebPage(text)) throw new WebPageError();
  const sample = sampleOf(text);
  if (!layout) return { view: told, sample };
  const { listOf } = await loadLists();
  const { delimiter, first } = await listOf(text, { layout, chosen: chosen.delimiter, isWhole });
  return { view: { ...told, delimiter }, sample, first };
}

async function toldOf(bytes: Uint8Array, isWhole: boolean): Promise<Omit<FileReadingView, 'delimiter'>> {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: !isWhole });
    return { encoding: 'utf-8', isCertain: true, others: [] };
  } catch {
    const { tellEncoding } = await loadEncodings();
    return tellEncoding(bytes, !isWhole);
  }
}

/** A file as it is to be read: in UTF-8 and with its delimiter declared, where something was chosen. */
export async function fileAsChosen(file: File, { view }: ToldFile, chosen: FileReading): Promise<File> {
  if (!chosen.encoding && !chosen.delimiter) return file;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = decodeBytes(bytes, chosen.encoding ?? view.encoding).replace(/^\ufeff/, '');
  const { declared } = await loadLists();
  const parts = chosen.delimiter ? declared(text, chosen.delimiter) : text;
  return new File([parts], file.name, { type: file.type });
}

const isCsv = ({ name }: File) => name.toLowerCase().endsWith('.csv');

/** The first words that an encoding makes a difference to. */
function sampleOf(text: string): string {
  const words = new Set<string>();
  for (const [word] of text.matchAll(/[\p{L}\p{M}\p{N}]*[^\0-\x7f][^\s;,|"]*/gu)) {
    words.add(word.slice(0, 30));
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

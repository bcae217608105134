import type { TextEncoding } from '../../contracts/csv/text-encodings';
import { decodeUtf8, encodeUtf8, isAscii } from './bytes';
import { decodeBytes } from './code-pages';
import { CsvFileError } from './csv-file-error';
import { tellCodePage } from './tell-code-page';
import { isWebPage } from './web-page';

export interface DecodedText {
  /** The text as UTF-8 without a byte order mark. */
  utf8: Uint8Array;
  encoding: TextEncoding;
}

/** What a file's encoding is taken for. */
export interface ToldEncoding {
  encoding: TextEncoding;
  /** Whether no other encoding makes a text of it that is nearly as likely. */
  isCertain: boolean;
  /** Those that make another text of it, the likeliest first. */
  others: TextEncoding[];
}

export interface DecodeOptions {
  /** The bytes are the beginning of a longer file and may end within a character. */
  partial?: boolean;
  /** What somebody says that it is. */
  encoding?: TextEncoding;
}

const SAMPLE_BYTES = 64 * 1024;
/** ZIP (xlsx) and OLE (xls). */
const SPREADSHEETS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];
/** PDF, PNG, JPEG, GIF, gzip. */
const OTHER_BINARIES = [
  [0x25, 0x50, 0x44, 0x46, 0x2d],
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x1f, 0x8b],
];
const MARKS: readonly { encoding: TextEncoding; mark: readonly number[] }[] = [
  { encoding: 'utf-8', mark: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', mark: [0xff, 0xfe] },
  { encoding: 'utf-16be', mark: [0xfe, 0xff] },
];
const PAGE_BYTES = 1024;
/** Of control characters other than TAB, LF, VT, FF, CR, SUB and ESC. */
const MAX_CONTROL_SHARE = 0.02;

/**
 * Reads a file as text, in the encoding that is named or that `tellEncoding` tells.
 * @throws CsvFileError for an empty or a binary file, a web page, and where its encoding is neither named nor certain
 */
export function decodeText(
  bytes: Uint8Array,
  { partial = false, encoding }: DecodeOptions = {},
): DecodedText {
  const told = encoding ? { encoding, isCertain: true } : tellEncoding(bytes, partial);
  if (!told.isCertain) throw new CsvFileError('unsure');
  if (encoding) refuseBinaries(bytes);
  const mark = markOf(bytes, told.encoding);
  const body = bytes.subarray(mark);
  // Without a mark it was told by being so.
  const isChecked = !encoding && mark === 0;
  const asItIs = told.encoding === 'utf-8' && (partial || isChecked || isUtf8(body));
  const utf8 = asItIs ? body : encodeUtf8(decodeBytes(body, told.encoding));
  refuseControlCharacters(utf8);
  if (isWebPage(decodeUtf8(utf8.subarray(0, PAGE_BYTES)))) throw new CsvFileError('html');
  return { utf8, encoding: told.encoding };
}

/**
 * Tells the encoding of a file: byte order mark first, then NUL bytes for UTF-16 without one, then UTF-8, else the code page
 * that makes the most natural text of it.
 * @throws CsvFileError for an empty or a binary file
 */
export function tellEncoding(bytes: Uint8Array, partial = false): ToldEncoding {
  refuseBinaries(bytes);
  const marked = MARKS.find(({ mark }) => startsWith(bytes, mark));
  const known = marked?.encoding ?? detectUtf16(bytes.subarray(0, SAMPLE_BYTES));
  if (known) return { encoding: known, isCertain: true, others: [] };
  if (isUtf8(bytes) || isUtf8Beginning(bytes, partial))
    return { encoding: 'utf-8', isCertain: true, others: [] };
  // Of no code page that is told is a character below the blank anything else.
  refuseControlCharacters(bytes);
  const { page, isCertain, others, isMostlyUtf8 } = tellCodePage(partial ? wholeRuns(bytes) : bytes);
  if (isMostlyUtf8) return { encoding: 'utf-8', isCertain: false, others: [page, ...others] };
  return { encoding: page, isCertain, others };
}

function markOf(bytes: Uint8Array, encoding: TextEncoding): number {
  const marked = MARKS.find((each) => each.encoding === encoding && startsWith(bytes, each.mark));
  return marked?.mark.length ?? 0;
}

/** UTF-16 shows as ASCII characters whose other byte is NUL, always on the same side. */
function detectUtf16(sample: Uint8Array): TextEncoding | undefined {
  let little = 0;
  let big = 0;
  let pairsOfNul = 0;
  for (let i = 0; i + 1 < sample.length; i += 2) {
    if (sample[i] === 0 && sample[i + 1] === 0) pairsOfNul++;
    else if (sample[i + 1] === 0) little++;
    else if (sample[i] === 0) big++;
  }
  if (pairsOfNul > 0 || little === big) return undefined;
  const [encoding, most, least] =
    little > big ? (['utf-16le', little, big] as const) : (['utf-16be', big, little] as const);
  return least * 20 <= most ? encoding : undefined;
}

function isUtf8(bytes: Uint8Array): boolean {
  if (isAscii(bytes)) return true;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Up to where no character goes on. */
function wholeRuns(bytes: Uint8Array): Uint8Array {
  const last = bytes.findLastIndex((byte) => byte < 0x40);
  return last < 0 ? bytes : bytes.subarray(0, last);
}

/** Cut within its last character. A whole file must show elsewhere that it is UTF-8: one of windows-1252 may end in é. */
function isUtf8Beginning(bytes: Uint8Array, partial: boolean): boolean {
  return [1, 2, 3].some((cut) => {
    const rest = bytes.subarray(0, -cut);
    return bytes.length > cut && isUtf8(rest) && (partial || !isAscii(rest));
  });
}

function refuseBinaries(bytes: Uint8Array): void {
  if (bytes.length === 0) throw new CsvFileError('empty');
  if (SPREADSHEETS.some((magic) => startsWith(bytes, magic))) {
    throw new CsvFileError('spreadsheet');
  }
  if (OTHER_BINARIES.some((magic) => startsWith(bytes, magic))) {
    throw new CsvFileError('binary');
  }
}

function refuseControlCharacters(utf8: Uint8Array): void {
  const sample = utf8.subarray(0, SAMPLE_BYTES);
  let controls = 0;
  for (const byte of sample) {
    if (byte === 0) throw new CsvFileError('binary');
    if (byte < 0x20 && (byte < 0x09 || byte > 0x0d) && byte !== 0x1a && byte !== 0x1b) controls++;
  }
  if (controls > sample.length * MAX_CONTROL_SHARE) throw new CsvFileError('binary');
}

function startsWith(bytes: Uint8Array, magic: readonly number[]): boolean {
  return magic.every((byte, i) => bytes[i] === byte);
}

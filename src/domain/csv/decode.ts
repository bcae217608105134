import { decode as decodeLegacy } from 'iconv-lite';
import { encodeUtf8, isAscii } from './bytes';
import { CsvFileError } from './csv-file-error';

export interface DecodedText {
  /** The text as UTF-8 without a byte order mark. */
  utf8: Uint8Array;
  encoding: TextEncoding;
}
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

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
/** Of control characters other than TAB, LF, VT, FF, CR, SUB and ESC. */
const MAX_CONTROL_SHARE = 0.02;

/**
 * Reads a file as text: byte order mark first, then NUL bytes for UTF-16 without one, then UTF-8, else windows-1252.
 * With `partial` the bytes are the beginning of a longer file and may end within a character.
 * @throws CsvFileError for an empty or a binary file
 */
export function decodeText(bytes: Uint8Array, partial = false): DecodedText {
  if (bytes.length === 0) throw new CsvFileError('empty');
  refuseKnownBinaries(bytes);
  const { encoding, mark } = detectEncoding(bytes, partial);
  const utf8 = toUtf8(bytes.subarray(mark), encoding, mark > 0);
  refuseControlCharacters(utf8);
  return { utf8, encoding };
}

function toUtf8(body: Uint8Array, encoding: TextEncoding, marked: boolean): Uint8Array {
  switch (encoding) {
    case 'utf-8':
      // Only a byte order mark makes a text UTF-8 whose bytes were not checked.
      return marked && !isUtf8(body) ? encodeUtf8(new TextDecoder().decode(body)) : body;
    case 'windows-1252':
      // Node 20's own TextDecoder maps 0x80–0x9F wrongly.
      return encodeUtf8(decodeLegacy(body, 'win1252'));
    case 'utf-16le':
    case 'utf-16be':
      return encodeUtf8(new TextDecoder(encoding, { ignoreBOM: true }).decode(body));
  }
}

function detectEncoding(bytes: Uint8Array, partial: boolean): { encoding: TextEncoding; mark: number } {
  if (startsWith(bytes, [0xef, 0xbb, 0xbf])) return { encoding: 'utf-8', mark: 3 };
  if (startsWith(bytes, [0xff, 0xfe])) return { encoding: 'utf-16le', mark: 2 };
  if (startsWith(bytes, [0xfe, 0xff])) return { encoding: 'utf-16be', mark: 2 };
  const wide = detectUtf16(bytes.subarray(0, SAMPLE_BYTES));
  if (wide) return { encoding: wide, mark: 0 };
  const valid = isUtf8(bytes) || (partial && isUtf8Beginning(bytes));
  return { encoding: valid ? 'utf-8' : 'windows-1252', mark: 0 };
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

function isUtf8Beginning(bytes: Uint8Array): boolean {
  return [1, 2, 3].some((cut) => bytes.length > cut && isUtf8(bytes.subarray(0, -cut)));
}

function refuseKnownBinaries(bytes: Uint8Array): void {
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

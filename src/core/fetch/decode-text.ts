import { isUtf8 } from 'node:buffer';
import { decode, encodingExists } from 'iconv-lite';
import { declaredCharset } from './declared-charset';

export interface DecodedPage {
  text: string;
  /** As the Encoding Standard names it, in lower case. */
  charset: string;
}

const MARKS: [bytes: number[], charset: string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/**
 * A page as text, as browsers read it: by its byte order mark, else the header, else what the page declares, else by
 * whether it is UTF-8.
 */
export function decodeText(body: Buffer, contentType: string | null): DecodedPage {
  const charset =
    markOf(body) ??
    charsetOfHeader(contentType) ??
    charsetOfPage(body) ??
    (isUtf8(body) ? 'utf-8' : 'windows-1252');
  return { text: textOf(body, charset), charset };
}

function markOf(body: Buffer): string | undefined {
  return MARKS.find(([bytes]) => bytes.every((byte, i) => body[i] === byte))?.[1];
}

function charsetOfHeader(contentType: string | null): string | undefined {
  const [, label] = /;\s*charset\s*=\s*["']?([^\s"';]+)/i.exec(contentType ?? '') ?? [];
  return label && standardName(label);
}

/** A page that could be read so far is not UTF-16, whatever it says. */
function charsetOfPage(body: Buffer): string | undefined {
  const label = declaredCharset(body);
  const name = label && standardName(label);
  return name?.startsWith('utf-16') ? 'utf-8' : name;
}

/** `latin1` and `ascii` are windows-1252 to browsers, `gb2312` is gbk. */
function standardName(label: string): string | undefined {
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return undefined;
  }
}

function textOf(body: Buffer, charset: string): string {
  if (charset === 'utf-8') return withoutMark(body.toString('utf8'));
  // Node 20's own TextDecoder reads several legacy encodings wrongly; it alone knows the few that iconv-lite does not.
  if (encodingExists(charset)) return decode(body, charset);
  return new TextDecoder(charset).decode(body);
}

function withoutMark(text: string): string {
  return text.startsWith('\ufeff') ? text.slice(1) : text;
}

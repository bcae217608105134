/** ASCII codes that the byte-level csv code speaks of. */
export const TAB = 0x09;
export const LF = 0x0a;
export const CR = 0x0d;
export const SPACE = 0x20;
export const QUOTE = 0x22;
export const PERCENT = 0x25;
export const APOSTROPHE = 0x27;
export const PLUS = 0x2b;
export const COMMA = 0x2c;
export const MINUS = 0x2d;
export const POINT = 0x2e;
export const SEMICOLON = 0x3b;
export const EQUALS = 0x3d;
export const AT = 0x40;
export const PIPE = 0x7c;

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** Text as UTF-8. */
export function encodeUtf8(text: string): Uint8Array {
  return encoder.encode(text);
}

/** Tells spreadsheets that a csv is UTF-8. */
export const BYTE_ORDER_MARK = encodeUtf8('\ufeff');

/** UTF-8 as text; what is no UTF-8 becomes U+FFFD. */
export function decodeUtf8(bytes: Uint8Array): string {
  return decoder.decode(bytes);
}

/** Tells whether every byte is below 0x80; looks at four of them at a time. */
export function isAscii(bytes: Uint8Array): boolean {
  const head = Math.min(-bytes.byteOffset & 3, bytes.length);
  const count = (bytes.length - head) >>> 2;
  const tail = head + count * 4;
  for (let at = 0; at < head; at++) if ((bytes[at] as number) > 0x7f) return false;
  for (let at = tail; at < bytes.length; at++) if ((bytes[at] as number) > 0x7f) return false;
  if (count === 0) return true;
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset + head, count);
  for (let at = 0; at < count; at++) if ((words[at] as number) & 0x80808080) return false;
  return true;
}

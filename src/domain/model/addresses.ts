import { parse } from 'tldts';

/** An address in a text: a URL, an e-mail address, or a host whose ending is a public suffix of ICANN's. */
export interface FoundAddress {
  start: number;
  end: number;
  /** What two spellings of it have in common: lower case, without `http(s)://`, `www.` and a slash at the end. */
  key: string;
  /** Its host alone, in the same form. */
  host: string;
}

const URLS =
  /(?<![\p{L}\p{N}])(?:[a-z][a-z0-9+.-]{0,15}:\/\/|(?:mailto|javascript|vbscript|data|tel|file):|www\.)[^\s<>"'`]+/giu;
const EMAILS = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]{1,253}/gu;
const HOSTS =
  /(?<![\p{L}\p{N}@.-])(?:[\p{L}\p{N}][\p{L}\p{N}-]{0,62}\.)+(?:\p{L}{2,63}|xn--[a-z0-9-]{1,59})(?![\p{L}\p{N}])(?::\d{1,5})?(?:\/[^\s<>"'`]*)?/giu;
const PUNCTUATION_AT_END = /[.,;:!?'"»”’*_]+$/u;
const PUNCTUATION_OR_BRACKETS_AT_END = /[.,;:!?'"»”’*_)\]}]+$/u;

/** The addresses of a text, from its beginning; none lies in another. */
export function addressesOf(text: string): FoundAddress[] {
  const found = [...matches(text, URLS), ...matches(text, EMAILS), ...matches(text, HOSTS).filter(isPublic)];
  const sorted = found.toSorted((a, b) => a.start - b.start || b.end - a.end);
  let end = 0;
  return sorted.filter((address) => {
    if (address.start < end) return false;
    ({ end } = address);
    return true;
  });
}

function matches(whole: string, pattern: RegExp): FoundAddress[] {
  return [...whole.matchAll(pattern)].map((match) => {
    const [text] = match;
    const written = text.replace(
      /[([{]/u.test(text) ? PUNCTUATION_AT_END : PUNCTUATION_OR_BRACKETS_AT_END,
      '',
    );
    const key = keyOf(written);
    return {
      start: match.index,
      end: match.index + written.length,
      key,
      host: key.split(/[/?#]/u, 1)[0] ?? key,
    };
  });
}

function isPublic({ host }: FoundAddress): boolean {
  return parse(host.replace(/:\d+$/u, '')).isIcann === true;
}

function keyOf(address: string): string {
  return address
    .toLowerCase()
    .replace(/^(?:https?:\/\/|mailto:)/u, '')
    .replace(/^www\./u, '')
    .replace(/\/+$/u, '');
}

import { normalizeUnicode } from '../text/unicode';

/** What makes Google show another title than the page's. */
export type RewriteReason =
  | 'length'
  | 'h1-differs'
  | 'brackets'
  | 'repeated-words'
  | 'brand-twice'
  | 'site-wide-tail';

export type RewriteLevel = 'low' | 'medium' | 'high';

export interface RewriteHint {
  reason: RewriteReason;
  text: string;
}

export interface RewriteRisk {
  level: RewriteLevel;
  hints: RewriteHint[];
}

export interface TitleContext {
  title: string;
  h1?: string;
  siteName?: string;
  /** The end that many titles of the site share, where that is known. */
  sharedTail?: string;
  /** Its own end, by tailOf, where that is known. */
  tail?: string;
}

/** Of 80,959 titles on desktops in early 2022, what share Google rewrote. */
export const REWRITE_STUDY = {
  source: 'Zyppy, Google Rewrites 61% of Page Title Tags: 80,959 titles of 2,370 sites, early 2022',
  url: 'https://zyppy.com/seo/title-tags/google-title-rewrite-study/',
  checked: '2026-11-21',
  all: '61.6%',
} as const;

/** By characters; the first row that a title fits in. */
const BY_LENGTH: readonly { upTo: number; share: string; fits: boolean }[] = [
  { upTo: 5, share: '97%', fits: false },
  { upTo: 20, share: 'more than half', fits: false },
  { upTo: 50, share: '', fits: true },
  { upTo: 60, share: '39–42%', fits: true },
  { upTo: 70, share: 'more than 76%', fits: false },
  { upTo: Infinity, share: '99.9%', fits: false },
];
/** From here on nearly every title is rewritten. */
const LONG = 70;
const TINY = 5;

/** Between the parts of a title: `Shoes | Example`. */
const SEPARATOR = /\s+[|–—·•»›:-]\s+|\s*\|\s*|:\s+/u;
const BRACKETS = /\[[^\]]*\]|\{[^}]*\}|【[^】]*】|\([^)]*\)/u;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** What no separator, and no pair of brackets, is without: nearly all titles are told by one look. */
const JOINT = /[|–—·•»›:-]/;
const BRACKET = /[([{【]/;
/** Shorter words come again in any sentence. */
const MIN_REPEATED = 4;
const MAX_USES = 1;

/** How likely Google shows another title, with each reason. Levels are ours [A]; shares are the study's. */
export function rewriteRisk(context: TitleContext): RewriteRisk {
  const title = context.title.trim();
  if (!title)
    return { level: 'high', hints: [{ reason: 'length', text: 'Without a title Google makes one up.' }] };
  const length = charactersOf(title);
  const words = wordsOf(title);
  // Most headings stand in the title letter by letter: nothing needs to be folded for them.
  const h1 = context.h1 && title.includes(context.h1.trim()) ? '' : context.h1;
  const plain = h1 || context.siteName ? folded(title, words) : '';
  const hints = [
    lengthHint(length),
    h1Hint(title, plain, h1),
    bracketHint(title),
    repeatedHint(words, context.siteName),
    brandHint(plain, context.siteName),
    tailHint(title, context),
  ].filter((hint) => hint !== undefined);
  const isCertain = length > LONG || length <= TINY;
  const level = isCertain || hints.length > 2 ? 'high' : hints.length > 0 ? 'medium' : 'low';
  return { level, hints };
}

/** What stands behind the last separator of a title, folded; empty without one. */
export function tailOf(title: string): string {
  const joint = title.search(JOINT);
  if (joint < 0) return '';
  // No separator begins before the white space at the first sign of one.
  const parts = title.slice(title.slice(0, joint).trimEnd().length).split(SEPARATOR);
  return parts.length > 1 ? folded(parts.at(-1) ?? '') : '';
}

/** Code points, counted without a list of them. */
function charactersOf(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    count += 1;
    if ((text.codePointAt(at) ?? 0) > 0xffff) at += 1;
  }
  return count;
}

function lengthHint(length: number): RewriteHint | undefined {
  const row = BY_LENGTH.find(({ upTo }) => length <= upTo);
  if (!row || row.fits) return undefined;
  const advice =
    length > 60
      ? 'Keep it to 51–60 characters (39–42%).'
      : 'Say more: titles of 51–60 characters were rewritten least (39–42%).';
  return {
    reason: 'length',
    text: `${length} characters: Google rewrote ${row.share} of such titles. ${advice}`,
  };
}

function h1Hint(title: string, plain: string, h1 = ''): RewriteHint | undefined {
  if (!h1.trim()) return undefined;
  const heading = folded(h1);
  if (plain.includes(heading)) return undefined;
  const parts = title.split(SEPARATOR).map((part) => folded(part));
  if (parts.some((part) => part !== '' && heading.includes(part) && part.length * 2 > heading.length)) {
    return undefined;
  }
  return {
    reason: 'h1-differs',
    text: 'The main heading (H1) says something else. Google often takes the H1; titles that match it are kept more often.',
  };
}

function bracketHint(title: string): RewriteHint | undefined {
  const found = BRACKET.test(title) ? BRACKETS.exec(title)?.[0] : undefined;
  return found === undefined
    ? undefined
    : { reason: 'brackets', text: `“${found}”: Google often drops text in brackets or parentheses.` };
}

function repeatedHint(words: readonly string[], siteName = ''): RewriteHint | undefined {
  const isLong = (word: string) => word.length >= MIN_REPEATED;
  // Most titles have none, and few words.
  if (!words.some((word, at) => isLong(word) && words.includes(word, at + 1))) return undefined;
  const uses = new Map<string, number>();
  for (const word of words.filter(isLong)) uses.set(word, (uses.get(word) ?? 0) + 1);
  const brand = new Set(wordsOf(siteName));
  const repeated = [...uses].filter(([word, count]) => count > MAX_USES && !brand.has(word));
  if (repeated.length === 0) return undefined;
  const named = repeated.map(([word, count]) => `“${word}” (${count} times)`).join(', ');
  return { reason: 'repeated-words', text: `${named}: repeated words look like stuffing and are cut.` };
}

function brandHint(plain: string, siteName = ''): RewriteHint | undefined {
  const brand = folded(siteName);
  if (!brand) return undefined;
  const uses = ` ${plain} `.split(` ${brand} `).length - 1 || plain.split(brand).length - 1;
  return uses > 1
    ? {
        reason: 'brand-twice',
        text: `The site's name stands in it ${uses} times; once is enough, since Google shows it above the title too.`,
      }
    : undefined;
}

function tailHint(title: string, context: TitleContext): RewriteHint | undefined {
  const { siteName = '', sharedTail } = context;
  if (!siteName && !sharedTail) return undefined;
  const tail = context.tail ?? tailOf(title);
  const brand = folded(siteName);
  const isBoilerplate = brand !== '' && tail !== brand && ` ${tail} `.includes(` ${brand} `);
  if (!tail || (tail !== sharedTail && !isBoilerplate)) return undefined;
  return {
    reason: 'site-wide-tail',
    text: `“${tail}” at the end: what all titles of a site end with is cut or replaced by its name.`,
  };
}

function wordsOf(text: string): string[] {
  if (!text) return [];
  return text.toLowerCase().match(WORD) ?? [];
}

/** The words of a text, which may be known, in their normal form. */
function folded(text: string, words?: readonly string[]): string {
  const normal = normalizeUnicode(text, 'NFKC');
  return (words && normal === text ? words : wordsOf(normal)).join(' ');
}

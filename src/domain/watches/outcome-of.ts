import type { WatchOutcome, WatchVersion } from '../../contracts/watches/watch-content';
import { isEmptyStatus, isHtml } from '../scraper/indexability';
import { looksLikeHtml } from '../pages/looks-like-html';
import { PageReader } from '../pages/page-reader';
import { readZones } from '../pages/read-page';
import { oneLine } from '../pages/text-flow';
import { countWords } from '../pages/word-counter';
import { STAND_IN_WORDS, STAND_INS } from './stand-ins';
import type { WatchedAnswer } from './watched-page';

/** Of the baseline's words: with fewer, a page with a password field is a login, and one with few words is empty. */
const SHRUNK = 0.2;
const EMPTY_WORDS = 20;
const AS_BEFORE = 0.5;
/** Characters of a page that are read at once to count its words. */
const PIECE = 16_384;
/** What a person writes into; a challenge has hidden fields and boxes alone. */
const FORM = /<textarea\b|<input\b[^>]{0,1000}\btype\s*=\s*["']?(?:email|tel|text|search)/i;
const PASSWORD = /<input\b[^>]{0,1000}\btype\s*=\s*["']?password/i;
/** By which shields say that they answer themselves. */
const SHIELD_HEADERS: readonly (readonly [name: string, value: RegExp])[] = [
  ['cf-mitigated', /./],
  ['x-amzn-waf-action', /challenge|captcha/i],
  ['x-datadome', /protected/i],
  ['x-sucuri-block', /./],
];

/**
 * How a fetch ended, before anything is compared.
 * @param answer null where there was none (outcome `network`)
 * @param baselineWords `pageWords` of the baseline; null before there is one
 */
export function outcomeOf(answer: WatchedAnswer | null, baselineWords: number | null): WatchOutcome {
  if (answer === null) return 'network';
  const { status, headers } = answer;
  if (SHIELD_HEADERS.some(([name, value]) => value.test(headers[name] ?? ''))) return 'challenge';
  if (status < 200 || status >= 300) return 'http';
  if (isEmptyStatus(status)) return 'empty';
  if (!isPage(answer)) return answer.html.trim() === '' ? 'empty' : 'type';
  return outcomeOfText(answer, baselineWords);
}

function isPage({ headers, html }: WatchedAnswer): boolean {
  const type = headers['content-type'];
  return type === undefined ? looksLikeHtml(html) : isHtml(type);
}

function outcomeOfText({ html, url }: WatchedAnswer, baselineWords: number | null): WatchOutcome {
  if (hasWords(html, url, Math.max(STAND_IN_WORDS, SHRUNK * (baselineWords ?? 0)))) return 'ok';
  const { title, blocks } = readZones(html, { url });
  const text = blocks.map((block) => block.text).join('\n');
  const words = countWords(text);
  const share = baselineWords === null || baselineWords === 0 ? 1 : words / baselineWords;
  if (share < SHRUNK && PASSWORD.test(html)) return 'login';
  const stoodIn = standInOf({ title: title ?? '', text, html }, words, baselineWords === null ? null : share);
  if (stoodIn) return stoodIn;
  if (share < SHRUNK && words < EMPTY_WORDS) return 'empty';
  return html.trim() === '' ? 'empty' : 'ok';
}

/** Whether a page has so many words: most have them near their beginning, and are read no further. */
function hasWords(html: string, url: string, words: number): boolean {
  const reader = new PageReader({ url });
  for (let at = 0; at < html.length && reader.words < words; at += PIECE)
    reader.write(html.slice(at, at + PIECE));
  return reader.words >= words;
}

/**
 * A page that was about as short before is no notice and no maintenance page, whatever it says, unless its title now says nothing
 * but that it is a check; of one that is new nobody knows whether it is in maintenance. A form that somebody fills in has a captcha of its own, and is none.
 */
function standInOf(
  { title, text, html }: Record<'title' | 'text' | 'html', string>,
  words: number,
  share: number | null,
): Exclude<WatchOutcome, 'ok'> | null {
  const said = { html, title: oneLine(title).toLowerCase(), text: `${title}\n${text}`.toLowerCase() };
  for (const { outcome, in: where, pattern, words: fewer } of STAND_INS) {
    if (words >= fewer) continue;
    if (outcome === 'empty' && (share ?? 1) >= AS_BEFORE) continue;
    if (outcome === 'wall' && share !== null && share >= AS_BEFORE) continue;
    if (where === 'html' && FORM.test(html)) continue;
    if (pattern.test(said[where])) return outcome;
  }
  return null;
}

/**
 * Whether a page has so little of what it was that another may stand in its place: fewer than a fifth of its words, and none
 * of its headings.
 */
export function isReplaced(before: WatchVersion, after: WatchVersion): boolean {
  const headings = ({ fields }: WatchVersion) => [
    ...fields.h1,
    ...fields.outline.map((text) => text.slice(text.indexOf(' ') + 1)),
  ];
  const known = new Set(headings(before));
  return after.pageWords < SHRUNK * before.pageWords && !headings(after).some((each) => known.has(each));
}

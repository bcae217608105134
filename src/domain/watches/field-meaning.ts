import type { WatchFieldName } from '../../contracts/watches/watch-content';
import { amountMeant } from './prices';

/** What stands before the name of a thing of schema.org, or is left away. */
const VOCABULARY = /^(?:https?:\/\/)?(?:www\.)?schema\.org\/(?=[A-Za-z]+$)/i;
/** Digits of these are a name, not a number: `1.10` and `1.1` are two versions. */
const NAMES =
  /(?:version|sku|mpn|gtin\d*|isbn|identifier|productID|serialNumber|telephone|postalCode|model|name)$/i;
const NUMBER = /^[+-]?\d{1,15}(?:\.\d{1,15})?$/;
const PRICE = /price$/i;
/** Times that an author gives: no mask for clocks is to find them. */
const GIVEN_TIME =
  /\.(?:(?:previous)?[sS]tartDate|endDate|(?:door|start|end|departure|arrival|boarding|check(?:in|out)|pickup|dropoff)Time|opens|closes|validFrom|validThrough|availability(?:Starts|Ends))$/;
const BOOLEAN = /^(?:true|false)$/i;
const UTC = /(T\d{2}:\d{2}(?::\d{2})?)(?:\.0+)?(?:Z|[+-]00:?00)$/;

/** Directives that say what holds without them: Google's robots meta tag documentation of 2026. */
const DEFAULTS: ReadonlySet<string> = new Set([
  'all',
  'index',
  'follow',
  'archive',
  'snippet',
  'max-snippet:-1',
  'max-video-preview:-1',
]);
const OF_NONE = ['noindex', 'nofollow'];
const BOT = /^([a-z][a-z0-9_-]*): (.*)$/;

/** A value as it is compared: structured data by what it means, others as they are read. */
export function meantBy(field: WatchFieldName, value: string): string {
  if (field !== 'jsonLd') return value;
  const end = value.indexOf(': ');
  if (end < 0) return value;
  const [way, text] = [value.slice(0, end), value.slice(end + 2)];
  return `${way}: ${meantText(way, text)}`;
}

function meantText(way: string, text: string): string {
  const plain = text.replace(VOCABULARY, '');
  if (NAMES.test(way)) return plain;
  if (BOOLEAN.test(plain)) return plain.toLowerCase();
  if (NUMBER.test(plain)) return String(Number(plain));
  if (PRICE.test(way)) return amountMeant(plain);
  const time = plain.replace(UTC, '$1Z');
  return GIVEN_TIME.test(way) ? time.replaceAll(':', '.') : time;
}

/**
 * The directives that change something, each with the crawler that it is for: `none` is `noindex` and `nofollow`, and what
 * holds anyway says nothing.
 */
export function directivesMeant(directives: readonly string[]): Set<string> {
  const meant = new Set<string>();
  for (const directive of directives) {
    const [, bot, named = ''] = BOT.exec(directive) ?? [];
    const said = bot === undefined ? directive : named;
    const rule = said.replace(/\s*:\s*/, ':');
    if (DEFAULTS.has(rule)) continue;
    for (const each of rule === 'none' ? OF_NONE : [rule])
      meant.add(bot === undefined ? each : `${bot}: ${each}`);
  }
  return meant;
}

/** Those that only one of two sets of directives means. */
export function directivesApart(before: readonly string[], after: readonly string[]): string[] {
  const [was, is] = [directivesMeant(before), directivesMeant(after)];
  return [...[...was].filter((each) => !is.has(each)), ...[...is].filter((each) => !was.has(each))];
}

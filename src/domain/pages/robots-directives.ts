import { type PageRobots } from '../../contracts/pages/page-facts';
import { PAGE_LIMITS } from '../../contracts/pages/page-limits';

/** Crawlers that a meta element may name instead of all. */
export const META_BOTS: ReadonlySet<string> = new Set([
  'robots',
  'googlebot',
  'googlebot-news',
  'bingbot',
  'msnbot',
  'slurp',
  'duckduckbot',
  'baiduspider',
  'yandex',
  'yandexbot',
  'applebot',
]);
/** Whose word counts for the index: all crawlers', and the largest search engine's. */
const HEEDED: ReadonlySet<string> = new Set(['robots', 'googlebot']);
/** Rules that have a value behind a colon: theirs is no crawler's name. */
const WITH_VALUE = new Set(['max-snippet', 'max-image-preview', 'max-video-preview', 'unavailable_after']);
const NAMED = /^([a-z][a-z0-9_-]*)\s*:\s*(.*)$/;
/** RFC 822, 850 and ISO 8601 are taken (Google, "Robots meta tag"); a comma may follow the day of the week. */
const UNTIL = /^unavailable_after\s*:\s*(.*)$/;
const DAY_ALONE =
  /^(?:[a-z][a-z0-9_-]*\s*:\s*)?unavailable_after\s*:\s*(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*$/;

/** Gathers what meta elements and `X-Robots-Tag` headers say; of several rules the strictest holds. */
export class RobotsDirectives {
  private noindex = false;
  private nofollow = false;
  private expired = false;
  private readonly said = new Set<string>();
  private characters = 0;

  /** `now` in milliseconds since 1970; without it no date is over. */
  constructor(private readonly now = 0) {}

  /** Content of a meta element for `bot`. */
  meta(bot: string, content: string): void {
    for (const rule of rulesOf(content)) this.add(bot, rule);
  }

  /** Lines of the header: what follows a crawler's name is for that crawler, to the end of the line. */
  header(value: string): void {
    for (const line of value.split('\n')) this.headerLine(line);
  }

  private headerLine(value: string): void {
    let bot = 'robots';
    for (const part of rulesOf(value)) {
      const named = NAMED.exec(part);
      const name = named?.[1];
      if (name === undefined || WITH_VALUE.has(name)) {
        this.add(bot, part);
        continue;
      }
      bot = name;
      if (named?.[2]) this.add(bot, named[2]);
    }
  }

  result(): PageRobots {
    const { noindex, nofollow, expired } = this;
    return {
      noindex: noindex || expired,
      nofollow,
      directives: [...this.said].join(', '),
      ...(expired && !noindex && { expired: true as const }),
    };
  }

  /** What is too much to be told is heeded all the same. */
  private say(words: string): void {
    const room = PAGE_LIMITS.robots - this.characters;
    if (this.said.has(words) || words.length > room) return;
    this.said.add(words);
    this.characters += words.length + 2;
  }

  private add(bot: string, rule: string): void {
    this.say(bot === 'robots' ? rule : `${bot}: ${rule}`);
    if (!HEEDED.has(bot)) return;
    this.noindex ||= rule === 'noindex' || rule === 'none';
    this.nofollow ||= rule === 'nofollow' || rule === 'none';
    const until = UNTIL.exec(rule)?.[1];
    this.expired ||= until !== undefined && Date.parse(until.toUpperCase()) < this.now;
  }
}

function rulesOf(text: string): string[] {
  const rules: string[] = [];
  let day = '';
  for (const part of text.toLowerCase().split(',')) {
    const rule = day + part.trim();
    day = DAY_ALONE.test(rule) ? `${rule}, ` : '';
    if (rule !== '' && day === '') rules.push(rule);
  }
  return rules;
}

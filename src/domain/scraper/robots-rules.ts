import { CRAWLER_NAME } from '../../contracts/scraper/crawls';
import { normaliseAddress } from './address';
import { MAX_ADDRESS_LENGTH } from './link-filter';
import { RobotsMatcher, type RobotsRule } from './robots-matcher';

/** Bytes of a robots.txt that are read: RFC 9309, section 2.5, asks for at least 500 KiB. */
export const MAX_ROBOTS_BYTES = 500 * 1024;
/** Seconds; a site that asks for more between two requests gets this. */
export const MAX_CRAWL_DELAY = 10;
/** Sitemaps that are taken from one robots.txt. */
const MAX_SITEMAPS = 1_000;

/** What decides about an address: the line, counted from 1, and its text. */
export interface RobotsLine {
  line: number;
  text: string;
}

/** What one product token is told, all groups of it together (RFC 9309, section 2.2.1). */
interface Group {
  rules: RobotsRule[];
  delay: number | null;
}

/** What a robots.txt says to one agent. */
type RulesOfAgent = (agent: string, instead?: string) => RobotsRules;

/**
 * What a site's robots.txt allows our crawler, by RFC 9309: statuses, size, groups, the longest match, percent-encoding,
 * and that /robots.txt itself is always allowed.
 */
export class RobotsRules {
  private readonly matcher: RobotsMatcher;
  private readonly origin: string;

  private constructor(
    url: string,
    /** What holds for all addresses, whatever the lines say; null: the lines decide. */
    private readonly verdict: 'allow' | 'disallow' | null,
    private readonly lines: string[],
    group: Group | undefined,
    /** Addresses in their normal form. */
    readonly sitemaps: string[],
  ) {
    this.origin = new URL(url).origin;
    this.matcher = new RobotsMatcher(group?.rules ?? []);
    this.crawlDelay = group?.delay ?? null;
  }

  /** Seconds between two requests that the site asks for, up to MAX_CRAWL_DELAY; null where it does not. */
  readonly crawlDelay: number | null;

  /**
   * Reads the answer to `/robots.txt`, of which `url` is the address. 4xx and redirects that lead nowhere allow all
   * (section 2.3.1.2 and 2.3.1.3); 5xx and no answer at all, status null, forbid all (2.3.1.4).
   */
  static parse(text: string | null, status: number | null, url: string, agent = CRAWLER_NAME): RobotsRules {
    return RobotsRules.ofAgents(text, status, url)(agent);
  }

  /** The same for any agent, read once. One without a group of its own may heed that of another `instead`. */
  static ofAgents(text: string | null, status: number | null, url: string): RulesOfAgent {
    const verdict = status === null || status >= 500 ? 'disallow' : status >= 300 ? 'allow' : null;
    const lines = verdict === null ? firstBytes(text ?? '').split(/\r\n|\r|\n/) : [];
    const { groups, sitemaps } = readLines(lines, url);
    const known = new Map<Group | undefined, RobotsRules>();
    return (agent, instead = agent) => {
      const group = groups.get(agent.toLowerCase()) ?? groups.get(instead.toLowerCase()) ?? groups.get('*');
      const rules = known.get(group) ?? new RobotsRules(url, verdict, lines, group, sitemaps);
      known.set(group, rules);
      return rules;
    };
  }

  /** Whether our crawler may fetch an address, in its normal form; of another site these rules say nothing. */
  allows(url: string): boolean {
    const path = this.pathOf(url);
    if (path === null || path === '/robots.txt') return true;
    if (this.verdict !== null) return this.verdict === 'allow';
    return this.matcher.find(path)?.allow ?? true;
  }

  /** The line that allows or blocks an address; null where none does. */
  lineOf(url: string): RobotsLine | null {
    const path = this.pathOf(url);
    if (path === null || path === '/robots.txt') return null;
    const rule = this.matcher.find(path);
    return rule && { line: rule.line, text: (this.lines[rule.line - 1] ?? '').trim() };
  }

  private pathOf(url: string): string | null {
    return url.startsWith(`${this.origin}/`) ? url.slice(this.origin.length) : null;
  }
}

/** The first MAX_ROBOTS_BYTES, without a line that is cut there: half a path forbids more than the whole one. */
function firstBytes(text: string): string {
  if (text.length * 3 <= MAX_ROBOTS_BYTES) return text;
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(MAX_ROBOTS_BYTES));
  if (read === text.length) return text;
  const cut = text.slice(0, read);
  return cut.slice(0, Math.max(cut.lastIndexOf('\n'), cut.lastIndexOf('\r'), 0));
}

/** Groups by their product tokens in lower case. Lines of other kinds end no group (2.2.4). */
function readLines(lines: string[], base: string): { groups: Map<string, Group>; sitemaps: string[] } {
  const groups = new Map<string, Group>();
  const sitemaps = new Set<string>();
  let current: Group[] = [];
  let namesEnded = true;
  lines.forEach((line, index) => {
    const [key, value] = keyAndValue(line);
    if (key === 'user-agent') {
      if (namesEnded) current = [];
      namesEnded = false;
      current.push(groupOf(groups, agentToken(value)));
    } else if (key === 'allow' || key === 'disallow') {
      namesEnded = true;
      // No address that is asked for is longer, so no longer rule says anything.
      if (value === '' || value.length > MAX_ADDRESS_LENGTH) return;
      for (const { rules } of current) rules.push({ allow: key === 'allow', path: value, line: index + 1 });
    } else if (key === 'crawl-delay') {
      namesEnded = true;
      const seconds = Number(value || NaN);
      if (seconds >= 0) for (const group of current) group.delay = Math.min(seconds, MAX_CRAWL_DELAY);
    } else if (key === 'sitemap' && sitemaps.size < MAX_SITEMAPS) {
      const url = normaliseAddress(value, base);
      if (url !== null) sitemaps.add(url);
    }
  });
  return { groups, sitemaps: [...sitemaps] };
}

function keyAndValue(line: string): [key: string, value: string] {
  const comment = line.indexOf('#');
  const plain = comment === -1 ? line : line.slice(0, comment);
  const colon = plain.indexOf(':');
  if (colon === -1) return ['', ''];
  return [plain.slice(0, colon).trim().toLowerCase(), plain.slice(colon + 1).trim()];
}

function groupOf(groups: Map<string, Group>, name: string): Group {
  const known = groups.get(name);
  if (known) return known;
  const group = { rules: [], delay: null };
  groups.set(name, group);
  return group;
}

/** The product token that a group names: letters, `_` and `-` (2.2.1); what follows, such as a version, counts not. */
function agentToken(value: string): string {
  return (/^(?:\*(?=\s|$)|[a-z_-]+)/i.exec(value)?.[0] ?? value).toLowerCase();
}

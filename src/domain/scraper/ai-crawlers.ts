import type { PageChecks } from '../../contracts/scraper/page-checks';
import type { AiCrawlerAccess, AiPurpose } from '../../contracts/scraper/robots-test';
import { RobotsRules } from './robots-rules';

type RobotsAnswer = Record<'text' | 'url', string> & { status: number | null };
type HiddenFrom = NonNullable<PageChecks['aiBlocked']>;

interface AiCrawler {
  /** The product token that a robots.txt names it by. */
  token: string;
  operator: string;
  purpose: AiPurpose;
  /** Whether its operator says that it may come whatever robots.txt says. */
  mayIgnore?: true;
  /** Whose group it heeds where none is its own. */
  instead?: string;
}

/**
 * Crawlers of AI products, by what their operators document. Read in August and October 2026: developers.openai.com/api/docs/bots;
 * support.claude.com article 8896518; developers.google.com/search/docs/crawling-indexing/google-common-crawlers;
 * docs.perplexity.ai/guides/bots; support.apple.com/119829; developers.facebook.com/docs/sharing/webmasters/web-crawlers;
 * developer.amazon.com/amazonbot; commoncrawl.org/ccbot. Names that are seen in logs alone are left out.
 */
const AI_CRAWLERS: readonly AiCrawler[] = [
  { token: 'OAI-SearchBot', operator: 'OpenAI (ChatGPT search)', purpose: 'search' },
  { token: 'Claude-SearchBot', operator: 'Anthropic (Claude)', purpose: 'search' },
  { token: 'PerplexityBot', operator: 'Perplexity', purpose: 'search' },
  { token: 'Googlebot', operator: 'Google (Search and its AI answers)', purpose: 'search' },
  { token: 'Applebot', operator: 'Apple (Siri, Spotlight)', purpose: 'search', instead: 'Googlebot' },
  { token: 'Amzn-SearchBot', operator: 'Amazon (Alexa)', purpose: 'search' },
  { token: 'ChatGPT-User', operator: 'OpenAI (ChatGPT)', purpose: 'request', mayIgnore: true },
  { token: 'Claude-User', operator: 'Anthropic (Claude)', purpose: 'request' },
  { token: 'Perplexity-User', operator: 'Perplexity', purpose: 'request', mayIgnore: true },
  { token: 'meta-externalfetcher', operator: 'Meta', purpose: 'request', mayIgnore: true },
  { token: 'Amzn-User', operator: 'Amazon (Alexa)', purpose: 'request' },
  { token: 'GPTBot', operator: 'OpenAI', purpose: 'training' },
  { token: 'ClaudeBot', operator: 'Anthropic', purpose: 'training' },
  { token: 'Google-Extended', operator: 'Google (Gemini)', purpose: 'training' },
  { token: 'Applebot-Extended', operator: 'Apple', purpose: 'training' },
  { token: 'meta-externalagent', operator: 'Meta', purpose: 'training' },
  { token: 'Amazonbot', operator: 'Amazon', purpose: 'training' },
  { token: 'CCBot', operator: 'Common Crawl', purpose: 'training' },
];

/**
 * What a robots.txt lets each documented AI crawler do with an address, in its normal form: those for search answers first, then
 * those that come because somebody asks, then those for training. `text`, `status` and `url` are as RobotsRules.parse takes them.
 */
export function aiAccessOf(address: string, { text, status, url }: RobotsAnswer): AiCrawlerAccess[] {
  const rulesOf = RobotsRules.ofAgents(text, status, url);
  return AI_CRAWLERS.map(({ token, operator, purpose, mayIgnore = false, instead }) => {
    const rules = rulesOf(token, instead);
    const line = rules.lineOf(address);
    return { token, operator, purpose, mayIgnore, allowed: rules.allows(address), line: line && line.line };
  });
}

/** What a site gains by letting them in. Whether models are trained on it is the site's own choice, and no fault. */
const OF_USE = ['search', 'request'] as const satisfies AiPurpose[];

/**
 * Reads a robots.txt once, of many addresses: gives for each, in its normal form, the purposes for which it keeps out at least
 * one documented crawler that heeds it. Parameters are as `aiAccessOf` takes them.
 */
export function aiBlocking({ text, status, url }: RobotsAnswer): (address: string) => HiddenFrom {
  const rulesOf = RobotsRules.ofAgents(text, status, url);
  const byPurpose = OF_USE.map((wanted) => {
    const crawlers = AI_CRAWLERS.filter(({ purpose, mayIgnore }) => purpose === wanted && !mayIgnore);
    return { wanted, rules: new Set(crawlers.map(({ token, instead }) => rulesOf(token, instead))) };
  });
  return (address) =>
    byPurpose.flatMap(({ wanted, rules }) =>
      [...rules].every((one) => one.allows(address)) ? [] : [wanted],
    );
}

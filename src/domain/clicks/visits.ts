/**
 * What programs call themselves that follow links for nobody who reads: crawlers, previews of messengers, monitors, checkers
 * of links and libraries of programmers. The words are those by which crawlers name themselves in their operators'
 * documentation (Google, Bing, Meta, Telegram, Slack), the names are of libraries' own user agents. `cubot` is a maker
 * of phones; apps of messengers that show pages to people (`FBAN`, `Instagram`) do not match.
 */
const BOT = new RegExp(
  [
    '(?<!\\bcu)bot',
    ...['crawl', 'spider', 'slurp', 'scrap', 'scan', 'archiv', 'index(?:er|ing)', 'validator', 'lighthouse'],
    ...[
      'preview',
      'prerender',
      'pagerender',
      'inspection',
      'monitor',
      'uptime',
      'pingdom',
      'check(?:er|ing|ly)',
    ],
    ...[
      'facebookexternalhit',
      'meta-external',
      'whatsapp/',
      'skypeuri',
      'embedly',
      'slack-imgproxy',
      'vkshare',
    ],
    ...[
      'google(?:other|-extended|-read-aloud)',
      'mediapartners',
      'feedfetcher',
      'bytespider',
      'yandeximages',
    ],
    ...['headless', 'phantomjs', 'puppeteer', 'playwright', 'selenium', 'electron/'],
    ...[
      '^curl',
      '^wget',
      'python',
      'aiohttp',
      'httpx',
      '^java/',
      'okhttp',
      'go-http',
      'libwww',
      'axios',
      'undici',
    ],
    ...['^node', '^got\\b', '^ruby', '^php', 'guzzle', 'httpclient', 'postman', 'insomnia', 'fetch'],
    // Browsers of people name no page about themselves.
    'https?://',
  ].join('|'),
  'i',
);
/** Every browser begins so, ever since Netscape's. */
const BROWSER = /^(?:Mozilla|Opera)\/\d/;

/** What a visit says of itself; header names in lower case. */
export interface Visit {
  method: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** Whether a user agent is a program's that no person reads with, or is missing. */
export function isBot(userAgent: string | undefined): boolean {
  return !userAgent || !BROWSER.test(userAgent) || BOT.test(userAgent);
}

/**
 * Whether a visit is the click of a person: not one of a bot, not a page fetched ahead (`Sec-Purpose`, and what browsers
 * sent before it), not a picture or a script that only names the address, and not a frame that loads by itself.
 */
export function isClick({ method, headers }: Visit): boolean {
  if (method !== 'GET' || isBot(textOf(headers['user-agent']))) return false;
  const ahead = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].map((name) => textOf(headers[name]) ?? '');
  if (ahead.some((purpose) => /prefetch|prerender|preview/i.test(purpose))) return false;
  const mode = textOf(headers['sec-fetch-mode']);
  if (mode !== undefined && mode !== 'navigate') return false;
  return !isFrame(textOf(headers['sec-fetch-dest'])) || textOf(headers['sec-fetch-user']) === '?1';
}

function isFrame(destination: string | undefined): boolean {
  return ['iframe', 'frame', 'object', 'embed', 'fencedframe'].includes(destination ?? '');
}

function textOf(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' ? header : header?.join(', ');
}

import { isBot, isClick, type Visit } from './visits';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';

it.each([
  CHROME,
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
  'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0',
  'Mozilla/5.0 (Linux; Android 10; CUBOT_X30) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22B83 [FBAN/FBIOS;FBAV/490.0]',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22B83 Instagram 357.0',
  'Mozilla/5.0 (Linux; Android 14; SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
  'Opera/9.80 (Android; Opera Mini/36.2/119.132; U; en) Presto/2.12.423 Version/12.16',
])('takes %s for a person', (userAgent) => {
  expect(isBot(userAgent)).toBe(false);
});

it.each([
  undefined,
  '',
  'x',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Mobile Safari/537.36 (compatible; GoogleOther)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
  'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'WhatsApp/2.23.20.0',
  'TelegramBot (like TwitterBot)',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) SkypeUriPreview Preview/0.5',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/131.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Linux; Android 11; moto g power) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36 Chrome-Lighthouse',
  'curl/8.5.0',
  'Wget/1.21',
  'python-requests/2.32',
  'Go-http-client/2.0',
  'node',
  'okhttp/4.12.0',
])('takes %s for a bot', (userAgent) => {
  expect(isBot(userAgent)).toBe(true);
});

const visit = (headers: Record<string, string | string[]>, method = 'GET') => ({
  method,
  headers: { 'user-agent': CHROME, ...headers },
});

it.each([
  ['a click', visit({}), true],
  [
    'a click that a browser describes',
    visit({ 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }),
    true,
  ],
  ['a HEAD request', visit({}, 'HEAD'), false],
  ['a bot', visit({ 'user-agent': 'curl/8.5.0' }), false],
  ['a prefetch', visit({ 'sec-purpose': 'prefetch' }), false],
  ['a prerender', visit({ 'sec-purpose': ['prefetch;prerender'] }), false],
  ['a prefetch of Safari', visit({ purpose: 'prefetch' }), false],
  ['a preview', visit({ 'x-purpose': 'preview' }), false],
  ['a prefetch of Firefox', visit({ 'x-moz': 'prefetch' }), false],
  ['a picture’s address', visit({ 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }), false],
  ...['iframe', 'frame', 'object', 'embed'].map((kind): [string, Visit, boolean] => [
    `a page’s ${kind} that loads by itself`,
    visit({ 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': kind }),
    false,
  ]),
  [
    'a click within a frame',
    visit({ 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe', 'sec-fetch-user': '?1' }),
    true,
  ],
  ['a script’s request', visit({ 'sec-fetch-mode': 'cors' }), false],
])('of %s, says whether it is a click', (_, asked, expected) => {
  expect(isClick(asked)).toBe(expected);
});

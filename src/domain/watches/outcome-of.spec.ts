import { FAILURES } from '../../../test/support/watch-histories/failures';
import { outcomeOf } from './outcome-of';
import type { WatchedAnswer } from './watched-page';

const TEXT = Array.from({ length: 100 }, (_, at) => `word${at}`).join(' ');
const answer = (html: string, more: Partial<WatchedAnswer> = {}): WatchedAnswer => ({
  ...{ url: 'https://a.example/', status: 200, headers: { 'content-type': 'text/html' }, html },
  ...more,
});
const PASSWORD = '<form><input type="password"></form>';

it.each(Object.entries(FAILURES))('tells %s', (_, { outcome, answer: given }) => {
  expect(outcomeOf(given && answer('', given), 400)).toBe(outcome);
});

const STOOD_IN = Object.entries(FAILURES).filter(
  ([, { outcome, answer: given }]) => given && outcome === 'wall',
);

it.each(STOOD_IN)('never takes %s for the page, whatever it was before', (_, { answer: given }) => {
  for (const words of [null, 400]) expect(outcomeOf(given && answer('', given), words)).toBe('wall');
});

it.each<[string, string, number | null]>([
  ['a page on errors', `<h1>What “Fatal error: … on line 12” means</h1><p>${`${TEXT} `.repeat(2)}</p>`, null],
  ['a page on regions', `<p>${`${TEXT} `.repeat(2)} not available in your country</p>`, null],
  ['a review', `<title>Access denied: a film review</title><p>${TEXT}</p>`, null],
  ['a short page that was so before', '<p>Not available in your country</p>', 5],
])('takes %s for a page', (_, html, words) => {
  expect(outcomeOf(answer(html), words)).toBe('ok');
});

it.each<[string, WatchedAnswer, number | null, string]>([
  ['a page', answer(`<p>${TEXT}</p>`), null, 'ok'],
  ['a page that shrank by half', answer(`<p>${TEXT}</p>`), 200, 'ok'],
  ['a page that shrank to a few sentences', answer(`<p>${TEXT.slice(0, 400)}</p>`), 2_000, 'ok'],
  ['a page with a field for a password, as long as ever', answer(`<p>${TEXT}</p>${PASSWORD}`), 120, 'ok'],
  ['a login that was added as one', answer(`<h1>Log in</h1>${PASSWORD}`), null, 'ok'],
  ['a check as long as the page', answer(`<title>Access denied</title><p>${TEXT}</p>`), 110, 'challenge'],
  ['a login in place of a page', answer(`<h1>Log in</h1>${PASSWORD}`), 300, 'login'],
  [
    'a page that speaks of captchas',
    answer(`<p>${TEXT} are you a robot? <span class="g-recaptcha"></span></p>`),
    null,
    'ok',
  ],
  [
    'a short contact form with a captcha',
    answer('<p>Write to us</p><form><textarea></textarea><div class="g-recaptcha"></div></form>'),
    null,
    'ok',
  ],
  ['a short page that is as short as ever', answer('<p>We are open from nine to five.</p>'), 7, 'ok'],
  ['a script shell', answer('<div id="root"></div><script src="/a.js"></script>'), null, 'ok'],
  [
    'a script shell in place of a page',
    answer('<div id="root"></div><script src="/a.js"></script>'),
    400,
    'empty',
  ],
  ['No Content', answer('', { status: 204 }), null, 'empty'],
  ['a redirect that leads nowhere', answer('', { status: 302 }), null, 'http'],
  [
    'HTML without a type',
    answer('<html><body><h1>A</h1><p>b</p></body></html>', { headers: {} }),
    null,
    'ok',
  ],
  ['XHTML', answer('<p>a</p>', { headers: { 'content-type': 'application/xhtml+xml' } }), null, 'ok'],
])('takes %s for what it is', (_, given, words, expected) => {
  expect(outcomeOf(given, words)).toBe(expected);
});

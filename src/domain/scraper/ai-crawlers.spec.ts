import { aiAccessOf, aiBlocking } from './ai-crawlers';

const ADDRESS = 'https://shop.example/guides/kettles';
const url = 'https://shop.example/robots.txt';

function blocked(text: string, status = 200): string[] {
  return aiAccessOf(ADDRESS, { text, status, url })
    .filter(({ allowed }) => !allowed)
    .map(({ token }) => token);
}

const TRAINING = [
  'GPTBot',
  'ClaudeBot',
  'Google-Extended',
  'Applebot-Extended',
  'meta-externalagent',
  'Amazonbot',
  'CCBot',
];

it.each<[string, string, string[]]>([
  ['nothing', '', []],
  ['rules for another path', 'User-agent: GPTBot\nDisallow: /private/', []],
  ['a group of one, however it is written', 'User-Agent: gptBOT/1.2\nDisallow: /', ['GPTBot']],
  ['groups of several', 'User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /guides', ['GPTBot', 'CCBot']],
  [
    'one that is let in before all others',
    'User-agent: *\nDisallow: /\nUser-agent: GPTBot\nAllow: /',
    [
      ...aiAccessOf(ADDRESS, { text: '', status: 200, url }).flatMap(({ token }) =>
        token === 'GPTBot' ? [] : [token],
      ),
    ],
  ],
  ['training alone', TRAINING.map((token) => `User-agent: ${token}\nDisallow: /`).join('\n'), TRAINING],
  // Apple: where Applebot is not named, it heeds what Googlebot is told.
  ['Googlebot', 'User-agent: Googlebot\nDisallow: /', ['Googlebot', 'Applebot']],
  [
    'Googlebot, but not Applebot',
    'User-agent: Googlebot\nDisallow: /\nUser-agent: Applebot\nAllow: /',
    ['Googlebot'],
  ],
])('tells whom a robots.txt with %s keeps out', (_, text, expected) => {
  expect(blocked(text)).toEqual(expected);
});

it('tells the line that decides, and who may come all the same', () => {
  const text = 'User-agent: ChatGPT-User\nDisallow: /guides\n';
  const access = aiAccessOf(ADDRESS, { text, status: 200, url });
  expect(access.find(({ token }) => token === 'ChatGPT-User')).toEqual({
    token: 'ChatGPT-User',
    operator: 'OpenAI (ChatGPT)',
    purpose: 'request',
    mayIgnore: true,
    allowed: false,
    line: 2,
  });
  expect(access.filter(({ mayIgnore }) => mayIgnore).map(({ token }) => token)).toEqual([
    'ChatGPT-User',
    'Perplexity-User',
    'meta-externalfetcher',
  ]);
});

it.each([
  [404, 0],
  [503, 18],
])('a robots.txt that answers %i keeps %i of them out', (status, count) => {
  expect(blocked('', status)).toHaveLength(count);
});

it.each<[string, string, string[]]>([
  ['nothing', '', []],
  ['rules for another path', 'User-agent: Claude-User\nDisallow: /private/', []],
  ['training forbidden', TRAINING.map((token) => `User-agent: ${token}\nDisallow: /`).join('\n'), []],
  ['one of AI search kept out', 'User-agent: OAI-SearchBot\nDisallow: /guides', ['search']],
  ['an assistant kept out', 'User-agent: Claude-User\nDisallow: /', ['request']],
  // Their operators say that these come whatever robots.txt says.
  ['assistants that need not heed it', 'User-agent: ChatGPT-User\nDisallow: /', []],
  ['all kept out', 'User-agent: *\nDisallow: /', ['search', 'request']],
])('tells for what a robots.txt with %s hides an address', (_, text, expected) => {
  expect(aiBlocking({ text, status: 200, url })(ADDRESS)).toEqual(expected);
});

import { emptySnippet } from './empty-snippet';
import { imageProblems, NETWORKS, socialCard, twitterCardOf } from './social';

const PAGE = { title: 'Page title', description: 'Page text' };
const OG = { ogTitle: 'Og title', ogDescription: 'Og text', ogImage: 'https://a.example/og.png' };
const fields = (some: object) => ({ ...emptySnippet(), url: 'https://www.a.example/x', ...some });
const from = (network: (typeof NETWORKS)[number], some: object) => {
  const { title, description, imageFrom, layout } = socialCard(network, fields(some), PAGE);
  return [title.from, description.from, imageFrom, layout];
};

it('has X read twitter:* and then og:*, and the others og:* and then the page', () => {
  expect(from('x', { ...OG, twitterTitle: 'T', twitterCard: 'summary_large_image' })).toEqual([
    'twitter:title',
    'og:description',
    'og:image',
    'large',
  ]);
  expect(from('x', {})).toEqual(['', '', '', 'summary']);
  for (const network of NETWORKS.filter((each) => each !== 'x')) {
    expect(from(network, { ...OG, twitterTitle: 'T' })).toEqual([
      'og:title',
      'og:description',
      'og:image',
      'large',
    ]);
    expect(from(network, { ogTitle: ' ' })).toEqual(['title', 'description', '', 'large']);
  }
});

it('shows the picture of an address that was copied out of HTML', () => {
  const { image } = socialCard('facebook', fields({ ogImage: ' https://a.example/og?w=1&amp;h=2 ' }), PAGE);
  expect(image).toBe('https://a.example/og?w=1&h=2');
});

it('names the host where the site has no name', () => {
  expect(socialCard('facebook', fields({}), PAGE)).toMatchObject({
    domain: 'a.example',
    siteName: 'a.example',
  });
  expect(socialCard('slack', fields({ url: 'no address' }), PAGE).domain).toBe('');
});

it.each([
  [{ width: 1_200, height: 630, bytes: 1 }, 'large', []],
  [{ width: 800, height: 420, bytes: 1 }, 'large', [/1200 × 630 is sharp/]],
  [{ width: 500, height: 262, bytes: 1 }, 'large', [/needs 600 × 315/]],
  [{ width: 1_200, height: 1_200, bytes: 1 }, 'large', [/top and bottom are cut off/]],
  [{ width: 2_400, height: 630, bytes: 6e6 }, 'large', [/5 MB/, /left and right are cut off/]],
  [{ width: 144, height: 144, bytes: 1 }, 'summary', []],
  [{ width: 143, height: 144, bytes: 1 }, 'summary', [/needs 144 × 144/]],
] as const)('judges a picture of %j for a %s card', (facts, layout, problems) => {
  const found = imageProblems(facts, layout);
  expect(found).toHaveLength(problems.length);
  problems.forEach((problem, at) => expect(found[at]).toMatch(problem));
});

it('knows the cards of X', () => {
  expect([' Summary_Large_Image', 'summary', 'player', undefined].map(twitterCardOf)).toEqual([
    'summary_large_image',
    'summary',
    '',
    '',
  ]);
});

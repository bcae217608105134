import { competitorOfText } from './competitor';
import { findingsOf } from './find';

const SHORT = (word: string) =>
  `# Espresso\n\n## Water\n\n${`The water of an espresso is hot, and the ${word} is fine. `.repeat(12)}`;
/** Many times as long as the others, with one section on the keyword. */
const LONG = `# Coffee at home\n\n## Espresso\n\n${'An espresso needs a portafilter and a burr grinder, and the portafilter is warm. '.repeat(6)}\n\n## Garden\n\n${'The garden shed has a wheelbarrow, and the wheelbarrow is red. '.repeat(120)}`;
const OTHER = `# Espresso\n\n## Tools\n\n${'For espresso take a portafilter and a burr grinder. '.repeat(14)}\n\nThe wheelbarrow is red.`;

const pages = [SHORT('tamper'), SHORT('basket'), OTHER, LONG].map((text, at) => ({
  ...{ position: at + 1, finalUrl: `https://site-${at}.example/` },
  text: competitorOfText(text, { language: 'en' }),
}));
const query = { keyword: 'espresso', ownKeywords: [], language: 'en' };

it('hears of a page that is left out as too long what it says of the keyword, and nothing else', () => {
  const { findings, pages: standings } = findingsOf(pages, query);
  expect(standings[3]).toMatchObject({ outlier: 'long', included: false });
  const terms = findings.terms.map(({ term }) => term);
  expect(terms).toEqual(expect.arrayContaining(['portafilter', 'burr grinder']));
  expect(terms).not.toContain('wheelbarrow');
  expect(findings.headings.map(({ label }) => label)).not.toContain('Garden');
});

it('takes the figures of usual pages alone', () => {
  expect(findingsOf(pages, query).findings.profile.pages).toBe(3);
});

it('hears nothing of a page that its reader leaves out', () => {
  const without = pages.map((page, at) => (at === 3 ? { ...page, included: false } : page));
  const terms = findingsOf(without, query).findings.terms.map(({ term }) => term);
  expect(terms).not.toContain('portafilter');
});

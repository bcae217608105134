import { competitorOfText } from './competitor';
import { findingsOf } from './find';
import { askedForBy, isStep } from './heading-asks';

/** Whether headings of two pages are about one thing. */
function areTogether(language: string, keyword: string, headings: readonly string[]): boolean {
  const pages = headings.map((heading, at) => ({
    ...{ position: at + 1, finalUrl: `https://site-${at}.example/` },
    text: competitorOfText(`## ${heading}\n\nText.`, { language }),
  }));
  const { findings } = findingsOf(pages, { keyword, ownKeywords: [], language });
  return findings.headings.some((group) => group.headings.length > 1);
}

it.each([
  ['en', 'solar panels', 'Why Clean Solar Panels?', 'How to Clean Solar Panels', false],
  ['en', 'solar panels', 'When to Clean Solar Panels', 'How to Clean Solar Panels', false],
  ['en', 'solar panels', 'How Much Does Cleaning Cost?', 'What Does Cleaning Cost?', true],
  ['en', 'solar panels', 'How to Clean Solar Panels', 'Cleaning Solar Panels', true],
  ['de', 'Bienen', 'Warum Bienen füttern?', 'Wie Bienen füttern?', false],
  ['de', 'Pizzateig', 'Zutaten', 'Die Zutaten verkneten', false],
  ['de', 'Pizzateig', 'Zutaten', 'Zutaten für den Pizzateig', true],
  ['es', 'cactus', 'Cuándo regar el cactus', 'Cómo regar el cactus', false],
  ['fr', 'rosiers', 'Pourquoi tailler les rosiers', 'Comment tailler les rosiers', false],
  ['ru', 'воздушный фильтр', 'Где применяются фильтры', 'Как применяются фильтры', false],
  ['ru', 'воздушный фильтр', 'Как чистить фильтр', 'Как чистить фильтр дома', true],
  ['pl', 'pomidory', 'Dlaczego sadzić pomidory', 'Jak sadzić pomidory', false],
  ['tr', 'gül', 'Neden gül budanır', 'Nasıl gül budanır', false],
])('in %s, on "%s": "%s" and "%s" are on one thing: %s', (language, keyword, one, other, is) => {
  expect(areTogether(language, keyword, [one, other])).toBe(is);
});

it('parts what one page has under the same words', () => {
  const text = competitorOfText('## Why Clean Panels?\n\nText.\n\n## How to Clean Panels\n\nText.', {
    language: 'en',
  });
  const pages = [{ position: 1, text }];
  const { findings } = findingsOf(pages, { keyword: 'panels', ownKeywords: [], language: 'en' });
  expect(findings.headings.map(({ headings }) => headings.length)).toEqual([1, 1]);
});

it.each([
  ['How long does it last?', 'much'],
  ['How to store it', 'how'],
  ['¿Por qué usarlo?', 'why'],
  ['Für wen es passt', undefined],
  ['What you need', undefined],
])('"%s" asks for %s', (heading, asked) => {
  expect(askedForBy(heading)).toBe(asked);
});

it.each([
  ['Mix the ingredients', true],
  ['Ingredients', false],
  ['Additional ingredients', false],
])('"%s" says what to do: %s', (heading, is) => {
  expect(isStep(heading)).toBe(is);
});

import { competitorOf, competitorOfText } from '../briefs/competitor';
import { factsOfPage } from './page-facts';

const QUERY = { keyword: 'brew coffee', language: 'en', terms: [] };
const SOURCE = { url: 'https://rival.example/brew-coffee', language: 'en' };
const page = (head: string) => competitorOf(`${head}<main><h1>Coffee</h1><p>Grind first.</p></main>`, SOURCE);
const placementsOf = (text: ReturnType<typeof page>, finalUrl: string | null = SOURCE.url) =>
  factsOfPage({ position: 1, text, finalUrl }, QUERY, 100).placements;

it.each([
  ['with the keyword', '<meta name="description" content="Brew better coffee.">', true],
  ['without it', '<meta name="description" content="Tea">', false],
  ['that is missing', '', false],
])('tells the place of the keyword in a meta description %s', (_, head, is) => {
  expect(placementsOf(page(head)).description).toBe(is);
});

it('tells nothing of what is not known: of a paste, or of a page that was kept before descriptions were', () => {
  expect(placementsOf(competitorOfText('Brew coffee.', { language: 'en' }), null)).toMatchObject({
    title: null,
    slug: null,
    description: null,
  });
  const { description: _, ...older } = page('<title>Brew coffee</title>');
  expect(placementsOf(older)).toMatchObject({ title: true, slug: true, description: null });
});

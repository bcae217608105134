import { emptySnippet } from './empty-snippet';
import { googleResult } from './google-result';

const VARIANT = { title: ' Running\n shoes ', description: 'All running shoes, tested.' };
const result = (some: object, profile: 'desktop' | 'mobile' = 'desktop') =>
  googleResult({ ...emptySnippet(), ...some }, VARIANT, profile);

it('draws what the form says', () => {
  const url = 'https://www.a.example/sch%C3%BChe/wide?q=1';
  expect(result({ url, keywords: 'running shoes', date: '2026-11-21', rating: '4.6' })).toMatchObject({
    siteName: 'a.example',
    path: 'https://www.a.example › schühe › wide',
    title: 'Running shoes',
    date: '21 Nov 2026',
    bold: [[4, 17]],
    rating: '4.6',
  });
});

it('shows an international name as people read it', () => {
  const { siteName, path } = result({ url: 'https://www.xn--mller-kva.example:8080/a' });
  expect([siteName, path]).toEqual(['müller.example', 'https://www.müller.example:8080 › a']);
});

it('takes the breadcrumb for the path, and no wrong date', () => {
  const { path, date } = result({
    url: 'https://a.example/x',
    breadcrumb: 'Shoes > Wide',
    date: '2026-13-01',
  });
  expect([path, date]).toEqual(['https://a.example › Shoes › Wide', '']);
});

it('lets the date take room of the description', () => {
  const [without, withDate] = [result({}), result({ date: '2026-11-21' })];
  expect(withDate.descriptionFit.pixels).toBeGreaterThan(without.descriptionFit.pixels);
  expect([without.charactersLeft, withDate.charactersLeft]).toEqual([156, 142]);
  expect(result({}, 'mobile').charactersLeft).toBeUndefined();
});

import { reportOnMarkup } from '../markup-report';

it.each([
  [1, 'not-eligible'],
  [2, 'eligible'],
])('asks for two levels of a breadcrumb: %i is %s', (levels, state) => {
  const itemListElement = ['Shop', 'Kettles'].slice(0, levels).map((name, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: `https://shop.example/${at}`,
  }));
  const breadcrumb = { '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement };
  const { verdicts } = reportOnMarkup({ text: JSON.stringify(breadcrumb), today: '2026-11-22' });
  expect(verdicts).toMatchObject([{ feature: 'breadcrumb', state }]);
});

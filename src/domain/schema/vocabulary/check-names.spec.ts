import { reportOnMarkup } from '../markup-report';

it('says once which context nobody knows, where its first thing stands', () => {
  const things = ['Kettle', 'Pot'].map((name) => ({ '@type': 'Product', name }));
  const text = JSON.stringify({ '@context': 'https://shema.org', '@graph': things });
  const { findings, verdicts } = reportOnMarkup({ text, today: '2026-11-22' });
  expect(verdicts).toEqual([]);
  expect(findings).toMatchObject([
    {
      ...{ level: 'error', property: '@context', line: 1, entity: 0 },
      sentence:
        '“https://shema.org” is not schema.org: nothing of this block is read. Write https://schema.org instead',
    },
  ]);
});

import { reportOnMarkup } from '../markup-report';

it('says which two values contradict each other, where the second one stands', () => {
  const text = `{"@context": "https://schema.org", "@graph": [
    {"@type": "Product", "@id": "#k", "name": "Kettle"},
    {"@type": "Product", "@id": "#k", "name": "Pot"}]}`;
  const found = reportOnMarkup({ text, today: '2026-11-22' }).findings.filter(({ rule }) => rule === 'twins');
  expect(found).toMatchObject([
    {
      ...{ level: 'warning', entity: 0, property: 'name', line: 3 },
      sentence: '#k is described twice, with name “Kettle” and name “Pot”: use the same value in both places',
    },
  ]);
});

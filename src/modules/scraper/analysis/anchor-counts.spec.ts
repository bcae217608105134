import { AnchorCounts } from './anchor-counts';

it('counts the links with each text and the pages that they lead to, the commonest first', () => {
  const counts = new AnchorCounts();
  counts.add('Read more', 1);
  counts.add('Home', 0);
  counts.add('Home', 0);
  counts.add('Read more', 2);
  counts.add('Home', 0);
  expect(counts.rows()).toEqual([
    { anchor: 'Home', links: 3, targets: 1 },
    { anchor: 'Read more', links: 2, targets: 2 },
  ]);
});

it('remembers so many texts and goes on counting those that it knows', () => {
  const counts = new AnchorCounts();
  for (let text = 0; text < 25_000; text++) counts.add(`Page ${text}`, text);
  counts.add('Page 24999', 1);
  for (let target = 0; target < 3; target++) counts.add('Page 7', target);
  const rows = counts.rows();
  expect(rows).toHaveLength(20_000);
  expect(rows[0]).toEqual({ anchor: 'Page 7', links: 4, targets: 4 });
  expect(rows.map(({ anchor }) => anchor)).not.toContain('Page 24999');
});

import type { DepthRow } from '@contracts/scraper/crawl-reports';
import { depthBars } from './depthBars';

const row = (depth: number | null, found: Partial<DepthRow['pages']>): DepthRow => ({
  depth,
  pages: { '2xx': 0, '3xx': 0, '4xx': 0, '5xx': 0, failed: 0, blocked: 0, waiting: 0, ...found },
});

it('has a bar for each depth, of what was found alone', () => {
  const rows = [row(0, { '2xx': 1 }), row(1, { '2xx': 8, '4xx': 2 }), row(null, { '2xx': 3 })];
  expect(depthBars(rows)).toEqual({
    depths: ['0', '1', 'Not linked'],
    series: [
      { id: '2xx', label: 'Found (2xx)', data: [1, 8, 3] },
      { id: '4xx', label: 'Client error (4xx)', data: [0, 2, 0] },
    ],
  });
});

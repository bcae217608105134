import type { DepthRow } from '@contracts/crawls/crawl-reports';
import { depthBars } from './depthBars';

const row = (depth: number, found: Partial<DepthRow['pages']>): DepthRow => ({
  depth,
  pages: { '2xx': 0, '3xx': 0, '4xx': 0, '5xx': 0, failed: 0, blocked: 0, waiting: 0, ...found },
});

it('has a bar for each depth, of what was found alone', () => {
  expect(depthBars([row(0, { '2xx': 1 }), row(1, { '2xx': 8, '4xx': 2 })])).toEqual({
    depths: ['0', '1'],
    series: [
      { id: '2xx', label: 'Found (2xx)', data: [1, 8] },
      { id: '4xx', label: 'Client error (4xx)', data: [0, 2] },
    ],
  });
});

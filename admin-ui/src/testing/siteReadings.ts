import type { ReadingView } from '@contracts/readings/readings';

/** A reading of a small shop that is done, unless said otherwise. */
export function aReading(change: Partial<ReadingView> = {}): ReadingView {
  return {
    _id: 'r1',
    id: 'r1',
    source: 'site',
    name: 'shop.example',
    startUrl: 'https://shop.example/',
    pageLimit: 120,
    status: 'done',
    jobId: 'j1',
    progress: { found: 124, visited: 120, failures: {}, skipped: {} },
    pages: 118,
    bytes: 1_468_006,
    template: { repeated: 2, samples: ['Related posts', 'Leave a Reply'] },
    sitemaps: [],
    createdAt: '2026-11-20T10:00:00.000Z',
    startedAt: '2026-11-20T10:00:01.000Z',
    finishedAt: '2026-11-20T10:01:00.000Z',
    expiresAt: '2026-12-20T10:00:00.000Z',
    ...change,
  };
}

import type { ErrorBody } from '../../src/contracts/error-codes';
import { WATCH_MESSAGES } from '../../src/contracts/watches/watch-messages';
import type { WatchBulkView } from '../../src/contracts/watches/watches';
import { expectStatus, type SignedIn } from '../support/actors';
import type { Answer } from '../support/http';
import { asWatchStudent, watchesOf } from '../support/watches';
import { startWatchedSite, type WatchedSite } from '../support/watched-site';

const LIMIT = { maxUrlToWatch: 6, maxCheckPerUrl: 24, time: '1 day' } as const;

let site: WatchedSite;

const at = (path: string) => `${site.origin}${path}`;
const refusal = (answer: Answer, status: number) => expectStatus(answer as Answer<ErrorBody>, status);

beforeAll(async () => {
  site = await startWatchedSite();
});

afterAll(() => site.close());

it('watches are changed in bulk as a filter finds them, if those are as many as were seen, and no others', async () => {
  const owner = await asWatchStudent({ ...LIMIT, maxUrlToWatch: 40 });
  const other = await asWatchStudent(LIMIT);
  const own = watchesOf(owner);
  const paths = Array.from({ length: 30 }, (_, number) => at(`/bulk-${number}`));
  expectStatus(await own.import({ text: paths.join('\n'), tags: ['many'] }), 200);
  expectStatus(await own.add({ url: at('/kept') }), 201);
  expectStatus(await watchesOf(other).import({ text: paths.slice(0, 2).join('\n'), tags: ['many'] }), 200);
  const bulk = (body: object) => owner.post<WatchBulkView>('/api/watches/bulk', body);
  const many = { filter: { tag: 'many' }, expected: 30 };
  const states = async (actor: SignedIn) => {
    const rows = expectStatus(await watchesOf(actor).list({ range: [0, 99] }), 200);
    return rows.map(({ url, state }) => [url.slice(site.origin.length).replace(/\d+/, '#'), state].join(' '));
  };

  const otherCount = refusal(await bulk({ action: 'pause', filter: many.filter, expected: 29 }), 409);
  expect(otherCount).toMatchObject({
    message: '30 pages match now. Check the list and try again.',
    details: { count: 30 },
  });
  expect(new Set(await states(owner))).toEqual(new Set(['/bulk-# baseline', '/kept baseline']));

  expect(expectStatus(await bulk({ action: 'pause', ...many }), 200)).toMatchObject({
    done: { length: 30 },
    refused: [],
  });
  expect(new Set(await states(owner))).toEqual(new Set(['/bulk-# paused', '/kept baseline']));
  expect(await states(other)).toEqual(['/bulk-# baseline', '/bulk-# baseline']);

  const paused = { filter: { state: ['paused'], q: 'bulk-1' }, expected: 11 };
  expect(expectStatus(await bulk({ action: 'resume', ...paused }), 200).done).toHaveLength(11);
  expect(expectStatus(await bulk({ action: 'delete', ...many }), 200).done).toHaveLength(30);
  expect(await states(owner)).toEqual(['/kept baseline']);
  expect(await states(other)).toHaveLength(2);

  const selection = { ids: WATCH_MESSAGES.bulkSelection };
  const wrong: [object, object][] = [
    [{}, selection],
    [{ ids: ['f'.repeat(24)], ...many }, selection],
    [{ filter: {} }, selection],
    [{ filter: 'all', expected: 1 }, { filter: 'filter must be an object.' }],
    [{ filter: {}, expected: 0 }, { expected: 'expected must be a whole number from 1.' }],
    [
      { filter: { user: 'x' }, expected: 1 },
      { filter: expect.stringContaining("can't be filtered by user") },
    ],
    [{ filter: { tag: { $ne: '' } }, expected: 1 }, { filter: 'Filter tag must be text.' }],
    [{ filter: {}, expected: 1_001 }, { filter: WATCH_MESSAGES.bulkTooMany }],
  ];
  for (const [body, errors] of wrong) {
    expect([body, refusal(await bulk({ action: 'delete', ...body }), 422).errors]).toEqual([body, errors]);
  }
  expect(await states(owner)).toEqual(['/kept baseline']);
});

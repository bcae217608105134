import { Types } from 'mongoose';
import type { CrawlReportsRepository } from '../crawl-reports.repository';
import { InlinkParts } from './inlink-parts';
import { LinkPlaces } from './link-places';

/** Pages of two parts and of a piece of a third one. */
const PAGES = 120;
const MOST_KEPT = 10_000;

/** Keeps the parts as the database does, away from their own memory. */
function partsInMemory(): InlinkParts {
  const parts = new Map<number, Buffer>();
  const reports = {
    part: (_crawl: unknown, _name: string, part: number) => Promise.resolve(parts.get(part) ?? null),
    put: (_crawl: unknown, _name: string, part: number, data: Uint8Array) => {
      parts.set(part, Buffer.from(data));
      return Promise.resolve();
    },
  };
  return new InlinkParts(reports as unknown as CrawlReportsRepository, new Types.ObjectId());
}

async function stored(links: readonly (readonly [from: number, to: number])[]): Promise<InlinkParts> {
  const places = new LinkPlaces(PAGES);
  links.forEach(([from, to], at) => places.add(from, to, at));
  const parts = partsInMemory();
  await parts.put(places.inlinks());
  return parts;
}

it('gives back the links to each page, across the edges of the parts', async () => {
  const parts = await stored([
    [0, 49],
    [0, 50],
    [1, 119],
    [2, 50],
  ]);
  expect(await parts.of(49)).toEqual([{ from: 0, at: 0 }]);
  expect(await parts.of(50)).toEqual([
    { from: 0, at: 1 },
    { from: 2, at: 3 },
  ]);
  expect(await parts.of(119)).toEqual([{ from: 1, at: 2 }]);
  for (const page of [0, 48, 51, 99, 100, 118]) expect(await parts.of(page)).toEqual([]);
});

it('has nothing of a page beyond the last one', async () => {
  const parts = await stored([[0, 119]]);
  expect(await parts.of(PAGES)).toEqual([]);
  expect(await parts.of(10 * PAGES)).toEqual([]);
});

it('keeps the first links to a page that is linked from everywhere, and all of its neighbours', async () => {
  const many = Array.from({ length: MOST_KEPT + 5 }, () => [3, 7] as const);
  const parts = await stored([[2, 6], ...many, [4, 8]]);
  const found = await parts.of(7);
  expect([found.length, found[0], found.at(-1)]).toEqual([
    MOST_KEPT,
    { from: 3, at: 1 },
    { from: 3, at: MOST_KEPT },
  ]);
  expect(await parts.of(6)).toEqual([{ from: 2, at: 0 }]);
  expect(await parts.of(8)).toEqual([{ from: 4, at: MOST_KEPT + 6 }]);
});

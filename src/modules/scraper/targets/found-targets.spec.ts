import { Types } from 'mongoose';
import type { TargetKind } from '../../../contracts/scraper/crawl-targets';
import { packLinks } from '../visit/packed-links';
import { packResources } from '../visit/packed-resources';
import { findTargets } from './found-targets';

const OTHER = 'https://other.example';

function pageOf(links: [to: string, internal: boolean | null][], images: string[] = []) {
  const packed = links.map(([to, internal]) => ({
    to,
    anchor: '',
    rel: [],
    place: 'main' as const,
    internal,
    skipped: internal ? null : ('other-site' as const),
  }));
  const resources = images.map((url) => ({ kind: 'image' as const, url }));
  return { _id: new Types.ObjectId(), links: packLinks(packed), resources: packResources(resources) };
}

async function* each<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  yield* await Promise.resolve(items);
}

const find = (pages: ReturnType<typeof pageOf>[], most?: number) =>
  findTargets(each(pages), async () => {}, { most });

it('knows the links to other sites and the files of pages, with where they were found', async () => {
  const pages = [
    pageOf(
      [
        [`${OTHER}/a`, false],
        [`${OTHER}/a`, false],
        ['https://shop.example/own', true],
        ['mailto:a@example.com', null],
      ],
      ['https://shop.example/logo.png#x'],
    ),
    pageOf([[`${OTHER}/a`, false]], ['https://shop.example/logo.png']),
  ];
  const { targets, leftOut } = await find(pages);
  const [first, second] = pages.map(({ _id }) => _id);
  expect(targets).toEqual([
    { url: `${OTHER}/a`, kind: 'link' satisfies TargetKind, pages: 2, foundOn: [first, second] },
    { url: 'https://shop.example/logo.png', kind: 'image', pages: 2, foundOn: [first, second] },
  ]);
  expect(leftOut).toBe(0);
});

it('tells the first pages of many', async () => {
  const pages = Array.from({ length: 9 }, () => pageOf([[`${OTHER}/a`, false]]));
  const [target] = (await find(pages)).targets;
  expect(target).toMatchObject({ pages: 9, foundOn: pages.slice(0, 5).map(({ _id }) => _id) });
});

it('takes so many and counts what it leaves out, once each', async () => {
  const links = Array.from({ length: 10 }, (_, at): [string, boolean] => [`${OTHER}/${at}`, false]);
  const images = Array.from({ length: 6 }, (_, at) => `https://shop.example/${at}.png`);
  const { targets, leftOut } = await find([pageOf(links, images), pageOf(links, images)], 12);
  expect(targets.map(({ url }) => new URL(url).pathname)).toEqual(
    ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '0.png', '1.png'].map((name) => `/${name}`),
  );
  expect(leftOut).toBe(4);
});

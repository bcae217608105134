import { useWatchSystem } from '../support/watch-system';
import { answerOf, pageOf } from '../support/watched-site';
import { oneOf, randomOf } from '../support/watch-histories/random';

jest.setTimeout(900_000);

/** The figures of docs/decisions/change-detection.md are those of 40 and 62. */
const [PAGES, HOURS] = process.env['POOLS'] ? [40, 62] : [6, 30];
/** Of all that is random in it. */
const SEED = Number(process.env['POOLS'] ?? 1);

const { site, system } = useWatchSystem({ time: '1 day', maxUrlToWatch: 100, maxCheckPerUrl: 96 });

/** A block of some lines, one of so many that the page shows by turns. */
const block = (page: number, variant: number) =>
  `<div><p>Offer ${page}.${variant}: a text of its own</p><p>Only in variant ${variant} of ${page}</p></div>`;

it.each([
  [2, 0.06],
  [3, 0.03],
  [5, 0.02],
  [8, 0.02],
])('learns a block that shows one of %d', async (pool, most) => {
  const ids: string[] = [];
  for (let page = 0; page < PAGES; page++) {
    // Its own, so that the order in which pages are asked for is of no account.
    const random = randomOf(SEED * 10_000 + pool * PAGES + page);
    const variants = Array.from({ length: pool }, (_, variant) => block(page, variant));
    site.set(`/page-${page}`, (request, response) =>
      answerOf(200, pageOf(`Page ${page}`, `${oneOf(random, variants)}<p>Behind it</p>`))(request, response),
    );
    ids.push((await system.add({ url: `${site.origin}/page-${page}` })).id);
  }
  await system.pass(600, 10);
  await system.pass(HOURS * 3_600, 20);
  const checks = await system.collection('watch_checks').countDocuments({ found: { $ne: 'baseline' } });
  const told = await system.collection('watch_changes').countDocuments({ seenOnce: false });
  if (process.env['POOLS']) process.stdout.write(`one of ${pool}: ${told} alarms in ${checks} checks\n`);
  expect(checks).toBeGreaterThanOrEqual(PAGES * (HOURS - 4));
  expect(told / checks).toBeLessThanOrEqual(most);
});

import { ada, useWatchSystem } from '../support/watch-system';
import { answerOf } from '../support/watched-site';

jest.setTimeout(120_000);

const { site, system } = useWatchSystem({ time: '1 day', maxUrlToWatch: 60, maxCheckPerUrl: 96 });

const FEE = 'We charge a booking fee of 40 euros.';
const PARAGRAPHS = 28;
/** The ticker stands in the middle. */
const TICKER = PARAGRAPHS / 2;

/** What is told of a page with a line that changes with each fetch, once `change` has been made to its other lines. */
async function toldOf(change: (lines: string[]) => void) {
  let asked = 0;
  const lines = Array.from({ length: PARAGRAPHS }, (_, n) => `Paragraph ${n} says what it says.`);
  lines.splice(TICKER, 0, 'TICKER');
  site.set('/page', (request, response) => {
    asked += 1;
    const text = lines.map(
      (line) => `<p>${line.replace('TICKER', `Quote ${'abcdefghij'[asked % 10]} of now`)}</p>`,
    );
    const page = `<!doctype html><html lang="en"><title>Page</title><main><h1>Page</h1>${text.join('')}</main></html>`;
    return answerOf(200, page)(request, response);
  });
  const { id } = await system.add({ url: `${site.origin}/page` });
  await system.pass(60);
  expect((await system.view(id)).slots).toMatchObject([{ field: null, off: false }]);
  change(lines);
  await system.pass(3_900, 60);
  const [told, ...others] = await system.changesOf(id);
  if (!told) return null;
  const { rows } = await system.one.changes.diff(ada, told.id);
  return { told, others, shown: JSON.stringify(rows) };
}

it.each([
  ['directly before it', TICKER],
  ['directly after it', TICKER + 1],
])('a line that is added %s is told, without the line that changes by itself', async (_, at) => {
  const found = await toldOf((lines) => lines.splice(at, 0, FEE));
  expect(found).toMatchObject({ told: { seenOnce: false, added: 1, removed: 0 }, others: [] });
  expect(found?.shown).toContain(FEE);
});

it.each(
  [1, 2, 5, 14].flatMap((count) => [
    { count, where: 'before', from: TICKER - count },
    { count, where: 'after', from: TICKER + 1 },
  ]),
)('$count paragraphs that are removed directly $where it are told', async ({ count, from }) => {
  const found = await toldOf((lines) => lines.splice(from, count));
  expect(found).toMatchObject({ told: { seenOnce: false, added: 0, removed: count }, others: [] });
});

it('nothing is told where only the line itself has changed', async () => {
  expect(await toldOf(() => undefined)).toBeNull();
});

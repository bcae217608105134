import { useAccounts } from '../../support/queries/journeys/accounts';
import { administer } from '../../support/queries/journeys/administration';
import { crawl, repeatCrawls } from '../../support/queries/journeys/crawls';
import { useTools } from '../../support/queries/journeys/tools';
import { readAll } from '../../support/queries/lists';
import { type Made, type Product, startProduct } from '../../support/queries/product';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
}, 120_000);
afterAll(() => product.stop());

it('starts', async () => {
  const made: Made = {};
  let t = Date.now();
  const say = (text: string) => { process.stderr.write(`${text} ${Date.now() - t}\n`); t = Date.now(); };
  for (const journey of [useAccounts, useTools, administer, crawl, repeatCrawls]) {
    try { await journey(product, made); } catch (error) { process.stderr.write(`${journey.name}: ${(error as Error).stack}\n`); }
    say(journey.name);
  }
  const faults = await readAll(product, made);
  say('lists');
  process.stderr.write(faults.join('\n') + '\n');
  process.stderr.write(JSON.stringify(made, null, 1));
  const found = product.recorder.statements();
  process.stderr.write(`${found.length} ${new Set(found.map(({ shape }) => shape)).size}\n`);
  process.stderr.write([...new Set(found.map(({ shape, by }) => `${shape}   [${by}]`))].sort().join('\n'));
  process.stderr.write('\nSILENT ' + product.recorder.silentMethods().join('\n'));
}, 600_000);

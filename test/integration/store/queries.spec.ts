import { writeFileSync } from 'node:fs';
import { mongo } from 'mongoose';
import { useAccounts } from '../../support/queries/journeys/accounts';
import { administer } from '../../support/queries/journeys/administration';
import { crawl, repeatCrawls } from '../../support/queries/journeys/crawls';
import { meetAccidents, runSchedules } from '../../support/queries/journeys/upkeep';
import { useTools } from '../../support/queries/journeys/tools';
import { excessOf, judge } from '../../support/queries/judge';
import { type Cast, grow } from '../../support/queries/growth';
import { readAll } from '../../support/queries/lists';
import { type Made, type Product, startProduct } from '../../support/queries/product';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
}, 120_000);
afterAll(() => product.stop());

const castOf = ({ student, admin }: Product, made: Made): Cast => {
  const id = (path: string) => new mongo.ObjectId(made[path]);
  return {
    admin: new mongo.ObjectId(admin.user.id),
    student: new mongo.ObjectId(student.user.id),
    batch: new mongo.ObjectId(student.user.batch ?? ''),
    plan: new mongo.ObjectId(student.user.userPlan ?? ''),
    runs: ['pages-analysis', 'interlink-extractor', 'heading-extractor'].map((tool) => id(`/api/${tool}/runs`)),
    import: id('import'),
    bulkChange: id('/api/bulk-changes'),
    markets: id('/api/tld-language/jobs'),
    schema: id('/api/schema-checks/jobs'),
    crawls: [id('/api/crawls'), id('at work')],
    schedule: id('/api/crawl-schedules'),
  };
};

it('starts', async () => {
  const made: Made = {};
  let t = Date.now();
  const say = (text: string) => { process.stderr.write(`${text} ${Date.now() - t}\n`); t = Date.now(); };
  for (const journey of [useAccounts, useTools, administer, crawl, repeatCrawls, runSchedules, meetAccidents]) {
    try { await journey(product, made); } catch (error) { process.stderr.write(`${journey.name}: ${(error as Error).stack}\n`); }
    say(journey.name);
  }
  const faults = await readAll(product, made);
  say('lists');
  process.stderr.write(faults.join('\n') + '\n');
  const found = product.recorder.statements();
  process.stderr.write(`${found.length} ${new Set(found.map(({ shape }) => shape)).size}\n`);
  process.stderr.write('\nSILENT ' + product.recorder.silentMethods().join('\n'));
  product.recorder.stop();
  const db = product.database.db as mongo.Db;
  await grow(db, castOf(product, made));
  say('grow');
  const verdicts = await judge(db, found);
  say('judge');
  writeFileSync('/tmp/proto/verdicts.json', JSON.stringify(verdicts));
  writeFileSync('/tmp/proto/walks.txt', verdicts.filter((v) => excessOf(v) > 100).sort((a, b) => excessOf(b) - excessOf(a)).map((v) => `${excessOf(v)} ${v.shape} | ${v.index ?? 'WALK'} ex ${v.examined} ret ${v.returned} sorted ${v.sorted} ${v.by}`).join('\n'));
}, 600_000);

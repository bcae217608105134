import { mongo } from 'mongoose';
import { JOB_KINDS } from '../../../src/contracts/jobs/job-kinds';
import { EXCEPTIONS, type Exception, UNASKED, UNUSED } from '../../support/queries/exceptions';
import { grow } from '../../support/queries/grow';
import type { Cast } from '../../support/queries/growing';
import { GROWTH, SMALL } from '../../support/queries/growth';
import { useAccounts } from '../../support/queries/journeys/accounts';
import { administer } from '../../support/queries/journeys/administration';
import { crawl, repeatCrawls } from '../../support/queries/journeys/crawls';
import { readSites } from '../../support/queries/journeys/readings';
import { linkPages } from '../../support/queries/journeys/interlinks';
import { evaluate } from '../../support/queries/journeys/strategies';
import { beTold } from '../../support/queries/journeys/notices';
import { watchPages } from '../../support/queries/journeys/watches';
import { useTools } from '../../support/queries/journeys/tools';
import { meetAccidents, runSchedules } from '../../support/queries/journeys/upkeep';
import { FEW, judge, type Judged, told, type Verdict } from '../../support/queries/judge';
import { readAll, silentOperations } from '../../support/queries/lists';
import { type Made, type Product, startProduct } from '../../support/queries/product';

/**
 * What the product asks of its database is recorded while it is used in every way, and then asked again, with 100,000
 * records, of the store's `explain`. Nothing is listed by hand: an operation, a method of a repository or a collection that
 * comes without a journey fails the test, and so does a query that comes without an index.
 */
const LONG_MS = 1_200_000;

let product: Product;
let database: mongo.Db;
let faults: string[];
let unsent: string[];
let kinds: string[];
let judged: Judged;

beforeAll(async () => {
  product = await startProduct();
  database = product.database.db as mongo.Db;
  const made: Made = {};
  await useAccounts(product, made);
  await Promise.all([
    useTools(product, made),
    crawl(product, made),
    beTold(product, made),
    watchPages(product, made),
  ]);
  await readSites(product, made);
  await evaluate(product, made);
  await linkPages(product, made);
  await administer(product, made);
  await repeatCrawls(product, made);
  await runSchedules(product);
  await meetAccidents(product);
  faults = await readAll(product, made);
  unsent = await silentOperations(product);
  product.recorder.stop();
  kinds = await database.collection<{ kind: string }>('jobs').distinct('kind', { status: 'done' });
  await grow(database, castOf(product, made));
  judged = await judge(database, product.recorder.statements());
}, LONG_MS);
afterAll(() => product.stop());

function castOf({ student, admin }: Product, made: Made): Cast {
  const id = (path: string) => new mongo.ObjectId(made[path]);
  return {
    admin: new mongo.ObjectId(admin.user.id),
    student: new mongo.ObjectId(student.user.id),
    batch: new mongo.ObjectId(student.user.batch ?? ''),
    plan: new mongo.ObjectId(student.user.userPlan ?? ''),
    runs: ['pages-analysis', 'interlink-extractor', 'heading-extractor'].map((tool) =>
      id(`/api/${tool}/runs`),
    ),
    import: id('import'),
    bulkChange: id('/api/bulk-changes'),
    markets: id('/api/tld-language/jobs'),
    schema: id('/api/schema-checks/jobs'),
    brief: id('/api/intelligent-briefs/jobs'),
    interlinks: id('/api/intelligent-interlinks/jobs'),
    crawls: [id('/api/crawls'), id('at work')],
    schedule: id('/api/crawl-schedules'),
  };
}

const isExcused = ({ shape, index = '' }: Verdict, { queries, within }: Exception) =>
  queries.test(shape) && (within?.test(index) ?? true);
const walks = () => judged.verdicts.filter(({ excess }) => excess > FEW);

it('asks for all that the reference names, and is answered', () => {
  expect(faults).toEqual([]);
  expect(unsent).toEqual([]);
});

it('asks in every way that the repositories know', () => {
  expect(product.recorder.silentMethods()).toEqual(Object.keys(UNASKED));
});

it('runs jobs of every kind', () => {
  expect(new Set(kinds)).toEqual(new Set(JOB_KINDS));
});

it('knows of each collection whether it grows', async () => {
  const collections = await database.listCollections().toArray();
  const known = [...Object.keys(GROWTH), ...Object.keys(SMALL)];
  expect(collections.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
});

it('finds what it asks for by an index, but for the exceptions', () => {
  const unserved = walks().filter((verdict) => !EXCEPTIONS.some((one) => isExcused(verdict, one)));
  expect(unserved.map(told)).toEqual([]);
});

it('needs each exception', () => {
  const idle = EXCEPTIONS.filter((one) => !walks().some((verdict) => isExcused(verdict, one)));
  expect(idle.map(({ why }) => why)).toEqual([]);
});

it('has no index that serves no query', async () => {
  const unused: string[] = [];
  for (const name of Object.keys(GROWTH)) {
    const indexes = await database.collection(name).indexes();
    const plain = indexes.filter(({ unique, name: index }) => !unique && index !== '_id_');
    unused.push(...plain.map((index) => `${name} ${index.name}`).filter((index) => !judged.used.has(index)));
  }
  expect(unused).toEqual(Object.keys(UNUSED));
});

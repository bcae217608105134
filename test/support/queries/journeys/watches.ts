import { gunzipSync, gzipSync } from 'node:zlib';
import { mongo, Types } from 'mongoose';
import type { DueChecksService } from '../../../../src/modules/watches/checking/due-checks.service';
import type { SharedFetchesRepository } from '../../../../src/modules/watches/fetching/shared-fetches.repository';
import type { WatchClaimsRepository } from '../../../../src/modules/watches/watch-claims.repository';
import type { WatchFittingRepository } from '../../../../src/modules/watches/watch-fitting.repository';
import type { WatchHistoryRepository } from '../../../../src/modules/watches/watch-history.repository';
import type { WatchPlansService } from '../../../../src/modules/watches/watch-plans.service';
import type { WatchUpkeepService } from '../../../../src/modules/watches/watch-upkeep.service';
import type { WatchVersionsRepository } from '../../../../src/modules/watches/watch-versions.repository';
import type { WatchesRepository } from '../../../../src/modules/watches/watches.repository';
import { expectStatus } from '../../actors';
import { watchesOf } from '../../watches';
import { type Made, type Product, providerOf } from '../product';

const NOBODY = new Types.ObjectId();
const nobody = NOBODY.toHexString();
const PAST = new Date(0);
/** Many more than it takes. */
const LOOKS = 100;

/** What a student does with watched pages, and what workers find of them. */
export async function watchPages(product: Product, made: Made): Promise<void> {
  const { student, admin, pages } = product;
  const watches = watchesOf(student);
  const at = (path: string) => `${pages.origin}${path}`;
  expectStatus(await watches.preview({ url: at('/guide') }), 200);
  const added = { name: 'Guide', tags: ['own'], intervalMinutes: 60 };
  const { id } = expectStatus(await watches.add({ url: at('/guide'), ...added }), 201);
  expectStatus(await watchesOf(admin).add({ url: at('/guide') }), 201);
  expectStatus(await watches.import({ text: `${at('/new')}\n${at('/lost')}` }), 200);
  const withoutBaseline = { ...ofThem(product), baseline: { $exists: false } };
  const all = product.database.collection('watches');
  await stepped(product, async () => (await all.countDocuments(withoutBaseline)) === 0);
  await changeBaseline(product);
  const path = `/api/watches/${id}`;
  expectStatus(await student.post(`${path}/check`), 200);
  await stepped(product, async () => (await watches.changes(id)).length > 0);
  const [change] = await watches.changes(id);
  const difference = { change: change?.id, field: 'title' };
  expectStatus(await student.post(`${path}/ignore`, { ...difference, apply: true }), 200);
  expectStatus(await student.post(`${path}/pause`), 200);
  expectStatus(await student.post(`${path}/resume`), 200);
  expectStatus(await student.put(path, { rules: ['One'], intervalMinutes: 120 }), 200);
  const rows = expectStatus(await watches.list(), 200);
  const [first, ...ids] = rows.map((row) => row.id).filter((other) => other !== id);
  expectStatus(await student.delete(`/api/watches/${first ?? ''}`), 200);
  expectStatus(await student.post('/api/watches/bulk', { action: 'delete', ids }), 200);
  const none = { filter: { state: ['failing'], severity: 'critical', tag: 'none', q: 'none' }, expected: 1 };
  expectStatus(await student.post('/api/watches/bulk', { action: 'pause', ...none }), 409);
  expectStatus(await student.post(`${path}/baseline`), 200);
  await stepped(product, async () => (await watches.get(id)).baselineAt !== null);
  made['/api/watches'] = id;
  made['/api/watches/changes'] = change?.id ?? '';
}

/** What is asked where a process died, a plan became smaller, or a clock was wrong. */
export async function accidentsOfWatches({ worker }: Product): Promise<void> {
  const now = new Date();
  const watch = { _id: NOBODY, claim: { token: nobody, until: now } } as never;
  const claims = providerOf<WatchClaimsRepository>(worker, 'WatchClaimsRepository');
  await claims.release(watch, now);
  await claims.exists(NOBODY);
  await claims.putForward(NOBODY, now, now);
  const fitting = providerOf<WatchFittingRepository>(worker, 'WatchFittingRepository');
  await fitting.pauseNewest(nobody, 0);
  await fitting.moveIntoPlaces(nobody, 0);
  await fitting.wake(nobody, null, () => now);
  await fitting.activeOf([nobody]);
  await fitting.mostChecked([{ user: nobody, windowStart: now }]);
  const versions = providerOf<WatchVersionsRepository>(worker, 'WatchVersionsRepository');
  await versions.older(now, PAST);
  await versions.trim(NOBODY, 0, NOBODY);
  const history = providerOf<WatchHistoryRepository>(worker, 'WatchHistoryRepository');
  await history.markIgnored([NOBODY]);
  await history.trimChanges(NOBODY, 1);
  await providerOf<SharedFetchesRepository>(worker, 'SharedFetchesRepository').remove(nobody);
  const watches = providerOf<WatchesRepository>(worker, 'WatchesRepository');
  await watches.baselinesAmong([]);
  await watches.countFound(nobody, {});
  await watches.someOf(nobody, 1);
  await providerOf<WatchUpkeepService>(worker, 'WatchUpkeepService').seldom();
  await providerOf<WatchPlansService>(worker, 'WatchPlansService').fitAll();
}

/** Looks at what is due, as if what it waits for were over: one host answers one of them at a time. */
async function stepped(product: Product, isDone: () => Promise<boolean>): Promise<void> {
  const { worker, database, pages } = product;
  const runs = providerOf<DueChecksService>(worker, 'DueChecksService');
  for (let look = 0; look < LOOKS && !(await isDone()); look++) {
    await database
      .collection<{ _id: string }>('watch_hosts')
      .updateOne({ _id: pages.host }, { $set: { freeAt: PAST }, $unset: { queuedUntil: 1 } });
    const waiting = { ...ofThem(product), nextCheckAt: { $exists: true }, claim: { $exists: false } };
    await database.collection('watches').updateMany(waiting, { $set: { nextCheckAt: PAST } });
    await runs.runDue();
    await runs.settled();
  }
}

interface Content {
  _id: string;
  packed: mongo.Binary;
  touched: Types.ObjectId;
}

/** The pages of the test stay as they are: what was read of them is another title instead. */
async function changeBaseline(product: Product): Promise<void> {
  const { database } = product;
  const contents = database.collection<Content>('watch_contents');
  for (const { _id, packed } of await contents.find({}).toArray()) {
    const text = gunzipSync(packed.buffer).toString().replaceAll('"title":["', '"title":["Other ');
    const hash = `other ${_id}`;
    await contents.insertOne({ _id: hash, packed: new mongo.Binary(gzipSync(text)), touched: NOBODY });
    await database.collection('watch_versions').updateMany({ hash: _id }, { $set: { hash } });
  }
  const begun = { validators: 1, check: 1, claim: 1 } as const;
  await database.collection('watches').updateMany(ofThem(product), { $unset: begun });
}

function ofThem({ student, admin }: Product) {
  return { user: { $in: [student, admin].map(({ user }) => new Types.ObjectId(user.id)) } };
}

import { Types } from 'mongoose';
import { KEPT_DECISIONS } from '../../src/contracts/interlinks/interlink-views';
import type { InterlinkResult } from '../../src/contracts/interlinks/interlinks';
import { runMigrations } from '../../src/core/database/migration-runner';
import { InterlinkSite } from '../../src/domain/interlinks/interlink-site';
import { sampleSitePages } from '../../src/domain/interlinks/sample-site';
import { InterlinkDecisionsRepository } from '../../src/modules/interlinks/interlink-decisions.repository';
import { InterlinkPassesRepository } from '../../src/modules/interlinks/interlink-passes.repository';
import { InterlinkResultsRepository } from '../../src/modules/interlinks/interlink-results.repository';
import { decisionMap, InterlinkResultsService } from '../../src/modules/interlinks/interlink-results.service';
import { InterlinkSuggestionsRepository } from '../../src/modules/interlinks/interlink-suggestions.repository';
import { interlinksMigrations } from '../../src/modules/interlinks/interlinks.migrations';
import {
  INTERLINK_DECISION_MODEL,
  INTERLINK_PAGE_MODEL,
  INTERLINK_PASS_MODEL,
  INTERLINK_RUN_MODEL,
  INTERLINK_SUGGESTION_MODEL,
  InterlinkDecisionSchema,
  InterlinkPageSchema,
  InterlinkPassSchema,
  InterlinkRunSchema,
  InterlinkSuggestionSchema,
} from '../../src/modules/interlinks/interlinks.schema';
import { InterlinksService } from '../../src/modules/interlinks/interlinks.service';
import { AccountRemovals } from '../../src/core/accounts/account-removals';
import type { JobRemovalsService } from '../../src/modules/jobs/job-removals.service';
import { dieAfter } from '../support/dying';
import { startDatabase, type TestDatabase } from '../support/store';

const OPTIONS = { includes: [], excludes: [], targets: [], priority: [], perPage: 5 };
const OF_A_RUN = ['interlink_runs', 'interlink_suggestions', 'interlink_pages'];
const COLLECTIONS = [
  'interlink_runs',
  'interlink_suggestions',
  'interlink_pages',
  'interlink_decisions',
  'interlink_passes',
];
const KEY = 'a'.repeat(28);

let database: TestDatabase;
let system: ReturnType<typeof systemOf>;
let result: InterlinkResult;

const newId = () => new Types.ObjectId().toHexString();

function systemOf({ connection }: TestDatabase) {
  const decisions = new InterlinkDecisionsRepository(
    connection.model(INTERLINK_DECISION_MODEL, InterlinkDecisionSchema) as never,
  );
  const passes = new InterlinkPassesRepository(
    connection.model(INTERLINK_PASS_MODEL, InterlinkPassSchema) as never,
  );
  const results = new InterlinkResultsRepository(
    connection.model(INTERLINK_RUN_MODEL, InterlinkRunSchema) as never,
    connection.model(INTERLINK_PAGE_MODEL, InterlinkPageSchema) as never,
  );
  const suggestions = new InterlinkSuggestionsRepository(
    connection.model(INTERLINK_SUGGESTION_MODEL, InterlinkSuggestionSchema) as never,
  );
  const runs = new InterlinkResultsService(results, suggestions, decisions, passes);
  const removals = new AccountRemovals();
  const ofJobs: ((job: string) => Promise<unknown>)[] = [];
  const jobRemovals = {
    add: (_: string, remove: (job: string) => Promise<unknown>) => ofJobs.push(remove),
  } as unknown as JobRemovalsService;
  const parts = [
    undefined,
    undefined,
    results,
    suggestions,
    passes,
    decisions,
    jobRemovals,
    removals,
  ] as unknown;
  void new InterlinksService(...(parts as ConstructorParameters<typeof InterlinksService>));
  return { ...{ decisions, passes, results, suggestions, runs, removals }, removeJob: ofJobs[0]! };
}

const kept = async (of: object) => {
  const counts = COLLECTIONS.map((name) => database.connection.collection(name).countDocuments(of));
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
};
const keep = async (user: string, job: string) => {
  const known = await system.runs.decisionsOf(user);
  await system.runs.keep(user, job, { options: OPTIONS, known, result });
};
const rows = async (user: string, job: string) => {
  const list = {
    filter: {},
    sort: { field: 'score', direction: 'ASC' },
    range: { start: 0, end: 999 },
  } as const;
  const { items } = await system.suggestions.listOfRun(user, job, list);
  return items.map(({ key, rank, decision, start, end }) => ({ key, rank, decision, start, end }));
};

beforeAll(async () => {
  database = await startDatabase();
  await runMigrations(database.connection, interlinksMigrations);
  system = systemOf(database);
  const site = new InterlinkSite();
  for (const page of sampleSitePages()) site.add(page);
  result = site.suggestions(OPTIONS, decisionMap({ at: new Date(), byKey: new Map() }));
});

afterEach(() => jest.restoreAllMocks());
afterAll(() => database.stop());

it('keeps the same, whichever write a run that is begun again had come to', async () => {
  const user = newId();
  const whole = newId();
  await keep(user, whole);
  expect(await rows(user, whole)).toHaveLength(result.suggestions.length);
  const broken = newId();
  for (let writes = 0; ; writes += 1) {
    const hasDied = dieAfter(writes, OF_A_RUN);
    await keep(user, broken).catch(() => undefined);
    jest.restoreAllMocks();
    if (!hasDied()) break;
    expect(await system.results.find(user, broken)).toBeNull();
    await keep(user, broken);
    expect(await rows(user, broken)).toEqual(await rows(user, whole));
    await system.removeJob(broken);
    expect(await kept({ job: new Types.ObjectId(broken) })).toBe(0);
  }
});

it('knows what was decided while it was at work', async () => {
  const user = newId();
  const job = newId();
  const [first, second] = result.suggestions;
  const known = await system.runs.decisionsOf(user);
  await system.decisions.put(user, [first!.id], { decision: 'accepted' }, new Date());
  await system.decisions.put(user, [second!.id], { start: second!.start, end: second!.end - 1 }, new Date());
  await system.runs.keep(user, job, { options: OPTIONS, known, result });
  const [one, two] = await rows(user, job);
  expect(one).toMatchObject({ key: first!.id, decision: 'accepted' });
  expect(two).toMatchObject({ key: second!.id, decision: 'open', end: second!.end - 1 });
});

it('holds to the later of two decisions, whichever is written last', async () => {
  const user = newId();
  const job = newId();
  await keep(user, job);
  const key = result.suggestions[0]!.id;
  const [earlier, later] = [new Date(Date.now() + 1_000), new Date(Date.now() + 2_000)];
  for (const [decision, at] of [
    ['rejected', later],
    ['accepted', earlier],
  ] as const) {
    await system.decisions.put(user, [key], { decision }, at);
    await system.suggestions.decide(user, [key], { decision }, at);
  }
  expect((await rows(user, job))[0]).toMatchObject({ decision: 'rejected' });
  expect((await system.decisions.listOf(user))[0]).toMatchObject({ decision: 'rejected' });
});

it('forgets the oldest decisions beyond the number that is kept', async () => {
  const user = new Types.ObjectId();
  const old = Array.from({ length: KEPT_DECISIONS }, (_, at) => ({
    ...{ user, key: String(at).padStart(28, '0'), decision: 'rejected', at: new Date(1_000_000 + at) },
  }));
  await database.connection.collection('interlink_decisions').insertMany(old);
  await system.decisions.put(user.toHexString(), [KEY, 'b'.repeat(28)], { decision: 'accepted' }, new Date());
  const left = await system.decisions.listOf(user.toHexString());
  expect(left).toHaveLength(KEPT_DECISIONS);
  expect(left.at(-1)?.key).toBe('2'.padStart(28, '0'));
  expect(await database.connection.collection('interlink_decisions').countDocuments({ user })).toBe(
    KEPT_DECISIONS,
  );
});

it('leaves a reading free until the day is over, of the one who paid', async () => {
  const [user, reading] = [newId(), newId()];
  await system.runs.pay(user, reading);
  await system.runs.pay(user, reading);
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
  expect(await system.passes.open(user, reading, hours(23.9))).toBe(true);
  expect(await system.passes.open(user, reading, hours(24.1))).toBe(false);
  expect(await system.passes.open(user, newId(), hours(0))).toBe(false);
  expect(await system.passes.open(newId(), reading, hours(0))).toBe(false);
  expect(await system.passes.listOpen(user, hours(0))).toHaveLength(1);
});

it('leaves nothing of a deleted account, and all of the others', async () => {
  const [gone, other] = [newId(), newId()];
  for (const user of [gone, other]) {
    await keep(user, newId());
    await system.runs.pay(user, newId());
    await system.decisions.put(user, [KEY], { decision: 'rejected' }, new Date());
  }
  const ofOther = await kept({ user: new Types.ObjectId(other) });
  await system.removals.run(gone);
  expect(await kept({ user: new Types.ObjectId(gone) })).toBe(0);
  expect(await kept({ user: new Types.ObjectId(other) })).toBe(ofOther);
});

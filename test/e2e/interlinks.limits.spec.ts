import type { ErrorBody } from '../../src/contracts/error-codes';
import { INTERLINK_MESSAGES } from '../../src/contracts/interlinks/interlink-messages';
import { asAdmin, asGuest, asStudent, expectStatus } from '../support/actors';
import type { Answer } from '../support/http';
import { asLinker, interlinksOf, readSite } from '../support/interlinks';
import { startLinkSite } from '../support/link-site';
import type { Site } from '../support/site';
import { waitFor } from '../support/waiting';

let site: Site;
let large: Site;

const of = (actor: Parameters<typeof interlinksOf>[0]) => interlinksOf(actor);
const refusal = (answer: Answer, status: number) => expectStatus(answer as Answer<ErrorBody>, status);

/** A student with so many operations, and a finished reading. */
async function linker(operations: number, { origin } = site) {
  const student = await asLinker(operations);
  const readingId = await readSite(student, origin);
  return { student, readingId, interlinks: of(student) };
}

/** All runs, when the last one has ended: they take turns, and who asks for each would ask too often. */
async function endedOf(interlinks: ReturnType<typeof interlinksOf>, ids: readonly string[]) {
  await interlinks.ended(ids.toSorted().at(-1) ?? '');
  const jobs = [];
  for (const id of ids) jobs.push(await interlinks.ended(id));
  return jobs;
}

beforeAll(async () => {
  site = await startLinkSite();
  // So much to compare that a run can be met in its middle.
  large = await startLinkSite({ ballast: 150 });
});

afterAll(() => Promise.all([site.close(), large.close()]));

it('costs one operation a reading, and nothing for a day after', async () => {
  const { interlinks, readingId, student } = await linker(2);
  expect(expectStatus(await interlinks.free(), 200)).toEqual([]);
  expect((await interlinks.run({ readingId })).parameters.free).toBeUndefined();
  expect(await interlinks.used()).toBe(1);
  const [free] = expectStatus(await interlinks.free(), 200);
  expect(free?.readingId).toBe(readingId);
  expect(Date.parse(free?.until ?? '') - Date.now()).toBeGreaterThan(23 * 3_600_000);
  const again = await interlinks.run({ readingId, perPage: 2 });
  expect(again).toMatchObject({ status: 'done', parameters: { free: true } });
  // Nor does it matter that the run that was paid is deleted.
  expectStatus(await interlinks.remove(again.id), 200);
  await interlinks.run({ readingId, perPage: 3 });
  expect(await interlinks.used()).toBe(1);
  await interlinks.run({ readingId: await readSite(student, site.origin) });
  expect(await interlinks.used()).toBe(2);
  const third = await readSite(student, site.origin);
  expect(refusal(await interlinks.start({ readingId: third }), 403)).toMatchObject({ code: 'LIMIT_REACHED' });
});

it('gives the operation back, and no free runs, where a run is cancelled before its result', async () => {
  const { interlinks, readingId } = await linker(1, large);
  const { id } = expectStatus(await interlinks.start({ readingId }), 201);
  expectStatus(await interlinks.cancel(id), 200);
  expect((await interlinks.ended(id)).status).toBe('cancelled');
  await waitFor('what is given back', async () => (await interlinks.used()) === 0);
  await interlinks.cancel(id);
  expect(await interlinks.used()).toBe(0);
  expect(expectStatus(await interlinks.free(), 200)).toEqual([]);
  expect(refusal(await interlinks.view(id), 409)).toMatchObject({ code: 'JOB_NOT_FINISHED' });
  const again = expectStatus(await interlinks.start({ readingId }), 201);
  expect(again.parameters.free).toBeUndefined();
  expect(await interlinks.used()).toBe(1);
  expectStatus(await interlinks.cancel(again.id), 200);
});

it('charges each of 20 runs at once until one is done, up to the allowance, and none after', async () => {
  const { interlinks, readingId } = await linker(3);
  const answers = await Promise.all(Array.from({ length: 20 }, () => interlinks.start({ readingId })));
  for (const { status } of answers) expect([201, 403, 429]).toContain(status);
  const started = answers.filter(({ status }) => status === 201);
  const ended = await endedOf(
    interlinks,
    started.map(({ body }) => body.id),
  );
  const paid = ended.filter(({ parameters }) => !parameters.free);
  expect(paid.length).toBeGreaterThan(0);
  expect(paid.length).toBeLessThanOrEqual(3);
  expect(await interlinks.used()).toBe(paid.length);
  const firstEnd = paid.map(({ finishedAt = '' }) => finishedAt).toSorted()[0] ?? '';
  // What is free is kept before its run ends, by less than the run's last words take.
  for (const { createdAt, parameters } of ended)
    if (parameters.free) expect(Date.parse(createdAt)).toBeGreaterThan(Date.parse(firstEnd) - 2_000);
  const free = await Promise.all(
    Array.from({ length: 5 }, () => interlinks.start({ readingId, perPage: 1 })),
  );
  for (const answer of free) expect(expectStatus(answer, 201).parameters.free).toBe(true);
  await endedOf(
    interlinks,
    free.map(({ body }) => body.id),
  );
  expect(await interlinks.used()).toBe(paid.length);
});

it('starts the sample for nothing, of whoever has the tool', async () => {
  const student = await asLinker(1);
  const interlinks = of(student);
  const { id, status } = await interlinks.run({ sample: true });
  expect(status).toBe('done');
  expect(expectStatus(await interlinks.view(id), 200).counts.open).toBeGreaterThan(10);
  expect(await interlinks.used()).toBe(0);
  expect((await of(await asAdmin()).run({ sample: true })).status).toBe('done');
});

describe('who may', () => {
  it('nobody without a session or without the tool', async () => {
    const without = await asStudent({ allowed: ['word-counter'] });
    expect((await of(asGuest()).start({ sample: true })).status).toBe(401);
    expect((await of(without).start({ sample: true })).status).toBe(403);
  });

  it('only the owner with each run, suggestion and reading', async () => {
    const { interlinks, readingId } = await linker(1);
    const { id } = await interlinks.run({ readingId });
    const [link] = expectStatus(await interlinks.suggestions(id), 200);
    const stranger = of(await asLinker(1));
    const answers = [
      await stranger.view(id),
      await stranger.suggestions(id),
      await stranger.pages(id),
      await stranger.graph(id),
      await stranger.decide(id, link!.id, { decision: 'rejected' }),
      await stranger.accept(id, link!.target.id),
      await stranger.export(id),
      await stranger.cancel(id),
      await stranger.remove(id),
    ];
    expect(answers.map(({ status }) => status)).toEqual(Array(9).fill(404));
    const used = refusal(await stranger.start({ readingId }), 422);
    expect(used.errors).toEqual({ readingId: INTERLINK_MESSAGES.readingRequired });
    // The same text suggests the same link to both: what one decides is nothing to the other.
    const { id: own } = await stranger.run({ sample: true });
    const { id: other } = await interlinks.run({ sample: true });
    const [same] = expectStatus(await stranger.suggestions(own), 200);
    expectStatus(await stranger.decide(own, same!.id, { decision: 'accepted' }), 200);
    const counts = expectStatus(await interlinks.view(other), 200).counts;
    expect(counts.accepted).toBe(0);
  });
});

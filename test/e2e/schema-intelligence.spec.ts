import type { ErrorBody } from '../../src/contracts/error-codes';
import {
  MAX_CHECKED_PAGES,
  MAX_COMPETITORS,
  MAX_PASTED_BYTES,
} from '../../src/contracts/schema/schema-check.kind';
import { SCHEMA_RUN_MESSAGES } from '../../src/contracts/schema/schema-run-messages';
import { asAdmin, asGuest, asStudent, expectStatus, type SignedIn } from '../support/actors';
import type { Answer } from '../support/http';
import { asSchemaStudent, schemaChecksOf, type SchemaSite, startSchemaSite } from '../support/schema-checks';
import { waitFor } from '../support/waiting';

const ALLOWANCE = 100;

let site: SchemaSite;
let student: SignedIn;
let checks: ReturnType<typeof schemaChecksOf>;
let run: string;

const at = (path: string) => `${site.origin}${path}`;
const of = (actor: SignedIn) => schemaChecksOf(actor);
const refusal = (answer: Answer, status: number) => expectStatus(answer as Answer<ErrorBody>, status);

beforeAll(async () => {
  site = await startSchemaSite();
  student = await asSchemaStudent(ALLOWANCE);
  checks = of(student);
});

afterAll(() => site.close());

describe('a run over pages', () => {
  it('tells what each page can get, and costs an operation for each own page that was read', async () => {
    const addresses = ['/shoe', '/nameless', '/plain', '/gone', '/shoe#again'].map(at);
    const job = await checks.run({ addresses, competitors: [at('/page/other')] });
    run = job.id;
    expect(job).toMatchObject({
      status: 'done',
      parameters: { name: `4 pages of ${site.host}`, pages: 4, competitors: 1, pasted: false },
      progress: { done: 5, total: 5 },
      result: { pages: 4, unread: 1, competitors: 1, unreadCompetitors: 0 },
    });
    expect(await checks.used()).toBe(3);
    const listed = await checks.list({ filter: { job: run }, sort: ['position', 'ASC'] });
    const rows = expectStatus(listed, 200);
    expect(rows.map(({ address, competitor, status }) => [address, competitor, status])).toEqual([
      [at('/shoe'), false, 200],
      [at('/nameless'), false, 200],
      [at('/plain'), false, 200],
      [at('/gone'), false, 404],
      [at('/page/other'), true, 200],
    ]);
    const stateOf = (row: number) =>
      rows[row]?.summary?.features.find(({ title }) => /product snippet/i.test(title))?.state;
    expect([stateOf(0), stateOf(1)]).toEqual([expect.stringMatching(/eligible|warnings/), 'not-eligible']);
    expect(rows[0]?.summary?.types).toContainEqual({ name: 'Product', count: 1 });
    expect([rows[2]?.summary?.types, rows[3]?.summary]).toEqual([[], null]);
  });

  it('shows a check with its report, and exports it and the run', async () => {
    const [nameless] = expectStatus(await checks.list({ filter: { address: at('/nameless') } }), 200);
    const check = expectStatus(await checks.check(nameless!.id), 200);
    expect(check.report?.verdicts.some(({ missing }) => missing.includes('name'))).toBe(true);
    expect(check.report?.entities.flatMap(({ types }) => types)).toContain('Product');
    const { text } = await checks.export(nameless!.id);
    expect(text).toMatch(/^\ufeffPage,Competitor,Checked At,Not Read Because,Rich Result,State,/);
    expect(text).toContain('Not eligible');
    const whole = await checks.exportRun(run);
    expect(whole.headers.get('content-disposition')).toContain('[schema-intelligence]');
    expect(whole.text).toContain(SCHEMA_RUN_MESSAGES.statusRefused(404));
    expect(whole.text).toContain(`${at('/page/other')},yes`);
  });

  it('keeps a page’s earlier checks, in pages and by time', async () => {
    site.spoil();
    await checks.run({ addresses: [at('/shoe')] });
    const history = await checks.list({ filter: { address: at('/shoe') }, range: [0, 0] });
    expect(history.headers.get('content-range')).toBe('schema-checks 0-0/2');
    const [latest] = expectStatus(history, 200);
    expect(latest?.summary?.features.map(({ state }) => state)).toContain('not-eligible');
    expect(latest?.job).not.toBe(run);
  });

  it('goes with its run when its owner deletes that, and alone', async () => {
    const { id } = await checks.run({ addresses: [at('/page/a'), at('/page/b')] });
    const rows = expectStatus(await checks.list({ filter: { job: id } }), 200);
    expect((await checks.remove(rows[0]!.id)).status).toBe(204);
    expect((await checks.check(rows[0]!.id)).status).toBe(404);
    await waitFor('the end', async () => (await checks.removeJob(id)).status === 200);
    expect(expectStatus(await checks.list({ filter: { job: id } }), 200)).toEqual([]);
  });
});

describe('what is pasted', () => {
  it('is read up to 1 MB, and costs one operation', async () => {
    const before = (await checks.used()) ?? 0;
    const filler = `<!-- ${'"x"'.repeat(330_000)} -->`;
    const job = await checks.run({
      text: `${filler}<script type="application/ld+json">{"@context":"https://schema.org","@type":"Event","name":"A"}</script>`,
    });
    expect(job).toMatchObject({ status: 'done', result: { pages: 1, unread: 0 } });
    expect(await checks.used()).toBe(before + 1);
    const [row] = expectStatus(await checks.list({ filter: { job: job.id } }), 200);
    expect([row?.address, row?.summary?.types]).toEqual([null, [{ name: 'Event', count: 1 }]]);
  });
});

describe('what is given back', () => {
  it('is all of a run in which no own page was read; competitors are not read then', async () => {
    const before = await checks.used();
    const job = await checks.run({ addresses: [at('/gone'), at('/away')], competitors: [at('/page/rival')] });
    expect(job.result).toMatchObject({ pages: 2, unread: 2, competitors: 0 });
    expect(await checks.used()).toBe(before);
    expect(site.asked).not.toContain('/page/rival');
  });

  it('is all of a run that is cancelled before its first result', async () => {
    const before = (await checks.used()) ?? 0;
    const { id } = expectStatus(
      await checks.start({ addresses: [at('/slow/cancelled'), at('/slow/too')] }),
      201,
    );
    expect(await checks.used()).toBe(before + 2);
    await waitFor('the request', () => site.asked.includes('/slow/cancelled'));
    expectStatus(await checks.change(id, 'cancel'), 200);
    await waitFor('what is given back', async () => (await checks.used()) === before);
    await checks.change(id, 'cancel');
    expect(await checks.used()).toBe(before);
  });

  it('is nothing of one that is cancelled after it', async () => {
    const before = (await checks.used()) ?? 0;
    const { id } = expectStatus(
      await checks.start({ addresses: [at('/page/first'), at('/slow/second')] }),
      201,
    );
    await waitFor('the first result', async () => (await checks.get(id)).progress.done === 1);
    expectStatus(await checks.change(id, 'pause'), 200);
    expectStatus(await checks.change(id, 'cancel'), 200);
    expect((await checks.ended(id)).status).toBe('cancelled');
    expect(await checks.used()).toBe(before + 2);
    const kept = expectStatus(await checks.list({ filter: { job: id } }), 200);
    expect(kept.map(({ address }) => address)).toEqual([at('/page/first')]);
  });

  it('is no check of a run that may go on: none of its checks is deleted before its end', async () => {
    const { id } = expectStatus(
      await checks.start({ addresses: [at('/page/checked'), at('/slow/unchecked')] }),
      201,
    );
    await waitFor('the first result', async () => (await checks.get(id)).progress.done === 1);
    expectStatus(await checks.change(id, 'pause'), 200);
    const [check] = expectStatus(await checks.list({ filter: { job: id } }), 200);
    expect(await checks.remove(check!.id)).toMatchObject({
      status: 409,
      body: { message: SCHEMA_RUN_MESSAGES.runUnfinished },
    });
    expectStatus(await checks.change(id, 'cancel'), 200);
    expect((await checks.remove(check!.id)).status).toBe(204);
  });
});

it.each<[string, () => object, string, string]>([
  ['nothing', () => ({}), 'addresses', SCHEMA_RUN_MESSAGES.inputRequired],
  ['blanks', () => ({ addresses: [' '], text: ' \n' }), 'addresses', SCHEMA_RUN_MESSAGES.inputRequired],
  ['both', () => ({ addresses: [at('/shoe')], text: '{}' }), 'text', SCHEMA_RUN_MESSAGES.eitherOr],
  ['no list', () => ({ addresses: 'https://a.example' }), 'addresses', SCHEMA_RUN_MESSAGES.inputRequired],
  ['no text', () => ({ text: {} }), 'text', SCHEMA_RUN_MESSAGES.pasteInvalid],
  ['prose', () => ({ text: 'hello' }), 'text', SCHEMA_RUN_MESSAGES.pasteNoMarkup],
  [
    'too many pages',
    () => ({ addresses: Array.from({ length: MAX_CHECKED_PAGES + 1 }, (_, n) => at(`/page/${n}`)) }),
    'addresses',
    SCHEMA_RUN_MESSAGES.tooManyAddresses,
  ],
  [
    'too many competitors',
    () => ({
      addresses: [at('/shoe')],
      competitors: Array.from({ length: MAX_COMPETITORS + 1 }, (_, n) => at(`/page/${n}`)),
    }),
    'competitors',
    SCHEMA_RUN_MESSAGES.tooManyCompetitors,
  ],
  [
    'more than 1 MB',
    () => ({ text: `<p>${'ä'.repeat(MAX_PASTED_BYTES / 2)}` }),
    'text',
    SCHEMA_RUN_MESSAGES.pasteTooLarge,
  ],
])('refuses %s, and counts nothing', async (_, body, field, sentence) => {
  const before = await checks.used();
  const { errors } = refusal(await checks.start(body()), 422);
  expect(errors).toMatchObject({ [field]: expect.stringContaining(sentence) as string });
  expect(await checks.used()).toBe(before);
});

describe('who may', () => {
  const page = () => ({ addresses: [at('/page/who')] });
  const limit = (currentCount: number, totalCount: number) => ({
    code: 'LIMIT_REACHED',
    details: { moduleId: 'schema-intelligence', currentCount, totalCount, time: '1 day' },
  });

  it('nobody without a session or without the tool', async () => {
    const without = await asStudent({ allowed: ['word-counter'] });
    const guest = { ...asGuest() };
    expect((await schemaChecksOf(guest).start(page())).status).toBe(401);
    expect((await of(without).start(page())).status).toBe(403);
    expect((await of(without).list()).status).toBe(403);
  });

  it('no free student where no plan allows it, and no pro whose subscription has ended', async () => {
    const free = await asStudent({ allowed: ['schema-intelligence'] });
    const expired = await asSchemaStudent(5, undefined, { subscriptionEndDate: '2020-01-01' });
    for (const actor of [free, expired]) {
      expect(refusal(await of(actor).start(page()), 403)).toMatchObject(limit(0, 0));
    }
  });

  it('a pro up to the limit, which tells what is left of it', async () => {
    const pro = of(await asSchemaStudent(2));
    const two = { addresses: [at('/page/one'), at('/page/two'), at('/page/three')] };
    expect(refusal(await pro.start(two), 403)).toMatchObject(limit(0, 2));
    expect((await pro.run(page())).status).toBe('done');
    expect((await pro.run(page())).status).toBe('done');
    expect(refusal(await pro.start(page()), 403)).toMatchObject(limit(2, 2));
  });

  it('an admin without a limit', async () => {
    const admin = await asAdmin();
    expect((await of(admin).run(page())).status).toBe('done');
  });

  it('only the owner with each check and run', async () => {
    const other = of(await asSchemaStudent(1));
    const [mine] = expectStatus(await checks.list({ filter: { job: run } }), 200);
    expect(expectStatus(await other.list(), 200)).toEqual([]);
    expect(expectStatus(await other.list({ filter: { job: run } }), 200)).toEqual([]);
    for (const call of [other.check, other.export, other.remove])
      expect((await call(mine!.id)).status).toBe(404);
    expect((await other.exportRun(run)).status).toBe(404);
  });
});

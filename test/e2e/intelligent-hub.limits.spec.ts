import type { ErrorBody } from '../../src/contracts/error-codes';
import { asAdmin, asGuest, asStudent, expectStatus, type SignedIn } from '../support/actors';
import type { Answer } from '../support/http';
import { asHubStudent, HUB_KEYWORDS, hubsOf } from '../support/hubs';
import { startServer, type TestServer } from '../support/server';

let server: TestServer;

const of = (actor: SignedIn) => hubsOf(actor, server.url);
const refusal = (answer: Answer, status: number) => expectStatus(answer as Answer<ErrorBody>, status);

beforeAll(async () => {
  server = await startServer();
});

afterAll(() => server.stop());

describe('who may', () => {
  const limit = (currentCount: number, totalCount: number) => ({
    code: 'LIMIT_REACHED',
    details: { moduleId: 'intelligent-hub', currentCount, totalCount, time: '1 day' },
  });

  it('nobody without a session or without the tool', async () => {
    const without = await asStudent({ allowed: ['word-counter'], at: server.url });
    expect((await hubsOf({ ...asGuest(server.url) }, server.url).start()).status).toBe(401);
    expect((await of(without).start()).status).toBe(403);
  });

  it('no free student where no plan allows it, none with an allowance of 0, and no lapsed pro', async () => {
    const actors = [
      await asStudent({ allowed: ['intelligent-hub'], at: server.url }),
      await asHubStudent(0, server.url),
      await asHubStudent(5, server.url, { subscriptionEndDate: '2020-01-01' }),
    ];
    for (const actor of actors) expect(refusal(await of(actor).start(), 403)).toMatchObject(limit(0, 0));
  });

  it('an admin without a limit', async () => {
    expect((await of(await asAdmin(server.url)).run()).status).toBe('done');
  });

  it('only the owner with each hub', async () => {
    const hubs = of(await asHubStudent(1, server.url));
    const { id } = await hubs.run();
    const other = of(await asHubStudent(1, server.url));
    const edits = { granularity: 'balanced', version: 1, edits: [{ kind: 'remove', id: 'p2' }] };
    const answers = [
      await other.hub(id),
      await other.keywords(id, 'root'),
      await other.edit(id, edits),
      await other.export(id, 'format=csv'),
      await other.cancel(id),
      await other.remove(id),
    ];
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(404));
    expect(expectStatus(await hubs.hub(id), 200).version).toBe(1);
  });
});

it('starts exactly 10 of 200 runs at once on an allowance of 10 operations', async () => {
  const pro = of(await asHubStudent(10, server.url));
  const started: string[] = [];
  /** Those that were refused, when the others have ended. */
  const startAtOnce = async (count: number) => {
    const answers = await Promise.all(
      Array.from({ length: count }, () => pro.start({ content: HUB_KEYWORDS })),
    );
    const ids = answers.filter(({ status }) => status === 201).map(({ body }) => body.id);
    const last = ids.sort().at(-1);
    if (last) expect((await pro.ended(last)).status).toBe('done');
    started.push(...ids);
    return answers.filter(({ status }) => status !== 201);
  };
  for (const { status } of await startAtOnce(200)) expect([403, 429]).toContain(status);
  // Who found none of the five places free asks again, until all are free and none is started any more.
  let refused: Answer[];
  do refused = await startAtOnce(5);
  while (refused.length < 5);
  for (const answer of refused) expect(refusal(answer, 403).code).toBe('LIMIT_REACHED');
  expect(started).toHaveLength(10);
  expect(await pro.used()).toBe(10);
});

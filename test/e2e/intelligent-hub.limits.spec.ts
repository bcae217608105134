import type { ErrorBody } from '../../src/contracts/error-codes';
import { asAdmin, asGuest, asStudent, expectStatus, type SignedIn } from '../support/actors';
import type { Answer } from '../support/http';
import { asHubStudent, hubsOf } from '../support/hubs';

const of = (actor: SignedIn) => hubsOf(actor);
const refusal = (answer: Answer, status: number) => expectStatus(answer as Answer<ErrorBody>, status);

beforeAll(async () => {});

describe('who may', () => {
  const limit = (currentCount: number, totalCount: number) => ({
    code: 'LIMIT_REACHED',
    details: { moduleId: 'intelligent-hub', currentCount, totalCount, time: '1 day' },
  });

  it('nobody without a session or without the tool', async () => {
    const without = await asStudent({ allowed: ['word-counter'] });
    expect((await hubsOf({ ...asGuest() }).start()).status).toBe(401);
    expect((await of(without).start()).status).toBe(403);
  });

  it('no free student where no plan allows it, none with an allowance of 0, and no lapsed pro', async () => {
    const actors = [
      await asStudent({ allowed: ['intelligent-hub'] }),
      await asHubStudent(0),
      await asHubStudent(5, undefined, { subscriptionEndDate: '2020-01-01' }),
    ];
    for (const actor of actors) expect(refusal(await of(actor).start(), 403)).toMatchObject(limit(0, 0));
  });

  it('an admin without a limit', async () => {
    expect((await of(await asAdmin()).run()).status).toBe('done');
  });

  it('only the owner with each hub', async () => {
    const hubs = of(await asHubStudent(1));
    const { id } = await hubs.run();
    const other = of(await asHubStudent(1));
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

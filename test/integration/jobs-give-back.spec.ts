import { Logger } from '@nestjs/common';
import type { UsageCounterRecord } from '../../src/modules/usage/usage.schema';
import { dieAfter } from '../support/dying';
import { useJobsSystem } from '../support/jobs-system';

const COLLECTIONS = ['jobs', 'usage_counters', 'usage_log'];

const system = useJobsSystem('silent');

// What is left to the schedule is said aloud.
beforeAll(() => void Logger.overrideLogger(false));

beforeEach(() => system.allow({ numberOfOperations: 10, numberOfOutlines: 100 }));

afterEach(async () => {
  jest.restoreAllMocks();
  await system.database().collection('usage_counters').deleteMany({});
  await system.database().collection('usage_log').deleteMany({});
});

const counted = async () =>
  (await system.database().collection<UsageCounterRecord>('usage_counters').findOne())?.counts;
const log = () => system.database().collection('usage_log').find().toArray();
const settle = () => system.maintenance.settleJobs(new Date(Date.now() + 600_000));
const completeWith = (id: string, unused: object) => system.runs.complete(id, { unused } as never);

async function started(): Promise<string> {
  const { id } = await system.newCounted();
  await system.runs.start(id);
  return id;
}

describe('a job that is done and used less than it was charged', () => {
  it('gives the rest back once, and logs what was used', async () => {
    const id = await started();
    await completeWith(id, { numberOfOutlines: 2 });
    await completeWith(id, { numberOfOutlines: 3 });
    await system.runs.fail(id, new Error('too late'));
    await settle();
    expect(await counted()).toEqual({ numberOfOperations: 1, numberOfOutlines: 1 });
    expect(await log()).toMatchObject([{ operations: 1 }]);
  });

  it('logs nothing where nothing was used', async () => {
    await completeWith(await started(), { numberOfOperations: 1, numberOfOutlines: 3 });
    expect(await counted()).toEqual({ numberOfOperations: 0, numberOfOutlines: 0 });
    expect(await log()).toEqual([]);
  });

  it.each([0, 1, 2, 3, 4])('gives it back once when its process dies after %s writes', async (writes) => {
    const id = await started();
    dieAfter(writes, COLLECTIONS);
    await completeWith(id, { numberOfOutlines: 2 }).catch(() => undefined);
    jest.restoreAllMocks();
    await completeWith(id, { numberOfOutlines: 2 });
    await settle();
    expect(await counted()).toEqual({ numberOfOperations: 1, numberOfOutlines: 1 });
  });
});

import { Types } from 'mongoose';
import type { AuthUser } from '../../src/contracts/access/access';
import { MESSAGES } from '../../src/contracts/messages';
import { ada, bob, useJobsSystem } from '../support/jobs-system';

const system = useJobsSystem('silent');
const DAY_MS = 86_400_000;

const accounts = () => system.database().collection('users');
const idOf = ({ id }: AuthUser) => ({ _id: new Types.ObjectId(id) });
const setActive = (user: AuthUser, isActive: boolean) =>
  accounts().updateOne(idOf(user), { $set: { isActive } });

afterEach(() => setActive(bob, true));

async function pausedImport(owner: AuthUser): Promise<{ id: string; fileId: string }> {
  const { id: fileId } = await system.saveFile('Email,Password\na@cohort.test,plain-secret-0\n', 'job');
  const { id } = await system.newJob(owner, { fileId }, 'user-import');
  await system.jobs.pause(owner, id);
  return { id, fileId };
}

it('a paused job of an inactive account ends as one that waits does, and an import takes its file along', async () => {
  const [his, hers] = [await pausedImport(bob), await pausedImport(ada)];
  await setActive(bob, false);
  expect(await system.paused.endAbandoned(new Date())).toBe(1);
  expect(await system.admin.get(his.id)).toMatchObject({
    status: 'failed',
    error: { code: 'JOB_FAILED', message: MESSAGES.jobOwnerInactive },
  });
  expect(await system.hasFile(his.fileId)).toBe(false);
  expect(await system.statusOf(hers.id)).toBe('paused');
  expect(await system.hasFile(hers.fileId)).toBe(true);
});

it('a paused job whose account is gone ends', async () => {
  const { id, fileId } = await pausedImport(bob);
  const account = await accounts().findOneAndDelete(idOf(bob));
  await system.paused.endAbandoned(new Date());
  await accounts().insertOne(account ?? {});
  expect(await system.statusOf(id)).toBe('failed');
  expect(await system.hasFile(fileId)).toBe(false);
});

it('a paused job ends when its time is over, and not before', async () => {
  const { id, fileId } = await pausedImport(bob);
  const expiresAt = new Date((await system.admin.get(id)).createdAt).getTime() + 30 * DAY_MS;
  expect(await system.paused.endAbandoned(new Date(expiresAt - 1))).toBe(0);
  expect(await system.paused.endAbandoned(new Date(expiresAt))).toBe(1);
  expect(await system.admin.get(id)).toMatchObject({
    status: 'failed',
    error: { message: MESSAGES.jobPausedTooLong },
  });
  expect(await system.hasFile(fileId)).toBe(false);
});

it('a paused job that ends gives its slot and what it cost back', async () => {
  await system.allow({ numberOfOperations: 1, numberOfOutlines: 3 });
  const first = await system.newCounted(bob);
  await system.jobs.pause(bob, first.id);
  await setActive(bob, false);
  await system.paused.endAbandoned(new Date());
  await setActive(bob, true);
  const second = await system.newCounted(bob);
  expect(await system.statusOf(second.id)).toBe('queued');
});

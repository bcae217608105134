import {
  asAdmin,
  asStudent,
  createBatch,
  createUser,
  expectStatus,
  logIn,
  PASSWORD,
  type SignedIn,
} from '../support/actors';
import { type Answer, listQuery } from '../support/http';

interface Refusal {
  message: string;
  details?: { done: string[]; refused: { id: string }[] };
}

let admin: SignedIn;
let batch: string;

beforeAll(async () => {
  admin = await asAdmin();
  batch = await createBatch(['intent-finder']);
});

const refusal = (answer: Answer, status: number) => expectStatus(answer as Answer<Refusal>, status);

describe('deleting', () => {
  it('removes the account and its sessions', async () => {
    const student = await asStudent();
    expectStatus(await admin.delete(`/api/users/${student.user.id}`), 200);
    expect((await admin.get(`/api/users/${student.user.id}`)).status).toBe(404);
    expect((await student.get('/api/auth/me')).status).toBe(401);
  });

  it('refuses to delete oneself', async () => {
    const answer = await admin.delete(`/api/users/${admin.user.id}`);
    expect(refusal(answer, 409).message).toContain('your own account');
  });

  it('deletes many and tells which were refused', async () => {
    const { id } = await createUser({ batch });
    const query = listQuery({ filter: { id: [id, admin.user.id] } });
    const { message, details } = refusal(await admin.delete(`/api/users${query}`), 409);
    expect(message).toMatch(/^1 of 2 changed\./);
    expect(details).toMatchObject({ done: [id], refused: [{ id: admin.user.id }] });
    expect((await admin.get(`/api/users/${id}`)).status).toBe(404);
  });

  it('of two admins who remove each other one stays', async () => {
    const first = await createUser({ role: 'admin', batch: null });
    const second = await createUser({ role: 'admin', batch: null });
    const [one, two] = [await logIn(first.email, PASSWORD), await logIn(second.email, PASSWORD)];
    await Promise.all([one.delete(`/api/users/${second.id}`), two.delete(`/api/users/${first.id}`)]);
    expect((await admin.get('/api/auth/me')).status).toBe(200);
    for (const { id } of [first, second]) await admin.delete(`/api/users/${id}`);
  });
});

it('keeps every write with who, what, before and after, without secrets', async () => {
  const { id, email } = await createUser({ batch });
  await admin.put(`/api/users/${id}`, { name: 'Later', password: 'new-password' });
  await admin.delete(`/api/users/${id}`);
  const query = listQuery({ filter: { resource: 'users', recordId: id }, sort: ['time', 'ASC'] });
  const answer = await admin.get<Record<string, unknown>[]>(`/api/audit${query}`);
  const entries = expectStatus(answer, 200);
  expect(entries.map((entry) => entry.action)).toEqual(['create', 'update', 'delete']);
  expect(entries[1]).toMatchObject({
    actor: admin.user.id,
    actorEmail: admin.user.email,
    label: email,
    after: { name: 'Later', signIn: 'new password' },
  });
  expect(Object.keys(entries[1]?.before as object)).toEqual(['name', 'signIn']);
  expect(answer.text).not.toMatch(/argon2|new-password|tokenVersion/);
});

import type { JobView } from '../../src/contracts/jobs/jobs';
import type { UserView } from '../../src/contracts/users/users';
import { expectStatus, unique } from '../support/actors';
import { listQuery } from '../support/http';
import { asImporter, importEntriesOf, type Importer, mailOf, usersFile } from '../support/user-import';
import { waitFor } from '../support/waiting';

let admin: Importer['admin'];
let imports: Importer['imports'];
let batch: string;

const importEntries = (job: string) => importEntriesOf(admin, job);

beforeAll(async () => {
  ({ admin, imports, batch } = await asImporter());
});

describe('an import that does not run through', () => {
  const ROWS = 100;
  const begun = async (prefix: string, more: readonly string[] = []) => {
    const rows = Array.from({ length: ROWS }, (_, i) => `Student ${i},${mailOf(`${prefix}-${i}`)},${batch}`);
    const file = usersFile([...rows, ...more]);
    const { id } = expectStatus(await imports.start(file), 201);
    await waitFor('the first rows', async () => (await imports.get(id)).progress.done > 0);
    return { id, file };
  };

  it('goes on where it was when it is resumed', async () => {
    const prefix = unique('paused');
    const { id } = await begun(prefix, [`Once more,${mailOf(`${prefix}-0`)},${batch}`]);
    expectStatus(await admin.post(`/api/jobs/${id}/pause`), 200);
    expectStatus(await admin.post(`/api/jobs/${id}/resume`), 200);
    const job = await imports.ended(id);
    expect(job.result?.counts).toEqual({ created: ROWS, updated: 0, unchanged: 0, error: 1 });
  });

  const accounts = async (prefix: string) => {
    const query = listQuery({ filter: { q: prefix }, range: [0, ROWS] });
    return (await admin.get<UserView[]>(`/api/users${query}`)).body.map(({ email }) => email).sort();
  };
  const reported = async (id: string) => {
    const [, ...rows] = (await imports.report(id)).trimEnd().split('\r\n');
    return rows.map((row) => row.split(',')[1] ?? '').sort();
  };

  it.each([
    ['while it runs', () => Promise.resolve()],
    [
      'while it rests',
      async (id: string) => void expectStatus(await admin.post(`/api/jobs/${id}/pause`), 200),
    ],
  ])('tells what it did when it is cancelled %s', async (_, before) => {
    const prefix = unique('stopped');
    const { id } = await begun(prefix, [`Bad,bad@,${batch}`]);
    await before(id);
    const job = expectStatus(await imports.cancel(id), 200) as JobView<'user-import'>;
    const created = await accounts(prefix);
    expect(created.length).toBeGreaterThan(0);
    expect(job).toMatchObject({
      status: 'cancelled',
      progress: { done: created.length, total: ROWS + 1 },
      result: { fileName: 'users.csv', counts: { created: created.length, error: 0 }, preview: [] },
    });
    expect(await reported(id)).toEqual(created);
    expect(await importEntries(id)).toMatchObject([
      { label: 'users.csv', after: { status: 'cancelled', created: created.length, error: 0 } },
    ]);
    const listed = (await admin.get<JobView[]>('/api/jobs?kind=user-import')).body;
    expect(listed.find((other) => other.id === id)?.result).toMatchObject({ fileName: 'users.csv' });
  });

  it('has nothing to tell when it is cancelled before it begins', async () => {
    const first = await begun(unique('first'));
    const { id } = expectStatus(await imports.start(usersFile([`Never,never@x.test,${batch}`])), 201);
    const job = expectStatus(await imports.cancel(id), 200);
    expect(job).toMatchObject({ status: 'cancelled' });
    expect(job).not.toHaveProperty('result');
    expect(await importEntries(id)).toEqual([]);
    expectStatus(await imports.cancel(first.id), 200);
  });

  it('keeps what was written when it is cancelled, and the file can be imported again', async () => {
    const { id, file } = await begun(unique('cancelled'));
    expectStatus(await imports.cancel(id), 200);
    const again = await imports.run(file);
    const { created, unchanged } = again.result?.counts ?? { created: NaN, unchanged: NaN };
    expect(created + unchanged).toBe(ROWS);
    expect(unchanged).toBeGreaterThan(0);
  });
});

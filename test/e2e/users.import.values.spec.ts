import type { ImportSettings } from '../../src/contracts/users/user-import';
import { createUser, expectStatus, unique } from '../support/actors';
import { asImporter, type Importer, mailOf, usersFile } from '../support/user-import';

let imports: Importer['imports'];
let batch: string;
let batchId: string;
let userOf: Importer['userOf'];

beforeAll(async () => {
  ({ imports, batch, batchId, userOf } = await asImporter());
});

it('tells which words are not known, takes what each means for all rows, and what every account would be', async () => {
  const there = await createUser({ name: 'There', batch: batchId });
  const [free, lone] = [mailOf(unique('free')), mailOf(unique('lone'))];
  const file = [
    'Email,Name,Batch,Plan',
    `${free},Free,Siebte,Kostenlos`,
    `${lone},Lone,siebte,kostenlos`,
    `${there.email},,,`,
  ].join('\n');
  const columns = { email: 0, name: 1, batch: 2, userPlan: 3 };
  const first = expectStatus(await imports.check(file, columns), 200);
  expect(first.unread).toEqual([
    { field: 'batch', text: 'Siebte', rows: 2 },
    { field: 'userPlan', text: 'Kostenlos', rows: 2 },
  ]);
  expect(first.counts).toMatchObject({ error: 2, unchanged: 1 });
  const values = [
    { field: 'batch', text: 'Siebte', value: batchId },
    { field: 'userPlan', text: 'Kostenlos', value: 'free' },
  ] as const;
  const settings: Partial<ImportSettings> = { values: [...values] };
  const second = expectStatus(await imports.check(file, columns, settings), 200);
  const account = { account: 'free', batch, plan: '', ends: '' };
  expect(second).toMatchObject({ unread: [], counts: { created: 2, error: 0 } });
  expect(second.rows.map(({ written }) => written)).toEqual([
    { ...account, name: 'Free' },
    { ...account, name: 'Lone' },
    { ...account, name: 'There' },
  ]);
  await imports.run(file, columns, settings);
  expect(await userOf(lone)).toMatchObject({ userType: 'free', batch: batchId });
});

it('takes null for no words at all', async () => {
  const file = `Email,Name\n${mailOf(unique('none'))},None`;
  const settings = { values: null } as unknown as Partial<ImportSettings>;
  const checked = expectStatus(await imports.check(file, { email: 0, name: 1 }, settings), 200);
  expect(checked.unread).toEqual([]);
});

it.each([
  ['a batch that is none', { field: 'batch', text: 'Siebte', value: 'ffffffffffffffffffffffff' }],
  ['a field that is not matched', { field: 'email', text: 'a', value: 'b' }],
])('refuses a word that is matched to %s', async (_, value) => {
  const settings = { values: [value] };
  const columns = { email: 0, name: 1, batch: 2 };
  for (const answer of [
    await imports.check(usersFile(['A,a@cohort.test,']), columns, settings),
    await imports.start(usersFile(['A,a@cohort.test,']), columns, settings as never),
  ]) {
    expect(answer.status).toBe(422);
  }
});

import type { UserView } from '../../src/contracts/users/users';
import { asAdmin, createBatch, PASSWORD, type SignedIn, unique } from '../support/actors';
import { listQuery } from '../support/http';
import { importsOf } from '../support/user-import';

let admin: SignedIn;
let imports: ReturnType<typeof importsOf>;
let batch: string;
let batchId: string;

const mailOf = (name: string) => `${name}@cohort.test`;

async function userOf(email: string): Promise<UserView | undefined> {
  const { body } = await admin.get<UserView[]>(`/api/users${listQuery({ filter: { q: email } })}`);
  return body[0];
}

beforeAll(async () => {
  admin = await asAdmin();
  imports = importsOf(admin);
  batchId = await createBatch(['intent-finder']);
  batch = (await admin.get<{ batch: string }>(`/api/permissions/${batchId}`)).body.batch;
});

it('reports refused rows as the file has them, without passwords, to be fixed and imported again', async () => {
  const [good, fixed] = [unique('good'), unique('fixed')].map(mailOf);
  const header = 'Name;E-Mail;Batch;Password;Name';
  const file = [
    header,
    `Good;${good};${batch};${PASSWORD};x`,
    `"Ada; ""A""";${fixed};Nowhere;${PASSWORD};=1`,
  ].join('\n');
  const columns = { name: 0, email: 1, batch: 2, password: 3 };
  const { id } = await imports.run(file, columns, { batch: batchId });
  const report = await imports.report(id);
  expect(report.slice(1).split('\r\n')).toEqual([
    `${header};Row;Outcome;Reason`,
    `;${good};;;;2;created;`,
    `"Ada; ""A""";${fixed};Nowhere;;'=1;3;error;There is no batch named “Nowhere”`,
    '',
  ]);
  const again = await imports.run(report.replace('Nowhere', batch), columns, { invite: false });
  expect(again.result).toMatchObject({ counts: { created: 1, updated: 0, unchanged: 1, error: 0 } });
  expect(await userOf(fixed ?? '')).toMatchObject({ name: 'Ada; "A"', batchName: batch });
  expect((await imports.report(again.id)).slice(1).split('\r\n')[0]).toBe(`${header};Row;Outcome;Reason`);
});

import { PASSWORD, unique } from '../support/actors';
import { asImporter, type Importer, mailOf } from '../support/user-import';

let imports: Importer['imports'];
let batch: string;
let batchId: string;
let userOf: Importer['userOf'];

beforeAll(async () => {
  ({ imports, batch, batchId, userOf } = await asImporter());
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
    `"Ada; ""A""";${fixed};Nowhere;;'=1;3;error;There is no batch named “Nowhere”.`,
    '',
  ]);
  const again = await imports.run(report.replace('Nowhere', batch), columns, { invite: false });
  expect(again.result).toMatchObject({ counts: { created: 1, updated: 0, unchanged: 1, error: 0 } });
  expect(await userOf(fixed ?? '')).toMatchObject({ name: 'Ada; "A"', batchName: batch });
  expect((await imports.report(again.id)).slice(1).split('\r\n')[0]).toBe(`${header};Row;Outcome;Reason`);
});

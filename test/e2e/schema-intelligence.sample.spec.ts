import type { QuickPanelView } from '../../src/contracts/quick-panel/quick-panel';
import { SAMPLE_PAGE } from '../../src/domain/schema/sample-page';
import { expectStatus } from '../support/actors';
import { asSchemaStudent, schemaChecksOf, type SchemaSite, startSchemaSite } from '../support/schema-checks';

let site: SchemaSite;

beforeAll(async () => {
  site = await startSchemaSite();
});

afterAll(() => site.close());

it('a sample costs nothing and is no use, even where none is left; anything of one’s own does', async () => {
  const beginner = await asSchemaStudent(1);
  const own = schemaChecksOf(beginner);
  const free = await own.run({ text: SAMPLE_PAGE });
  expect(free).toMatchObject({
    status: 'done',
    parameters: { name: 'Sample', pages: 1, sample: true },
    result: { pages: 1, unread: 0 },
  });
  await own.run({ text: SAMPLE_PAGE.replaceAll('\n', '\r\n') });
  expect(await own.used()).toBe(0);
  const today = expectStatus(await beginner.get<QuickPanelView>('/api/quick-panel/data'), 200);
  expect(today.usage).toEqual([]);

  const compared = await own.run({ text: SAMPLE_PAGE, competitors: [`${site.origin}/page/beside`] });
  expect(compared.parameters).not.toHaveProperty('sample');
  expect(await own.used()).toBe(1);
  for (const text of [SAMPLE_PAGE.replace('129.95', '129.96'), `${SAMPLE_PAGE}<p>Mine</p>`]) {
    expect(expectStatus(await own.start({ text }), 403)).toMatchObject({ code: 'LIMIT_REACHED' });
  }
  expectStatus(await own.start({ text: SAMPLE_PAGE, sample: true, addresses: [`${site.origin}/shoe`] }), 422);
  expect((await own.run({ text: SAMPLE_PAGE })).status).toBe('done');
  expect(await own.used()).toBe(1);
});

import { asAdmin, expectStatus } from '../support/actors';
import { pageRunsOf } from '../support/page-runs';
import { type PageSite, startPageSite } from '../support/page-site';

let site: PageSite;
let runs: ReturnType<typeof pageRunsOf>;

beforeAll(async () => {
  site = await startPageSite();
  runs = pageRunsOf(await asAdmin(), 'heading-extractor');
});

afterAll(() => site.close());

it('marks headings by role and those that are hidden, and reads shadow roots', async () => {
  const { id } = await runs.run([`${site.origin}/outline`]);
  const { body } = await runs.pages(id);
  expect(body[0]).toMatchObject({ h1: 'By role', headingProblems: [] });
  expect(expectStatus(await runs.page(id, body[0]?.id ?? ''), 200).headings).toEqual([
    { level: 1, text: 'By role', byRole: true },
    { level: 2, text: 'In a shadow root' },
    { level: 4, text: 'Hidden', hidden: true },
  ]);
});

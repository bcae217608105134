import { MESSAGES } from '../../src/contracts/messages';
import type { QuickPanelView } from '../../src/contracts/quick-panel/quick-panel';
import { USAGE_MESSAGES } from '../../src/contracts/usage/usage-messages';
import { asAdmin, asStudent, expectStatus } from '../support/actors';

const REPORTED = {
  'Product Box Generator': 'product-box-generator',
  'Top 3 Table Generator': 'top-3-table-generator',
  'Versus Box Generator': 'versus-box-generator',
  'Pros & Cons Generator': 'pros-and-cons-generator',
  'Schema Generator': 'schema-generator',
  'Word Counter': 'word-counter',
  'KW Stuffing Checker': 'kw-stuffing-checker',
  'TLD & Language Finder': 'tld-language',
  'New Test Tool': 'new-test-tool',
};

describe('POST /api/auth/moduleLogs', () => {
  it.each(Object.entries(REPORTED))('takes %s of a student who has it', async (module, id) => {
    const student = await asStudent({ allowed: [id] });
    const log = { module, numberOfOperations: 1 };
    expect(expectStatus(await student.post('/api/auth/moduleLogs', log), 201)).toEqual(log);
  });

  it('takes any name of a tool, and any number, of an admin', async () => {
    const log = { module: 'intelligent-interlinks', numberOfOperations: 7 };
    expect(expectStatus(await (await asAdmin()).post('/api/auth/moduleLogs', log), 201)).toEqual(log);
  });

  it.each<[string, object, number, object]>([
    [
      'a tool that it lacks',
      { module: 'Schema Generator', numberOfOperations: 1 },
      403,
      { message: MESSAGES.forbidden },
    ],
    [
      'a tool that nobody has yet',
      { module: 'intelligent-interlinks', numberOfOperations: 1 },
      403,
      { message: MESSAGES.forbidden },
    ],
    [
      'a tool that the server counts',
      { module: 'Intent Finder', numberOfOperations: 1 },
      422,
      { errors: { module: USAGE_MESSAGES.countedByServer } },
    ],
    [
      'a calculation, which the server counts',
      { module: 'AMZ Revenue (1)', numberOfOperations: 1 },
      422,
      { errors: { module: USAGE_MESSAGES.countedByServer } },
    ],
    [
      'two operations at once',
      { module: 'Word Counter', numberOfOperations: 2 },
      422,
      { errors: { numberOfOperations: USAGE_MESSAGES.oneAtATime } },
    ],
  ])('refuses %s of a student, and keeps nothing', async (_, log, status, body) => {
    const allowed = ['word-counter', 'intent-finder', 'amazon-revenue-by-visitors'];
    const student = await asStudent({ allowed });
    expect(await student.post('/api/auth/moduleLogs', log)).toMatchObject({ status, body });
    expect((await student.get<QuickPanelView>('/api/quick-panel/data')).body.usage).toEqual([]);
  });

  it.each<[string, object, string]>([
    ['a name of no tool', { module: 'Nothing', numberOfOperations: 1 }, 'module'],
    ['no name', { numberOfOperations: 1 }, 'module'],
    ['a negative number', { module: 'intent-finder', numberOfOperations: -1 }, 'numberOfOperations'],
    ['half an operation', { module: 'intent-finder', numberOfOperations: 0.5 }, 'numberOfOperations'],
  ])('refuses %s', async (_, log, field) => {
    const admin = await asAdmin();
    const answer = await admin.post<{ errors: object }>('/api/auth/moduleLogs', log);
    expect(Object.keys(expectStatus(answer, 422).errors)).toEqual([field]);
  });
});

it('names no limited tool to a user who may use none', async () => {
  const student = await asStudent();
  const limits = expectStatus(await student.get('/api/auth/getCurrentModuleLimits'), 200);
  expect(limits).toMatchObject({ planStats: [] });
});

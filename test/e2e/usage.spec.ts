import { asAdmin, asStudent, expectStatus } from '../support/actors';

describe('POST /api/auth/moduleLogs', () => {
  it.each([
    'Product Box Generator',
    'Top 3 Table Generator',
    'Versus Box Generator',
    'Pros & Cons Generator',
    'Schema Generator',
    'intelligent-interlinks',
  ])('takes %s as a name', async (module) => {
    const student = await asStudent();
    const log = { module, numberOfOperations: 1 };
    expect(expectStatus(await student.post('/api/auth/moduleLogs', log), 201)).toEqual(log);
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

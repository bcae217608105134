import { MESSAGES } from '../../src/contracts/messages';
import { asStudent, createUser, expectStatus, logIn, PASSWORD, type SignedIn } from '../support/actors';
import { baseUrl } from '../support/http';

async function firstLine({ token }: SignedIn, path: string): Promise<string> {
  const response = await fetch(`${baseUrl()}${path}`, { headers: { Authorization: `Bearer ${token}` } });
  expect(response.status).toBe(200);
  return (await response.text()).split('\r\n')[0]!;
}

const choose = (actor: SignedIn, csvDelimiter: string) =>
  actor.patch('/api/auth/me/data', { settings: { csvDelimiter } });

it.each(['/api/users/export', '/api/audit/export', '/api/user-stats/export', '/api/users/imports/template'])(
  '%s has the delimiter of the account',
  async (path) => {
    const { email } = await createUser({ role: 'admin' });
    const admin = await logIn(email, PASSWORD);
    expect(await firstLine(admin, path)).toMatch(/^\uFEFF?[^;\t]+,/);
    expectStatus(await choose(admin, 'semicolon'), 200);
    expect(await firstLine(admin, path)).toMatch(/^\uFEFF?[^,\t]+;/);
    expectStatus(await choose(admin, 'tab'), 200);
    expect(await firstLine(admin, path)).toMatch(/^\uFEFF?[^,;]+\t/);
  },
);

it('is kept beside the other settings, and only if it is one', async () => {
  const student = await asStudent();
  await student.patch('/api/auth/me/data', { settings: { theme: 'dark' } });
  const { body } = await choose(student, 'semicolon');
  expect(body).toMatchObject({ data: { settings: { theme: 'dark', csvDelimiter: 'semicolon' } } });
  const refused = await choose(student, '|');
  expect(refused).toMatchObject({ status: 422 });
  expect(JSON.stringify(refused.body)).toContain(MESSAGES.settingsInvalid);
});

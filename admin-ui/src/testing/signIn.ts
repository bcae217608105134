import type { UserView } from '@contracts/users/users';
import { session } from '../session/useSession';
import { fakeApi } from './fakeApi';
import { tokenExpiringAt } from './users';

type Answers = Parameters<typeof fakeApi>[0];

/** Signs somebody in over a stand-in of the API, which then answers this. */
export async function signIn(user: UserView, answers: Answers = {}): Promise<ReturnType<typeof fakeApi>> {
  const access_token = tokenExpiringAt(Date.now() + 60_000);
  fakeApi({ 'POST /api/auth': { status: 200, body: { user, access_token } } });
  await session.login(user.email, 'password');
  return fakeApi(answers);
}

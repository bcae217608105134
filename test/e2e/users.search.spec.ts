import type { UserView } from '../../src/contracts/users/users';
import { asAdmin, createBatch, createUser, expectStatus, type SignedIn, unique } from '../support/actors';
import { listQuery } from '../support/http';

let admin: SignedIn;
let batch: string;

beforeAll(async () => {
  admin = await asAdmin();
  batch = await createBatch(['intent-finder']);
});

describe('the search of users', () => {
  it('searches names and e-mails by the text itself', async () => {
    const name = `Dot.Star*(${unique('x')}`;
    const { id, email } = await createUser({ batch, name });
    const found = async (q: string) => {
      const answer = await admin.get<UserView[]>(`/api/users${listQuery({ filter: { q } })}`);
      return expectStatus(answer, 200).map((user) => user.id);
    };
    expect(await found(name.toUpperCase())).toEqual([id]);
    expect(await found(email.slice(2))).toEqual([id]);
    expect(await found('.*')).toEqual([]);
  });

  it('finds nobody where none of the states is asked for', async () => {
    const answer = await admin.get<UserView[]>(`/api/users${listQuery({ filter: { account: [] } })}`);
    expect(expectStatus(answer, 200)).toEqual([]);
  });

  it('searches for all words in any order, typed as one would', async () => {
    const key = unique('x');
    const { id } = await createUser({ batch, name: `Sinéad O’Brien-Müller ${key}` });
    for (const q of [
      `mueller sinead ${key}`,
      `${key} O'BRIEN`,
      `o´brien  Müller ${key}`,
      `@cohort.test sinead ${key}`,
    ]) {
      const answer = await admin.get<UserView[]>(`/api/users${listQuery({ filter: { q } })}`);
      expect(expectStatus(answer, 200).map((user) => user.id)).toEqual([id]);
    }
    const none = await admin.get<UserView[]>(
      `/api/users${listQuery({ filter: { q: `Sinead Smith ${key}` } })}`,
    );
    expect(none.body).toEqual([]);
  });

  it('searches without regard to accents', async () => {
    const key = unique('x');
    const { id } = await createUser({ batch, name: `Zoë Müller-Strauß ${key}` });
    for (const q of [
      `zoe muller-strauss ${key}`,
      `ZOË MÜLLER-STRAUß ${key}`,
      `zoé mu\u0308ller-strauss ${key}`,
    ]) {
      const answer = await admin.get<UserView[]>(`/api/users${listQuery({ filter: { q } })}`);
      expect(expectStatus(answer, 200).map((user) => user.id)).toEqual([id]);
    }
  });
});

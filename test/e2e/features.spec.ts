import type { AuditEntryView } from '../../src/contracts/audit/audit';
import type { ErrorBody } from '../../src/contracts/error-codes';
import { FEATURES, type FeatureView } from '../../src/contracts/features/features';
import { asAdmin, asGuest, asStudent, expectStatus, type SignedIn } from '../support/actors';
import { listQuery } from '../support/http';

const SWITCH = 'top-3-table-generator.top-3-table-2';
const PATH = `/api/features/${SWITCH}`;

let admin: SignedIn;
let student: SignedIn;
beforeAll(async () => {
  admin = await asAdmin();
  student = await asStudent();
});

const list = async (who: SignedIn) => expectStatus(await who.get<FeatureView[]>('/api/features'), 200);
const stateOf = async (who: SignedIn) => (await list(who)).find(({ id }) => id === SWITCH)?.enabled;

it('everybody signed in sees every switch, and all are on at first', async () => {
  const answer = await student.get<FeatureView[]>('/api/features');
  const count = FEATURES.length;
  expect(answer.headers.get('content-range')).toBe(`features 0-${count - 1}/${count}`);
  expect(answer.body).toEqual(
    FEATURES.map((flag) => ({ ...flag, id: `${flag.group}.${flag.name}`, enabled: true, updatedAt: null })),
  );
  expect((await asGuest().get('/api/features')).status).toBe(401);
});

it('an admin switches one off and on again, and the audit log keeps it', async () => {
  const off = expectStatus(await admin.put<FeatureView>(PATH, { enabled: false }), 200);
  expect(off).toMatchObject({ id: SWITCH, enabled: false });
  expect(off.updatedAt).not.toBeNull();
  expect(await stateOf(student)).toBe(false);
  expect(expectStatus(await admin.get<FeatureView>(PATH), 200)).toEqual(off);
  const on = expectStatus(await admin.put<FeatureView>(PATH, { enabled: true }), 200);
  expect(await stateOf(student)).toBe(true);
  expect(expectStatus(await admin.put<FeatureView>(PATH, { enabled: true }), 200)).toEqual(on);
  const query = listQuery({ filter: { resource: 'features' }, range: [0, 50] });
  const entries = expectStatus(await admin.get<AuditEntryView[]>(`/api/audit${query}`), 200);
  expect(entries.map(({ action, after }) => [action, after])).toEqual([
    ['switch-on', { enabled: true }],
    ['switch-off', { enabled: false }],
  ]);
});

it('a student changes nothing', async () => {
  expect((await student.put(PATH, { enabled: false })).status).toBe(403);
  expect(await stateOf(student)).toBe(true);
});

it.each([{}, { enabled: 'yes' }, { enabled: null }])('refuses the state %j', async (body) => {
  const answer = await admin.put<ErrorBody>(PATH, body);
  expect(expectStatus(answer, 422).errors).toEqual({ enabled: 'Required' });
});

it('an unknown switch is not made', async () => {
  expect((await admin.put('/api/features/top-3-table-generator.nothing', { enabled: true })).status).toBe(
    404,
  );
  expect(await list(admin)).toHaveLength(FEATURES.length);
});

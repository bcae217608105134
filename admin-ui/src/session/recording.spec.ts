import type { UserView } from '@contracts/users/users';
import { fakeApi } from '../testing/fakeApi';
import { aStudent, anAdmin } from '../testing/users';
import { endRecording, settleRecording } from './recording';

const RECORDER = 'session-recorder';
const SCRIPT = 'https://recorder.example/record.js?site=1&v=2';
const PRO = aStudent({ userType: 'pro' });
const path = '/api/auth/session-recording';

/** Styles stay: the document is also that of the specs after this one. */
function clear(): void {
  document.head.querySelectorAll(`meta[name="${RECORDER}"], script`).forEach((element) => element.remove());
}
afterAll(clear);

/** A page as the server sends it, with what it says of the recorder. */
function open(recorder: string, answer: { script: string | null } = { script: SCRIPT }) {
  clear();
  document.head.append(Object.assign(document.createElement('meta'), { name: RECORDER, content: recorder }));
  const { requests } = fakeApi({
    [`POST ${path}`]: { status: 200, body: answer },
    [`DELETE ${path}`]: { status: 204, body: undefined },
  });
  const reload = vi.fn();
  const settle = async (user: UserView) => ({
    shows: await settleRecording(user, reload),
    asked: requests.map(({ route }) => route.split(' ')[0]),
    reloads: reload.mock.calls.length,
    scripts: [...document.scripts].map(({ src }) => src),
  });
  return { settle, reload, requests };
}

beforeEach(() => sessionStorage.clear());

const QUIET = { shows: true, asked: [], reloads: 0, scripts: [] };

it.each([
  ['a pro student, where the instance has no recorder', '', PRO, QUIET],
  ['a free student', 'available', aStudent(), QUIET],
  ['an admin', 'available', anAdmin(), QUIET],
  [
    'a pro student whose page lets nothing in: another page comes first',
    'available',
    PRO,
    { shows: false, asked: ['POST'], reloads: 1, scripts: [] },
  ],
  ['a pro student whose page lets it in', SCRIPT, PRO, { ...QUIET, scripts: [SCRIPT] }],
  [
    'a free student on the page of a pro one before',
    SCRIPT,
    aStudent(),
    { shows: false, asked: ['DELETE'], reloads: 1, scripts: [] },
  ],
])('%s', async (_, recorder, user, then) => {
  expect(await open(recorder).settle(user)).toEqual(then);
});

it('records once, though the session is settled again', async () => {
  const { settle } = open(SCRIPT);
  await settle(PRO);
  expect((await settle(PRO)).scripts).toEqual([SCRIPT]);
});

it('does not load pages for ever where the browser keeps no cookie', async () => {
  const { settle } = open('available');
  expect((await settle(PRO)).reloads).toBe(1);
  expect(await settle(PRO)).toMatchObject({ shows: true, reloads: 1 });
});

it('goes on without it where the server refuses', async () => {
  expect(await open('available', { script: null }).settle(PRO)).toMatchObject({ shows: true, reloads: 0 });
});

it('ends with the session', async () => {
  const { reload, requests } = open(SCRIPT);
  expect(await endRecording(reload)).toBe(true);
  expect(requests.map(({ route }) => route)).toEqual([`DELETE ${path}`]);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(await open('available').settle(aStudent())).toEqual(QUIET);
});

import { TWO_FACTOR_MESSAGES } from '@contracts/auth/two-factor-messages';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SetUpTwoFactorPage } from '../../../pages/two-factor/SetUpTwoFactorPage';
import { openPages } from '../../../testing/openPages';
import { signIn } from '../../../testing/signIn';
import { anAdmin, tokenExpiringAt } from '../../../testing/users';
import { TwoFactorPanel } from './TwoFactorPanel';

const OFF = { since: null, recoveryCodesLeft: 0, required: false };
const ON = { since: '2026-11-01T10:00:00.000Z', recoveryCodesLeft: 9, required: false };
const TURN_OFF = 'POST /api/auth/two-factor/off';
const CONFIRM = 'POST /api/auth/two-factor/confirm';
const CODES = ['aaaa-bbbb', 'cccc-dddd'];

const fill = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button' }));
const ok = (body: unknown) => ({ status: 200, body });

const confirmed = () => ok({ access_token: tokenExpiringAt(Date.now() + 60_000), recoveryCodes: CODES });

async function setUp(page: ReactNode) {
  const api = await signIn(anAdmin(), {
    'GET /api/auth/two-factor': ok(OFF),
    'POST /api/auth/two-factor/start': ok({ secret: 'ABCDEFGH', uri: 'otpauth://totp/x' }),
    [CONFIRM]: {
      status: 422,
      body: { message: 'No.', errors: { code: TWO_FACTOR_MESSAGES.firstCodeWrong } },
    },
    'GET /api/auth/me': ok({ user: anAdmin() }),
  });
  openPages({ '*': page }, '/');
  await screen.findByText('Continue');
  fill(/^Current password/, 'password');
  press('Continue');
  expect(await screen.findByRole('img', { name: 'QR code for your app' })).toBeInTheDocument();
  expect(screen.getByText('ABCD EFGH')).toBeInTheDocument();
  fill(/^Code/, '000000');
  press('Turn on');
  expect(await screen.findByText(TWO_FACTOR_MESSAGES.firstCodeWrong)).toBeInTheDocument();
  api.answers[CONFIRM] = confirmed();
  fill(/^Code/, '123456');
  press('Turn on');
  const codes = await screen.findByRole('list', { name: 'Recovery codes' });
  expect(codes).toHaveTextContent(CODES.join(''));
  return api;
}

it('is set up by the password and a first code, and shows the recovery codes', async () => {
  const onChanged = vi.fn();
  await setUp(<TwoFactorPanel onChanged={onChanged} />);
  expect(onChanged).not.toHaveBeenCalled();
  press('I have saved them');
  expect(await screen.findByText(TWO_FACTOR_MESSAGES.turnedOn)).toBeInTheDocument();
  expect(onChanged).toHaveBeenCalledOnce();
});

it('lets an admin who had to set it up go on', async () => {
  const { requests } = await setUp(<SetUpTwoFactorPage />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Set up two-factor login');
  press('I have saved them');
  await waitFor(() => expect(requests.at(-1)?.route).toBe('GET /api/auth/me'));
});

it('is turned off by the password and a code, and says where they are wrong', async () => {
  const onChanged = vi.fn();
  const errors = { code: TWO_FACTOR_MESSAGES.codeWrong };
  const { answers, requests } = await signIn(anAdmin(), {
    'GET /api/auth/two-factor': ok(ON),
    [TURN_OFF]: { status: 422, body: { message: 'No.', errors } },
  });
  openPages({ '*': <TwoFactorPanel onChanged={onChanged} /> }, '/');
  expect(await screen.findByText('9')).toBeInTheDocument();
  press('Turn off');
  fill(/^Current password/, 'password');
  fill(/^Code/, CODES[0] ?? '');
  press('Turn off two-factor login');
  expect(await screen.findByText(TWO_FACTOR_MESSAGES.codeWrong)).toBeInTheDocument();
  answers[TURN_OFF] = ok({});
  press('Turn off two-factor login');
  expect(await screen.findByText(TWO_FACTOR_MESSAGES.turnedOff)).toBeInTheDocument();
  expect(requests.at(-1)?.body).toEqual({ currentPassword: 'password', code: CODES[0] });
  expect(onChanged).toHaveBeenCalledOnce();
});

it('cannot be turned off by whom it is required of', async () => {
  await signIn(anAdmin(), { 'GET /api/auth/two-factor': ok({ ...ON, required: true }) });
  openPages({ '*': <TwoFactorPanel onChanged={() => undefined} /> }, '/');
  expect(await screen.findByText(TWO_FACTOR_MESSAGES.keptForAdmins)).toBeInTheDocument();
  expect(screen.queryByText('Turn off')).toBeNull();
});

it.each([
  ['off', OFF, 'Cancel'],
  ['on', ON, 'Close'],
])('has one way to leave it while it is %s', async (_, factor, name) => {
  const onClose = vi.fn();
  await signIn(anAdmin(), { 'GET /api/auth/two-factor': ok(factor) });
  openPages({ '*': <TwoFactorPanel onChanged={() => undefined} onClose={onClose} /> }, '/');
  const button = await screen.findByRole('button', { name });
  expect(screen.getAllByRole('button', { name: /^(Cancel|Close)$/ })).toEqual([button]);
  fireEvent.click(button);
  expect(onClose).toHaveBeenCalledOnce();
});

import { MESSAGES } from '@contracts/messages';
import { PASSWORD_LINK_MESSAGES } from '@contracts/users/password-link-messages';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListHarness } from '../../testing/ListHarness';
import { fakeApi } from '../../testing/fakeApi';
import { aStudent, tokenExpiringAt } from '../../testing/users';
import { session } from '../../session/useSession';
import { SetPasswordPage } from './SetPasswordPage';

const OPEN = { name: 'Freya Free', email: 'freya@cohort.example', passwordMinLength: 6 };
const CHECK = 'POST /api/auth/set-password-link';
const USE = 'POST /api/auth/set-password';
const LOGIN = 'POST /api/auth';
const checked = { [CHECK]: { status: 200, body: OPEN } };
const used = { [USE]: { status: 200, body: { email: OPEN.email } } };

const page = () =>
  render(
    <ListHarness dataProvider={{}} path="/set-password#the-secret">
      <SetPasswordPage />
    </ListHarness>,
  );
const password = () => screen.findByLabelText(/^New password/);
const save = () => screen.getByRole('button', { name: 'Save password and log in' });

afterEach(() => session.logout());

it('says whose password it is, and logs in with the one that is chosen', async () => {
  const user = userEvent.setup();
  const access_token = tokenExpiringAt(Date.now() + 60_000);
  const { requests } = fakeApi({
    ...checked,
    ...used,
    [LOGIN]: { status: 200, body: { user: aStudent(), access_token } },
  });
  page();
  expect(await screen.findByText('For Freya Free, who logs in as freya@cohort.example.')).toBeVisible();
  expect(screen.getByText('At least 6 characters.')).toBeVisible();
  await user.type(await password(), 'my-own');
  await user.click(save());
  expect(await screen.findByText(PASSWORD_LINK_MESSAGES.passwordSaved)).toBeVisible();
  expect(session.getState()).toMatchObject({ status: 'user', user: { email: OPEN.email } });
  expect(requests.map(({ body }) => body)).toEqual([
    { token: 'the-secret' },
    { token: 'the-secret', password: 'my-own' },
    { email: OPEN.email, password: 'my-own' },
  ]);
});

it('leads to the login where that does not let in', async () => {
  const user = userEvent.setup();
  fakeApi({ ...checked, ...used, [LOGIN]: { status: 403, body: { message: MESSAGES.noPermissions } } });
  page();
  await user.type(await password(), 'my-own');
  await user.click(save());
  expect(await screen.findByText(PASSWORD_LINK_MESSAGES.passwordSavedLogIn)).toBeVisible();
});

it('puts what the server says of the password on the field, and lets another be sent', async () => {
  const user = userEvent.setup();
  const refusal = { message: MESSAGES.validationFailed, errors: { password: MESSAGES.passwordMin(6) } };
  const { answers } = fakeApi({ ...checked, [USE]: { status: 422, body: refusal } });
  page();
  await user.type(await password(), 'mine');
  await user.click(save());
  expect(await screen.findByText(MESSAGES.passwordMin(6))).toBeVisible();
  expect(await password()).toHaveFocus();
  answers[USE] = { status: 410, body: { code: 'LINK_DEAD', message: PASSWORD_LINK_MESSAGES.dead } };
  await user.type(await password(), '-own');
  await user.click(save());
  expect(await screen.findByText(PASSWORD_LINK_MESSAGES.dead)).toBeVisible();
});

it('says what to do where the link is dead', async () => {
  fakeApi({ [CHECK]: { status: 410, body: { code: 'LINK_DEAD', message: PASSWORD_LINK_MESSAGES.dead } } });
  page();
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  const { dead, askForNew } = PASSWORD_LINK_MESSAGES;
  expect(screen.getByText(`${dead} ${askForNew}`)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the login' })).toHaveAttribute('href', '/login');
});

it('tries again where the server did not answer', async () => {
  const user = userEvent.setup();
  const { answers } = fakeApi({ [CHECK]: { status: 503, body: { message: MESSAGES.unavailable } } });
  page();
  expect(await screen.findByText(MESSAGES.unavailable)).toBeVisible();
  answers[CHECK] = { status: 200, body: OPEN };
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(save()).toBeDisabled());
});

import { DEFAULT_INSTANCE } from '@contracts/instance/instance';
import { MESSAGES } from '@contracts/messages';
import { PASSWORD_LINK_MESSAGES } from '@contracts/users/password-link-messages';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showInstance } from '../../shared/instance';
import { fakeApi } from '../../testing/fakeApi';
import { ListHarness } from '../../testing/ListHarness';
import { LoginPage } from '../login/LoginPage';
import { ForgotPasswordPage } from './ForgotPasswordPage';

const ROUTE = 'POST /api/auth/forgot-password';
const page = () =>
  render(
    <ListHarness dataProvider={{}}>
      <ForgotPasswordPage />
    </ListHarness>,
  );
const send = () => screen.getByRole('button', { name: 'Send link' });

it('asks for a link and says the same of every address', async () => {
  const user = userEvent.setup();
  const { requests } = fakeApi({ [ROUTE]: { status: 202, body: {} } });
  page();
  await user.type(screen.getByLabelText(/Email/), 'freya@cohort.example{Enter}');
  expect(await screen.findByText(PASSWORD_LINK_MESSAGES.forgotSent)).toBeVisible();
  expect(requests).toEqual([{ route: ROUTE, body: { email: 'freya@cohort.example' } }]);
  expect(screen.getByRole('link', { name: 'Back to the login' })).toHaveAttribute('href', '/login');
});

it('says what is wrong, and lets it be sent again', async () => {
  const user = userEvent.setup();
  const { answers } = fakeApi({ [ROUTE]: { status: 429, body: { message: MESSAGES.tooManyRequests } } });
  page();
  await user.click(send());
  expect(await screen.findByText(MESSAGES.loginEmailRequired)).toBeVisible();
  await user.type(screen.getByLabelText(/Email/), 'freya@cohort.example');
  await user.click(send());
  expect(await screen.findByText(MESSAGES.tooManyRequests)).toBeVisible();
  answers[ROUTE] = { status: 202, body: {} };
  await user.click(send());
  expect(await screen.findByText(PASSWORD_LINK_MESSAGES.forgotSent)).toBeVisible();
});

it.each([true, false])('is offered at the login only where mail is on: %s', async (mail) => {
  showInstance({ ...DEFAULT_INSTANCE, mail });
  render(
    <ListHarness dataProvider={{}}>
      <LoginPage />
    </ListHarness>,
  );
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeVisible();
  expect(screen.queryAllByRole('link', { name: 'Forgot password?' })).toHaveLength(mail ? 1 : 0);
});

import { TWO_FACTOR_MESSAGES } from '@contracts/auth/two-factor-messages';
import { MESSAGES } from '@contracts/messages';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '../../testing/fakeApi';
import { LoginForm } from './LoginForm';

const email = () => screen.getByLabelText(/Email/);
const password = () => screen.getByLabelText(/^Password/);
const submit = () => screen.getByRole('button', { name: 'Log in' });

it('tells what is wrong and lets nothing be sent before it is right', async () => {
  const user = userEvent.setup();
  render(<LoginForm />);
  expect(submit()).toBeDisabled();
  await user.type(email(), 'freya');
  expect(await screen.findByText('This is not a valid email')).toBeVisible();
  await user.type(password(), 'abc');
  expect(await screen.findByText('Min character length is 4')).toBeVisible();
  expect(submit()).toBeDisabled();
  await user.type(email(), '@cohort.example');
  await user.type(password(), 'd');
  expect(submit()).toBeEnabled();
});

const REFUSED = 'Email or password is incorrect.';

async function fail(status: number, message: string) {
  const api = fakeApi({ 'POST /api/auth': { status, body: { message } } });
  if (status === 0) vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const user = userEvent.setup();
  render(<LoginForm />);
  await user.type(email(), 'freya@cohort.example');
  await user.type(password(), 'wrong');
  await user.click(submit());
  expect(await screen.findAllByText(message)).toHaveLength(2);
  return { user, api };
}

it('puts the server’s sentence on both fields', async () => {
  const { api } = await fail(401, REFUSED);
  expect(email()).toBeInvalid();
  expect(password()).toBeInvalid();
  expect(password()).toHaveFocus();
  expect(api.requests).toEqual([
    { route: 'POST /api/auth', body: { email: 'freya@cohort.example', password: 'wrong' } },
  ]);
});

it.each([
  ['it was refused', 401, REFUSED],
  ['too many came', 429, MESSAGES.tooManyRequests],
  ['no answer came', 0, MESSAGES.unavailable],
])('sends the same again where %s, by button and by Enter', async (_name, status, message) => {
  const { user } = await fail(status, message);
  expect(submit()).toBeEnabled();
  const { requests } = fakeApi({ 'POST /api/auth': { status: 401, body: { message: 'still no' } } });
  await user.keyboard('{Enter}');
  expect(await screen.findAllByText('still no')).toHaveLength(2);
  await user.click(submit());
  await waitFor(() => expect(requests).toHaveLength(2));
});

it.each([
  ['email', email],
  ['password', password],
])('takes the sentence off both fields when the %s changes', async (_name, field) => {
  const { user } = await fail(401, REFUSED);
  await user.type(field(), 'x');
  expect(screen.queryByText(REFUSED)).not.toBeInTheDocument();
  expect(email()).toBeValid();
  expect(password()).toBeValid();
});

it('asks for a code where the account has two-factor login, and for another one where it is wrong', async () => {
  const user = userEvent.setup();
  const login = 'POST /api/auth';
  const needsCode = { code: 'TWO_FACTOR_REQUIRED', message: TWO_FACTOR_MESSAGES.codeRequired };
  const { requests, answers } = fakeApi({ [login]: { status: 401, body: needsCode } });
  render(<LoginForm />);
  await user.type(email(), 'freya@cohort.example');
  await user.type(password(), 'right');
  await user.click(submit());
  const code = await screen.findByLabelText(/^Code/);
  expect(code).toHaveFocus();
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  expect(screen.queryByLabelText(/^Password/)).not.toBeInTheDocument();
  expect(submit()).toBeDisabled();
  answers[login] = {
    status: 401,
    body: { code: 'TWO_FACTOR_WRONG', message: TWO_FACTOR_MESSAGES.codeWrong },
  };
  await user.type(code, '123456{Enter}');
  expect(await screen.findByText(TWO_FACTOR_MESSAGES.codeWrong)).toBeVisible();
  const entered = { email: 'freya@cohort.example', password: 'right' };
  expect(requests.map(({ body }) => body)).toEqual([entered, { ...entered, code: '123456' }]);
  await user.click(screen.getByRole('button', { name: 'Use another account' }));
  expect(email()).toHaveValue('freya@cohort.example');
});

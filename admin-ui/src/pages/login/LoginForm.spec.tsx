import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
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

it('puts the server’s sentence on both fields', async () => {
  const message = 'Email or password is incorrect.';
  const { requests } = fakeApi({ 'POST /api/auth': { status: 401, body: { message } } });
  const user = userEvent.setup();
  render(<LoginForm />);
  await user.type(email(), 'freya@cohort.example');
  await user.type(password(), 'wrong');
  await user.click(submit());
  expect(await screen.findAllByText(message)).toHaveLength(2);
  expect(email()).toBeInvalid();
  expect(password()).toBeInvalid();
  expect(requests).toEqual([
    { route: 'POST /api/auth', body: { email: 'freya@cohort.example', password: 'wrong' } },
  ]);
});

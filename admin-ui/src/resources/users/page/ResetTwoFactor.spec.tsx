import { TWO_FACTOR_MESSAGES } from '@contracts/auth/two-factor-messages';
import type { UserView } from '@contracts/users/users';
import { fireEvent, screen } from '@testing-library/react';
import { openPages } from '../../../testing/openPages';
import { signIn } from '../../../testing/signIn';
import { anAdmin, aStudent } from '../../../testing/users';
import { ResetTwoFactor } from './ResetTwoFactor';

const DELETE = 'DELETE /api/users/s1/two-factor';
const button = () => screen.queryByText('Reset two-factor');

async function open(user: UserView, answer = { status: 200, body: {} }) {
  const api = await signIn(anAdmin(), { [DELETE]: answer });
  openPages({ '*': <ResetTwoFactor user={user} /> }, '/');
  return api;
}

it.each([
  ['who has none', aStudent()],
  ['who resets', { ...anAdmin(), twoFactor: true }],
])('is not offered for somebody %s', async (_, user) => {
  await open(user);
  expect(button()).toBeNull();
});

it.each([
  ['once that is confirmed', { status: 200, body: {} }, TWO_FACTOR_MESSAGES.wasReset],
  ['or says why not', { status: 503, body: { message: 'Away.' } }, 'Away.'],
])('resets it, %s', async (_, answer, told) => {
  const { requests } = await open(aStudent({ twoFactor: true }), answer);
  fireEvent.click(button() as HTMLElement);
  await screen.findByText('Reset two-factor login of Freya Free?');
  expect(requests).toEqual([]);
  fireEvent.click(screen.getByText('Reset two-factor login', { selector: 'button' }));
  expect(await screen.findByText(told)).toBeInTheDocument();
  expect(requests.map(({ route }) => route)).toEqual([DELETE]);
});

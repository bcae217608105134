import { PASSWORD_LINK_MESSAGES } from '@contracts/users/password-link-messages';
import type { PasswordLinkView } from '@contracts/users/password-links';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordContextProvider } from 'react-admin';
import { fakeApi } from '../../testing/fakeApi';
import { ListHarness } from '../../testing/ListHarness';
import { aStudent } from '../../testing/users';
import { SetPasswordLink } from './SetPasswordLink';

const ROUTE = 'POST /api/users/s1/set-password-link';
const URL = 'https://cohort.example.com/set-password#s1.secret';

async function make(answer: { status: number; body: unknown }) {
  const api = fakeApi({ [ROUTE]: answer });
  const user = userEvent.setup();
  render(
    <ListHarness dataProvider={{}}>
      <RecordContextProvider value={aStudent()}>
        <SetPasswordLink />
      </RecordContextProvider>
    </ListHarness>,
  );
  await user.click(screen.getByRole('button', { name: 'Set-password link' }));
  expect(await screen.findByText(/Whoever opens the link chooses a new password for freya@/)).toBeVisible();
  expect(api.requests).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Make link' }));
  return user;
}

function made(mail: PasswordLinkView['mail']) {
  return { status: 201, body: { url: URL, expiresAt: '2026-11-23T10:00:00.000Z', mail } };
}

it('shows the link that was made and copies it', async () => {
  const user = await make(made('off'));
  expect(await screen.findByLabelText('Link')).toHaveValue(URL);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText(PASSWORD_LINK_MESSAGES.linkCopied)).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(URL);
});

it.each([
  ['sent', 'Also emailed to freya@cohort.example.'],
  ['failed', /could not be sent\. Hand the link over yourself/],
] as const)('says whether it was mailed: %s', async (mail, sentence) => {
  await make(made(mail));
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByLabelText('Link')).toHaveValue(URL);
});

it('says why none could be made', async () => {
  const message = PASSWORD_LINK_MESSAGES.accountInactive;
  await make({ status: 409, body: { code: 'CONFLICT', message } });
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Make link' })).toBeEnabled();
});

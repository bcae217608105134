import { NOTICE_MESSAGES } from '@contracts/notices/notice-messages';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '../../testing/fakeApi';
import { ListHarness } from '../../testing/ListHarness';
import { UnsubscribePage } from './UnsubscribePage';

const ASK = 'POST /api/unsubscribe/a.b';
const DONE = { status: 200, body: { message: NOTICE_MESSAGES.unsubscribed } };

function show(hash: string, answers: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi(answers);
  render(
    <ListHarness dataProvider={{}} path={`/unsubscribe${hash}`}>
      <UnsubscribePage />
    </ListHarness>,
  );
  return api;
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Unsubscribe' }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

it('switches nothing off before it is asked to, and then says so', async () => {
  const { requests } = show('#a.b', { [ASK]: DONE });
  expect(await heading('Unsubscribe from these emails?')).toBeVisible();
  expect(requests.filter(({ route }) => route === ASK)).toEqual([]);
  await press();
  expect(await heading('You are unsubscribed')).toBeVisible();
  expect(screen.getByText(NOTICE_MESSAGES.unsubscribed)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose what is sent' })).toHaveAttribute(
    'href',
    '/notifications/channels',
  );
});

it('says what to do where the link does not work', async () => {
  show('#a.b', { [ASK]: { status: 410, body: { code: 'LINK_DEAD', message: 'Dead.' } } });
  await press();
  expect(await screen.findByText(NOTICE_MESSAGES.unsubscribeDead)).toBeVisible();
});

it('says the same where its half is missing', async () => {
  show('');
  expect(await heading('This link does not work')).toBeVisible();
});

it('may be tried again where the server does not answer', async () => {
  const { answers } = show('#a.b', { [ASK]: { status: 503, body: { message: 'Not now.' } } });
  await press();
  expect(await screen.findByText('Not now.')).toBeVisible();
  answers[ASK] = DONE;
  await press();
  expect(await heading('You are unsubscribed')).toBeVisible();
});

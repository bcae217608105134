import type { ChannelView, DeliveryView } from '@contracts/notices/channels';
import { CHATS } from '@contracts/notices/chats';
import { NOTICE_MESSAGES } from '@contracts/notices/notice-messages';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi, Refusal } from '../../../testing/answerApi';
import { formatDateTime } from '../../../shared/format';
import { ListHarness } from '../../../testing/ListHarness';
import { Channels } from './Channels';

function aWebhook(change: Partial<ChannelView> = {}): ChannelView {
  return {
    _id: 'w1',
    id: 'w1',
    type: 'webhook',
    name: 'Team chat',
    address: 'https://hooks.example/',
    severity: 'info',
    timing: 'instant',
    hour: 8,
    zone: 'UTC',
    createdAt: '2026-11-20T10:00:00.000Z',
    ...change,
  };
}

function aDelivery(change: Partial<DeliveryView> = {}): DeliveryView {
  return {
    _id: 'd1',
    id: 'd1',
    messageId: 'msg_1',
    kind: 'test',
    title: 'This is a test',
    state: 'dead',
    tries: [
      { at: '2026-11-25T10:00:00.000Z', milliseconds: 12, status: 500, error: 'The receiver answered 500.' },
    ],
    createdAt: '2026-11-25T10:00:00.000Z',
    ...change,
  };
}

/** The page of somebody with these channels, where nothing else is answered. */
function show(channels: ChannelView[], answers: Parameters<typeof answerApi>[0] = {}) {
  const seen = answerApi({
    'GET /channels': () => channels,
    'GET /channels/options': () => ({ mail: false, email: 'me@a.example' }),
    ...answers,
  });
  render(
    <ListHarness dataProvider={{}}>
      <Channels />
    </ListHarness>,
  );
  return () => seen.filter(({ method }) => method !== 'GET');
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const inDialog = async () => within(await screen.findByRole('dialog'));
const pressThere = async (name: string) => userEvent.click((await inDialog()).getByRole('button', { name }));
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

it('adds a webhook that is sent once a day, with what is wrong at its field, and tells its secret once', async () => {
  let channels: ChannelView[] = [];
  const saved = aWebhook({ timing: 'daily', zone: 'Europe/Berlin' });
  const sent = show([], {
    'GET /channels': () => channels,
    'POST /channels': () => {
      if (sent().length === 1)
        return new Refusal(422, 'Some fields are wrong.', { address: NOTICE_MESSAGES.addressInsecure });
      channels = [saved];
      return { ...saved, secret: 'whsec_abc' };
    },
  });
  expect(await screen.findByText('No channels yet')).toBeVisible();
  expect(await screen.findByText(/^Email is not set up here/)).toBeVisible();
  await press('Add webhook');
  await pressThere('Save');
  expect(await screen.findByText(/^Enter a name/)).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Team chat');
  await userEvent.type(screen.getByRole('textbox', { name: 'URL' }), 'http://hooks.example/');
  await pressThere('Save');
  expect(await screen.findByText(NOTICE_MESSAGES.addressInsecure)).toBeVisible();
  await pressThere('Once a day');
  await pressThere('Save');
  expect(await (await inDialog()).findByDisplayValue('whsec_abc')).toBeVisible();
  expect(sent().at(-1)?.body).toMatchObject({ name: 'Team chat', timing: 'daily', hour: 8 });
  await pressThere('Done');
  await noDialog();
  expect(screen.getByText(/Every day at 08:00 \(Europe\/Berlin\)/)).toBeVisible();
  expect(screen.queryByDisplayValue('whsec_abc')).not.toBeInTheDocument();
});

it('adds a chat, says where to find what it needs, and does not show it again', async () => {
  let channels: ChannelView[] = [];
  const saved = aWebhook({ type: 'telegram', name: 'News', address: 'Bot 123456', chat: '@news' });
  const sent = show([], {
    'GET /channels': () => channels,
    'POST /channels': () => {
      if (sent().length === 1)
        return new Refusal(422, 'Some fields are wrong.', { token: 'Enter the token.' });
      channels = [saved];
      return saved;
    },
    'PUT /channels/w1': () => saved,
  });
  await press('Add chat');
  expect(await screen.findByText(CHATS.slack.where)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Webhook URL' })).toBeVisible();
  await userEvent.click(screen.getByRole('combobox', { name: 'Chat' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Telegram' }));
  expect(await screen.findByText(CHATS.telegram.where)).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Webhook URL' })).not.toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'News');
  await userEvent.type(screen.getByRole('textbox', { name: 'Chat ID' }), 'news');
  await pressThere('Save');
  expect(await screen.findByText(NOTICE_MESSAGES.chatInvalid)).toBeVisible();
  await userEvent.clear(screen.getByRole('textbox', { name: 'Chat ID' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Chat ID' }), '@news');
  await pressThere('Save');
  expect(await screen.findByText('Enter the token.')).toBeVisible();
  const token = '123456:ABC-DEF1234ghIkl-zyx57W2v1u123ew11';
  await userEvent.type(screen.getByRole('textbox', { name: 'Bot token' }), token);
  await pressThere('Save');
  await noDialog();
  expect(sent().at(-1)?.body).toMatchObject({ type: 'telegram', token, chat: '@news', address: '' });
  expect(screen.getByText('Telegram · Bot 123456 · @news')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Rotate secret: News' })).not.toBeInTheDocument();

  await press('Change News');
  expect((await inDialog()).getByRole('heading', { name: 'Change Telegram' })).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Chat' })).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'New bot token' })).toHaveValue('');
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), '!');
  await pressThere('Save');
  await noDialog();
  expect(sent().at(-1)?.body).toMatchObject({ name: 'News!', token: '', chat: '@news' });
});

it('has no room for a chat where five are there, webhooks included', async () => {
  const types = ['slack', 'discord', 'teams', 'telegram', 'webhook'] as const;
  show(types.map((type, index) => aWebhook({ type, id: `w${index}`, name: type })));
  expect(await screen.findByText(NOTICE_MESSAGES.tooManyWebhooks)).toBeVisible();
  for (const name of ['Add chat', 'Add webhook']) expect(screen.getByRole('button', { name })).toBeDisabled();
});

it('says that a chat was switched off because its address is gone', async () => {
  const at = '2026-11-25T10:00:00.000Z';
  show([aWebhook({ type: 'slack', address: 'hooks.slack.com/…abcd', off: { at, reason: 'removed' } })]);
  expect(await screen.findByText('Off: no longer accepted')).toBeVisible();
  expect(screen.getByText('Slack · hooks.slack.com/…abcd')).toBeVisible();
});

it.each([
  [aDelivery({ state: 'delivered', tries: [] }), /^The test was delivered: Team chat\.$/],
  [aDelivery(), /^The test was not delivered\. The receiver answered 500\.$/],
])('says what came of a test: %#', async (delivery, told) => {
  show([aWebhook()], { 'POST /channels/w1/test': () => ({ delivery, channel: aWebhook() }) });
  await press('Send a test: Team chat');
  expect(await screen.findByText(told)).toBeVisible();
});

it.each([
  [{ noMail: 'off' }, NOTICE_MESSAGES.mailOff],
  [{ noMail: 'sample' }, NOTICE_MESSAGES.mailSample],
])('says why there is no e-mail: %j', async (options, told) => {
  show([], { 'GET /channels/options': () => ({ mail: false, email: 'me@a.example', ...options }) });
  expect(await screen.findByText(told)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add email' })).not.toBeInTheDocument();
});

it('shows that the link of a mail has switched a channel off', async () => {
  show([
    aWebhook({ type: 'email', name: '', off: { at: '2026-11-25T10:00:00.000Z', reason: 'unsubscribed' } }),
  ]);
  expect(await screen.findByText('Off: unsubscribed by email')).toBeVisible();
});

it('does not call a channel on whose last delivery was given up', async () => {
  const at = '2026-11-25T10:00:00.000Z';
  show([aWebhook({ last: { at, state: 'dead' } })]);
  expect(await screen.findByText('Failing')).toBeVisible();
  expect(screen.queryByText('On')).not.toBeInTheDocument();
});

it('rotates the secret after a question, and says until when the old one works', async () => {
  const oldSecretsUntil = '2026-11-26T10:00:00.000Z';
  const rotated = aWebhook({ oldSecretsUntil });
  let channel = aWebhook();
  show([], {
    'GET /channels': () => [channel],
    'POST /channels/w1/rotate': () => {
      channel = rotated;
      return { ...rotated, secret: 'whsec_new' };
    },
  });
  await press('Rotate secret: Team chat');
  await pressThere('Rotate secret');
  expect(await screen.findByDisplayValue('whsec_new')).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
  expect(await screen.findByText(/^The old secret works until/)).toBeVisible();
});

it('shows what was sent, and sends it again', async () => {
  const [failed, delivered] = [aDelivery(), aDelivery({ id: 'd2', state: 'delivered', tries: [] })];
  let log = [failed, delivered];
  const sent = show([aWebhook()], {
    'GET /channels/w1/deliveries': () => log,
    'POST /channels/w1/deliveries/d1/replay': () => {
      const tries = [{ at: '2026-11-25T11:00:00.000Z', milliseconds: 9, status: 200 }];
      log = [{ ...failed, state: 'delivered', tries }, delivered];
    },
  });
  await press('Delivery log: Team chat');
  const dialog = await inDialog();
  expect(await dialog.findAllByRole('listitem')).toHaveLength(2);
  expect(dialog.getByText(/The receiver answered 500\.$/)).toBeVisible();
  await userEvent.click(dialog.getAllByRole('button', { name: 'Replay: This is a test' })[0]!);
  expect(await dialog.findByText(/Received, 200$/)).toBeVisible();
  expect(sent()).toHaveLength(1);
});

it('says when a digest that is being collected leaves, which cannot be sent again before', async () => {
  const nextAt = '2026-11-26T08:00:00.000Z';
  const gathering = aDelivery({ kind: 'digest', title: '', state: 'gathering', tries: [], nextAt });
  show([aWebhook()], { 'GET /channels/w1/deliveries': () => [gathering] });
  await press('Delivery log: Team chat');
  const item = within(await (await inDialog()).findByRole('listitem'));
  expect(item.getByText('Digest')).toBeVisible();
  expect(item.getByText(`Leaves at ${formatDateTime(nextAt)}`)).toBeVisible();
  expect(item.queryByText(/Next try/)).not.toBeInTheDocument();
  expect(item.queryByRole('button')).not.toBeInTheDocument();
});

it('is switched off by its form, and deleted after a question', async () => {
  let channels = [aWebhook()];
  const sent = show([], {
    'GET /channels': () => channels,
    'PUT /channels/w1': () => {
      channels = [aWebhook({ off: { at: '2026-11-25T10:00:00.000Z', reason: 'owner' } })];
      return channels[0];
    },
    'DELETE /channels/w1': () => {
      channels = [];
    },
  });
  await press('Change Team chat');
  await userEvent.click(await screen.findByRole('switch', { name: 'On' }));
  await pressThere('Save');
  await noDialog();
  expect(await screen.findByText('Off')).toBeVisible();
  expect(sent()[0]?.body).toMatchObject({ on: false });
  await press('Delete Team chat');
  await pressThere('Delete');
  expect(await screen.findByText('No channels yet')).toBeVisible();
});

import type { ServerResponse } from 'node:http';
import type { ChannelView, ChannelWithSecret } from '../../src/contracts/notices/channels';
import { ChannelDto } from '../../src/contracts/notices/channels.dto';
import { CHAT_TYPES, type ChatType } from '../../src/contracts/notices/chats';
import { NOTICE_MESSAGES as SAYS } from '../../src/contracts/notices/notice-messages';
import { validateDto } from '../../src/core/validation/validate-dto';
import { ada, after, NOW, useNoticesSystem } from '../support/notices-system';
import { status } from '../support/webhook-receiver';

const TEAMS = 'prod-12.westeurope.logic.azure.com';
const TOKEN = '123456:ABC-DEF1234ghIkl-zyx57W2v1u123ew11';
const PUBLIC_URL = 'https://cohort.example.com';

const CHATS: Record<ChatType, { entered: Partial<ChannelDto>; host: string; path: string; secret: string }> =
  {
    slack: {
      entered: { address: 'https://hooks.slack.com/services/T1/B1/slacksecret' },
      host: 'hooks.slack.com',
      path: '/services/T1/B1/slacksecret',
      secret: 'slacksecret',
    },
    discord: {
      entered: { address: 'https://discord.com/api/webhooks/11/discordsecret' },
      host: 'discord.com',
      path: '/api/webhooks/11/discordsecret',
      secret: 'discordsecret',
    },
    teams: {
      entered: {
        address: `https://${TEAMS}:443/workflows/1/triggers/manual/paths/invoke?api-version=1&sig=teamssecret`,
      },
      host: TEAMS,
      path: '/workflows/1/triggers/manual/paths/invoke?api-version=1&sig=teamssecret',
      secret: 'teamssecret',
    },
    telegram: {
      entered: { token: TOKEN, chat: '@mychannel' },
      host: 'api.telegram.org',
      path: `/bot${TOKEN}/sendMessage`,
      secret: TOKEN.slice(-20),
    },
  };
const NAMES = [...Object.values(CHATS).map(({ host }) => host), 'hooks.slack-gov.com'];

const { receiver, system, send } = useNoticesSystem(NAMES, { PUBLIC_URL });

const chat = (type: ChatType, change: Partial<ChannelDto> = {}): Promise<ChannelWithSecret> =>
  system.newChannel({ type, name: 'Team', ...CHATS[type].entered, ...change });
const change = (id: string, type: ChatType, entered: Partial<ChannelDto>): Promise<ChannelView> =>
  system.one.channels.update(ada, id, validateDto(ChannelDto, { type, name: 'Team', ...entered }));
const delivery = async (id: string) => {
  const [latest] = await system.log(id);
  if (!latest) throw new Error('Nothing was sent.');
  return latest;
};
const json = (code: number, said: unknown) => (response: ServerResponse) =>
  void response.writeHead(code, { 'content-type': 'application/json' }).end(JSON.stringify(said));
const text =
  (code: number, said: string, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    void response.writeHead(code, headers).end(said);
const secondsTo = (nextAt = '') => Math.round((new Date(nextAt).getTime() - NOW.getTime()) / 1_000);

describe.each(CHAT_TYPES)('%s', (type) => {
  const { host, path, secret } = CHATS[type];

  it('is sent a notification in its own form', async () => {
    const { id } = await chat(type);
    await system.publish({ title: 'Title & more', body: 'Before: 1\nAfter: 2', link: '/x/1' }, NOW);
    await send(NOW);
    const [received] = receiver.received;
    expect([received?.headers.host, received?.path]).toEqual([host, path]);
    expect(received?.headers).toMatchObject({ 'content-type': 'application/json' });
    expect(received?.headers).not.toHaveProperty('webhook-signature');
    for (const part of [/Title &(amp;)? more/, /Before: 1/, /After: 2/, new RegExp(`${PUBLIC_URL}/x/1`)])
      expect(received?.raw).toMatch(part);
    expect(await delivery(id)).toMatchObject({ state: 'delivered', tries: [{ status: 204 }] });
  });

  it('tells its address to nobody, and keeps it sealed', async () => {
    const made = await chat(type);
    await system.publish({}, NOW);
    receiver.answers(status(500));
    await send(NOW);
    await system.one.channels.test(ada, made.id);
    const seen = [made, await system.channel(made.id), await system.log(made.id), await system.listed()];
    const names = ['channels', 'deliveries', 'notices'] as const;
    const kept = await Promise.all(names.map((name) => system.collection(name).find().toArray()));
    expect(receiver.received).toHaveLength(2);
    expect(JSON.stringify([seen, kept])).not.toContain(secret);
    expect(made).not.toHaveProperty('secret');
    await expect(system.one.channels.rotate(ada, made.id)).rejects.toThrow(SAYS.noSecret);
  });

  it('keeps its address where none is entered, and its kind', async () => {
    const { id, address } = await chat(type);
    const { chat: known } = CHATS[type].entered;
    const renamed = await change(id, type, { name: 'Other', ...(known && { chat: known }) });
    expect(renamed).toMatchObject({ name: 'Other', address });
    await system.publish({}, NOW);
    await send(NOW);
    expect(receiver.received[0]?.path).toBe(path);
    const webhook = { type: 'webhook', name: 'Hook', address: 'https://hooks.example.com/' };
    const asWebhook = validateDto(ChannelDto, webhook);
    await expect(system.one.channels.update(ada, id, asWebhook)).rejects.toMatchObject({
      errors: { type: SAYS.typeStays },
    });
  });

  it('is sent ten of one moment one after the other, and a digest of the rest', async () => {
    const { id } = await chat(type);
    for (let number = 0; number < 12; number++) await system.publish({ title: `Page ${number}` }, NOW);
    const counts: number[] = [];
    for (const seconds of [0, 4, 5, 45, 3_599, 3_600]) {
      await send(after(seconds));
      counts.push(receiver.received.length);
    }
    expect(counts).toEqual([1, 1, 2, 10, 10, 11]);
    const { raw = '' } = receiver.received.at(-1) ?? {};
    for (const part of ['Cohort: 2 notifications', 'Page 10', 'Page 11', `${PUBLIC_URL}/notifications`])
      expect(raw).toContain(part);
    expect((await system.log(id)).every(({ state }) => state === 'delivered')).toBe(true);
  });

  it.each([
    ['a redirect', status(302), SAYS.redirected(302)],
    ['an error', status(500), SAYS.refused(500)],
    ['a hang-up', (response: ServerResponse) => void response.destroy(), 'This URL cannot be reached'],
    ['nonsense where it refuses', text(400, '{"error'), SAYS.refused(400)],
  ])('is tried again after %s', async (_, answer, sentence) => {
    const { id } = await chat(type);
    await system.publish({}, NOW);
    receiver.answers((response) => {
      response.setHeader('location', 'https://hooks.slack-gov.com/services/T2/B2/other');
      answer(response);
    });
    await send(NOW);
    const { state, tries, nextAt } = await delivery(id);
    expect([state, secondsTo(nextAt)]).toEqual(['waiting', 5]);
    expect(tries[0]?.error).toContain(sentence);
    expect(receiver.received).toHaveLength(1);
  });
});

describe('a chat that has had enough', () => {
  it.each<[ChatType, string, (response: ServerResponse) => void, number]>([
    ['slack', 'Retry-After in seconds', text(429, '', { 'retry-after': '120' }), 120],
    ['slack', 'Retry-After as a date', text(429, '', { 'retry-after': after(90).toUTCString() }), 90],
    ['slack', 'nothing', text(429, ''), 5],
    ['slack', 'a year', text(429, '', { 'retry-after': '31536000' }), 36_000],
    ['teams', 'Retry-After', text(429, '{}', { 'retry-after': '60' }), 60],
    ['discord', 'retry_after', json(429, { retry_after: 64.57, global: false }), 65],
    ['telegram', 'retry_after', json(429, { ok: false, parameters: { retry_after: 35 } }), 35],
    ['telegram', 'less than the usual pause', json(429, { ok: false, parameters: { retry_after: 1 } }), 5],
    ['telegram', 'a wait of no sense', json(429, { parameters: { retry_after: 'soon' } }), 5],
  ])('%s: %s', async (type, _, answer, seconds) => {
    const { id } = await chat(type);
    await system.publish({}, NOW);
    receiver.answers(answer);
    await send(NOW);
    const { state, nextAt, tries } = await delivery(id);
    expect([state, secondsTo(nextAt)]).toEqual(['waiting', seconds]);
    expect(tries[0]).toMatchObject({
      status: 429,
      error: expect.stringContaining('too many messages') as string,
    });
    receiver.answers(status(200));
    await send(after(seconds - 1));
    expect(receiver.received).toHaveLength(1);
    await send(new Date(nextAt ?? ''));
    expect(await delivery(id)).toMatchObject({ state: 'delivered' });
    expect((await system.channel(id)).off).toBeUndefined();
  });

  it('is given up after as many tries as any other', async () => {
    const { id } = await chat('discord');
    await system.publish({}, NOW);
    receiver.answers(json(429, { retry_after: 1 }));
    await system.collection('deliveries').updateMany({}, { $set: { begun: 7 } });
    await send(NOW);
    expect(await delivery(id)).toMatchObject({ state: 'dead' });
    expect((await system.channel(id)).off).toBeUndefined();
  });
});

describe('a chat that is not there any more', () => {
  it.each<[ChatType, number, (response: ServerResponse) => void]>([
    ['slack', 404, text(404, 'no_service')],
    ['discord', 404, json(404, { message: 'Unknown Webhook', code: 10_015 })],
    ['teams', 410, status(410)],
    ['telegram', 403, json(403, { ok: false, description: 'Forbidden: bot was kicked' })],
  ])('%s is switched off at once, which its owner is told', async (type, code, answer) => {
    const { id } = await chat(type);
    await system.publish({}, NOW);
    receiver.answers(answer);
    await send(NOW);
    expect(await system.channel(id)).toMatchObject({ off: { reason: 'removed' } });
    const { state, tries } = await delivery(id);
    expect([state, tries[0]?.status]).toEqual(['dead', code]);
    expect(tries[0]?.error).toContain('it no longer accepts messages from here');
    expect(await system.listed()).toContainEqual(
      expect.objectContaining({ title: SAYS.offTitle('Team'), body: SAYS.offByRemoval }),
    );
    await system.publish({}, NOW);
    expect(await system.log(id)).toHaveLength(1);
  });

  it('is not taken for gone by what stands between', async () => {
    const { id } = await chat('slack');
    receiver.answers(text(403, '<html>Blocked</html>'));
    expect(await system.one.channels.test(ada, id)).toMatchObject({
      delivery: { state: 'dead', tries: [{ error: SAYS.refused(403) }] },
    });
    expect((await system.channel(id)).off).toBeUndefined();
  });

  it('is on where the bot does not know it yet', async () => {
    const { id } = await chat('telegram');
    receiver.answers(json(400, { ok: false, description: 'Bad Request: chat not found' }));
    expect(await system.one.channels.test(ada, id)).toMatchObject({
      delivery: { tries: [{ status: 400, error: SAYS.chatUnknown }] },
    });
    expect((await system.channel(id)).off).toBeUndefined();
  });
});

it('sends to the new address once one is entered, and a bot to another chat under its token', async () => {
  const { id } = await chat('slack');
  const moved = 'https://hooks.slack-gov.com/services/T3/B3/newsecret';
  expect(await change(id, 'slack', { address: moved })).toMatchObject({
    address: 'hooks.slack-gov.com/…cret',
  });
  const bot = await chat('telegram');
  expect(await change(bot.id, 'telegram', { chat: '-1001' })).toMatchObject({
    address: 'Bot 123456',
    chat: '-1001',
  });
  await system.publish({}, NOW);
  await send(NOW);
  const told = receiver.received.map(({ headers, raw }) => [
    headers.host,
    /"chat_id":"(.*?)"/.exec(raw)?.[1],
  ]);
  expect(told).toHaveLength(2);
  expect(told).toEqual(
    expect.arrayContaining([
      ['hooks.slack-gov.com', undefined],
      ['api.telegram.org', '-1001'],
    ]),
  );
});

it('says so where an address can no longer be read', async () => {
  const { id } = await chat('slack');
  await system.collection('channels').updateOne({}, { $set: { secrets: [{ sealed: 'of another key' }] } });
  expect(await system.one.channels.test(ada, id)).toMatchObject({
    delivery: { tries: [{ error: SAYS.chatUnreadable }] },
  });
  expect(receiver.received).toEqual([]);
});

it.each<[string, Partial<ChannelDto>, Record<string, string>]>([
  ['no address', { type: 'slack' }, { address: SAYS.chatAddressRequired }],
  ['no token', { type: 'telegram', chat: '1' }, { token: SAYS.tokenRequired }],
  [
    'another host',
    { type: 'slack', address: 'https://example.com/services/T0/B0/x' },
    { address: SAYS.chatAddressInvalid('Slack', 'https://hooks.slack.com/services/') },
  ],
  [
    'a host within',
    { type: 'discord', address: 'https://127.0.0.1/api/webhooks/1/x' },
    { address: SAYS.chatAddressInvalid('Discord', 'https://discord.com/api/webhooks/') },
  ],
  [
    'a connector that has ended',
    { type: 'teams', address: 'https://acme.webhook.office.com/webhookb2/1/IncomingWebhook/2/3' },
    { address: SAYS.connectorsEnded },
  ],
])('refuses %s', async (_, entered, errors) => {
  await expect(system.newChannel(entered)).rejects.toMatchObject({ errors });
});

it('takes five of chats and webhooks together', async () => {
  for (const type of CHAT_TYPES) await chat(type);
  await system.newChannel({ address: `${receiver.origin}/hook` });
  await expect(chat('slack')).rejects.toThrow(SAYS.tooManyWebhooks);
});

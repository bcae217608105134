import type { ChannelView } from '@contracts/notices/channels';
import { channelFacts, channelName, channelTarget, timingText } from './channelText';

const CHANNEL: ChannelView = {
  _id: 'c1',
  id: 'c1',
  type: 'webhook',
  name: 'Team chat',
  address: 'https://hooks.example.com/',
  severity: 'info',
  timing: 'instant',
  hour: 8,
  zone: 'America/New_York',
  createdAt: '2026-11-25T08:00:00Z',
};

it.each([
  [{}, 'At once, at most 10 an hour'],
  [{ timing: 'daily' as const }, 'Every day at 08:00 (America/New York)'],
])('says when notices leave: %o', (change, text) => {
  expect(timingText({ ...CHANNEL, ...change })).toBe(text);
});

it('calls e-mail by its kind, and a webhook by its name', () => {
  expect([channelName(CHANNEL), channelName({ type: 'email', name: '' })]).toEqual(['Team chat', 'Email']);
});

it.each([
  [{ type: 'webhook' as const, address: 'https://hooks.example.com/' }, 'https://hooks.example.com/'],
  [{ type: 'slack' as const, address: 'hooks.slack.com/…abcd' }, 'Slack · hooks.slack.com/…abcd'],
  [{ type: 'telegram' as const, address: 'Bot 12', chat: '@news' }, 'Telegram · Bot 12 · @news'],
])('says where a channel sends to: %o', (channel, text) => {
  expect(channelTarget(channel)).toBe(text);
});

it('says what else is to be known', () => {
  const at = '2026-11-25T08:00:00Z';
  expect(channelFacts(CHANNEL)).toEqual([]);
  const facts = channelFacts({ ...CHANNEL, last: { at, state: 'dead' }, digestAt: at, oldSecretsUntil: at });
  expect(facts.map((fact) => fact.replace(/\d\d.*\d\d/, '…'))).toEqual([
    'Last delivery …: failed',
    'Next digest …',
    'The old secret works until …',
  ]);
});

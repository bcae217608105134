import { type ChatType, isChatAddress, shownChatAddress, TELEGRAM_CHAT, TELEGRAM_TOKEN } from './chats';

const FLOW = '/workflows/0a1b/triggers/manual/paths/invoke?api-version=1&sp=%2Ftriggers&sig=Ab_9xyz';

it.each<[ChatType, string, boolean]>([
  ['slack', 'https://hooks.slack.com/services/T0/B0/abc', true],
  ['slack', 'https://hooks.slack-gov.com/services/T0/B0/abc', true],
  ['slack', 'http://hooks.slack.com/services/T0/B0/abc', false],
  ['slack', 'https://hooks.slack.com.evil.example/services/T0/B0/abc', false],
  ['slack', 'https://evil.example/hooks.slack.com/services/T0/B0/abc', false],
  ['slack', 'https://hooks.slack.com@evil.example/services/T0/B0/abc', false],
  ['slack', 'https://me:pw@hooks.slack.com/services/T0/B0/abc', false],
  ['slack', 'https://hooks.slack.com:8443/services/T0/B0/abc', false],
  ['slack', 'https://hooks.slack.com/triggers/T0/1/abc', false],
  ['slack', 'https://hooks.slack.com/', false],
  ['slack', 'hooks.slack.com/services/T0/B0/abc', false],
  ['slack', 'https://discord.com/api/webhooks/1/abc', false],
  ['discord', 'https://discord.com/api/webhooks/123/aB-c_d', true],
  ['discord', 'https://discordapp.com/api/v10/webhooks/123/aB-c_d?thread_id=9', true],
  ['discord', 'https://discord.com/api/webhooks/123/aB-c_d/slack', false],
  ['discord', 'https://discord.com/channels/1/2', false],
  ['discord', 'https://evildiscord.com/api/webhooks/123/abc', false],
  ['teams', `https://prod-12.westeurope.logic.azure.com:443${FLOW}`, true],
  [
    'teams',
    `https://default1.2.environment.api.powerplatform.com/powerautomate/automations/direct${FLOW}`,
    true,
  ],
  ['teams', `https://logic.azure.com.evil.example${FLOW}`, false],
  ['teams', `https://evillogic.azure.com${FLOW}`, false],
  ['teams', 'https://prod-12.westeurope.logic.azure.com/subscriptions', false],
  ['teams', 'https://acme.webhook.office.com/webhookb2/1@2/IncomingWebhook/3/4', false],
  ['telegram', 'https://api.telegram.org/bot123456:abc/sendMessage', true],
  ['telegram', 'https://api.telegram.org/bot123456:abc/getUpdates', false],
])('of %s: %s is %s', (type, address, is) => expect(isChatAddress(type, address)).toBe(is));

it.each<[ChatType, string, string]>([
  ['slack', 'https://hooks.slack.com/services/T0/B0/secretabcd', 'hooks.slack.com/…abcd'],
  ['discord', 'https://discord.com/api/webhooks/123/secretWXYZ', 'discord.com/…WXYZ'],
  ['teams', `https://prod-12.westeurope.logic.azure.com${FLOW}`, 'prod-12.westeurope.logic.azure.com/…9xyz'],
  ['telegram', 'https://api.telegram.org/bot123456:secret/sendMessage', 'Bot 123456'],
])('shows of %s what tells no secret: %s', (type, address, shown) =>
  expect(shownChatAddress(type, address)).toBe(shown),
);

it.each([
  [TELEGRAM_TOKEN, '123456:ABC-DEF1234ghIkl-zyx57W2v1u123ew11', true],
  [TELEGRAM_TOKEN, 'bot123456:ABC-DEF1234ghIkl-zyx57W2v1u123ew11', false],
  [TELEGRAM_TOKEN, '123456:ABC/../DEF1234ghIkl-zyx57W2v1u123ew11', false],
  [TELEGRAM_TOKEN, '123456', false],
  [TELEGRAM_CHAT, '-1001234567890', true],
  [TELEGRAM_CHAT, '42', true],
  [TELEGRAM_CHAT, '@mychannel', true],
  [TELEGRAM_CHAT, 'mychannel', false],
  [TELEGRAM_CHAT, '@a b', false],
  [TELEGRAM_CHAT, '', false],
])('%s takes %s: %s', (pattern, text, takes) => expect(pattern.test(text)).toBe(takes));

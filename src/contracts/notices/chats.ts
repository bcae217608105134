import { parseUrl } from '../validation/parse-url';

export const CHAT_TYPES = ['slack', 'discord', 'teams', 'telegram'] as const;
/** A chat that takes notifications as messages of its own form. */
export type ChatType = (typeof CHAT_TYPES)[number];

interface ChatKind {
  label: string;
  /** Where its addresses lead; `*.` stands for any name below. */
  hosts: readonly string[];
  path: RegExp;
  /** How its addresses begin, for people. */
  begins: string;
  /** Where people find what is to be entered. */
  where: string;
}

/**
 * What each chat takes messages at. As of 2026-11-29.
 *
 * Source: Slack, "Sending messages using incoming webhooks" and "GovSlack", https://docs.slack.dev/messaging/;
 * Discord, "Webhook Resource", https://docs.discord.com/developers/resources/webhook; Microsoft, "When a Teams webhook
 * request is received", https://learn.microsoft.com/connectors/teams/ (Office 365 connectors, at webhook.office.com, ended in
 * May 2026: https://databrickslabs.github.io/dqx/docs/reference/api/actions/destinations/teams/); Telegram, "Making requests",
 * https://core.telegram.org/bots/api.
 */
export const CHATS: Readonly<Record<ChatType, ChatKind>> = {
  slack: {
    label: 'Slack',
    hosts: ['hooks.slack.com', 'hooks.slack-gov.com'],
    path: /^\/services\/[^/]+\/[^/]+\/[^/]+$/,
    begins: 'https://hooks.slack.com/services/',
    where:
      'At api.slack.com/apps, create an app, turn on Incoming Webhooks, add one for your channel and copy its URL.',
  },
  discord: {
    label: 'Discord',
    hosts: ['discord.com', 'discordapp.com'],
    path: /^\/api\/(?:v\d+\/)?webhooks\/\d+\/[\w-]+$/,
    begins: 'https://discord.com/api/webhooks/',
    where: 'In Discord, choose Edit Channel, Integrations, Webhooks, New Webhook, and copy its URL.',
  },
  teams: {
    label: 'Microsoft Teams',
    hosts: ['*.logic.azure.com', '*.powerplatform.com'],
    path: /\/workflows\/[^/]+\/triggers\/[^/]+\/paths\/invoke$/,
    begins: 'https:// and has .logic.azure.com or .powerplatform.com in it',
    where:
      'In Teams, open Workflows in the channel’s menu, choose the template that posts when a webhook request is received, and copy its URL.',
  },
  telegram: {
    label: 'Telegram',
    hosts: ['api.telegram.org'],
    path: /^\/bot[^/]+\/sendMessage$/,
    begins: 'https://api.telegram.org/bot',
    where: 'In Telegram, create a bot with @BotFather, add it to your chat, and enter its token here.',
  },
};

/** Source: Telegram, "Authorizing your bot", https://core.telegram.org/bots/api; as of 2026-11-29. */
export const TELEGRAM_TOKEN = /^\d{4,20}:[\w-]{30,64}$/;
/** A number of at most 52 bits, negative for groups, or a public name. Source: Telegram, `chat_id` of sendMessage, as above. */
export const TELEGRAM_CHAT = /^(?:-?\d{1,16}|@[A-Za-z]\w{3,31})$/;

const CHAT_NAMES: readonly string[] = CHAT_TYPES;

export function isChat(type: string): type is ChatType {
  return CHAT_NAMES.includes(type);
}

/** Whether messages to a chat may be posted to an address: https, a host of the chat, and the path of its webhooks. */
export function isChatAddress(type: ChatType, address: string): boolean {
  const url = parseUrl(address);
  if (!url || url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '')
    return false;
  const { hosts, path } = CHATS[type];
  return hosts.some((host) => isOf(host, url.hostname)) && path.test(url.pathname);
}

function isOf(host: string, hostname: string): boolean {
  return host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host;
}

/** Where a bot of Telegram sends messages from. */
export function telegramAddress(token: string): string {
  return `https://api.telegram.org/bot${token}/sendMessage`;
}

const SHOWN_OF_THE_END = 4;

/** What is shown of an address, by which its owner knows it and nobody can post to it. */
export function shownChatAddress(type: ChatType, address: string): string {
  if (type === 'telegram') return `Bot ${/\/bot(\d+):/.exec(address)?.[1] ?? ''}`;
  return `${parseUrl(address)?.hostname ?? ''}/…${address.slice(-SHOWN_OF_THE_END)}`;
}

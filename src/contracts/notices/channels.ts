import { CHAT_TYPES } from './chats';
import type { NoticeSeverity } from './notices';

export const CHANNEL_TYPES = ['email', 'webhook', ...CHAT_TYPES] as const;
export type ChannelType = (typeof CHANNEL_TYPES)[number];

export const CHANNEL_TIMINGS = ['instant', 'daily'] as const;
export type ChannelTiming = (typeof CHANNEL_TIMINGS)[number];

/** Of one user, chats included. E-mail goes to the account's own address, so there is one of it. */
export const MAX_WEBHOOKS = 5;

/** Of an instant channel; what comes beyond goes into one digest when the hour of the first is over. */
export const INSTANT_PER_HOUR = 10;

/** Milliseconds from a failed try to the next one; after the last of them a delivery is given up. */
export const RETRY_DELAYS_MS: readonly number[] = [
  5_000, 300_000, 1_800_000, 7_200_000, 18_000_000, 36_000_000, 36_000_000,
];

/** For how long a webhook takes no longer than this, in milliseconds, is it taken as received. */
export const WEBHOOK_TIMEOUT_MS = 10_000;

/** Deliveries given up in a row after which a channel is switched off. */
export const DEAD_BEFORE_OFF = 5;

/** Hours for which the secret before still signs. */
export const OLD_SECRET_HOURS = 24;
/** Secrets that sign at the same time, the newest included: each more is one more signature in a header. */
export const MAX_SECRETS = 4;

/** Longest wait that a chat is given, in milliseconds: as long as the longest of ours. */
export const LONGEST_WAIT_MS = 36_000_000;

/**
 * Between two messages of one chat, in milliseconds: as often as workers look for what is due. Each chat takes more: Slack one
 * a second (https://docs.slack.dev/apis/web-api/rate-limits), Telegram 20 a minute in a group
 * (https://core.telegram.org/bots/faq), Teams four a second
 * (https://learn.microsoft.com/microsoftteams/platform/webhooks-and-connectors/how-to/add-incoming-webhook); Discord gives no
 * figure (https://docs.discord.com/developers/topics/rate-limits). As of 2026-11-29.
 */
export const CHAT_PAUSE_MS = 5_000;

export const DELIVERY_DAYS = 30;

/** Most notices that one digest lists; it says how many there are beyond. */
export const MAX_DIGEST_NOTICES = 50;

export const OFF_REASONS = ['owner', 'gone', 'removed', 'failures', 'unsubscribed'] as const;
/**
 * Why a channel is off: its owner's doing, 410 Gone, a chat whose webhook or bot was removed, deliveries given up in a row, or
 * the link of a mail that it sent.
 */
export type OffReason = (typeof OFF_REASONS)[number];

/** A way by which notifications leave the app, as its owner sees it; times are ISO strings. */
export interface ChannelView {
  _id: string;
  id: string;
  type: ChannelType;
  /** Empty for email. */
  name: string;
  /** The webhook's URL, or the account's email; of a chat what names its URL and does not tell it. */
  address: string;
  /** Of Telegram: the chat's id. */
  chat?: string;
  /** The least severe that it is told of. */
  severity: NoticeSeverity;
  timing: ChannelTiming;
  /** Of a daily digest: 0 to 23, by the clocks of `zone`. */
  hour: number;
  /** A name of the IANA database, such as `Europe/Berlin`. */
  zone: string;
  /** Absent while it is on. */
  off?: { at: string; reason: OffReason };
  /** When the next digest is sent, where one is being gathered. */
  digestAt?: string;
  /** Until when older secrets of a webhook sign as well. */
  oldSecretsUntil?: string;
  /** How the latest delivery ended. */
  last?: { at: string; state: DeliveryState };
  createdAt: string;
}

/** What making a webhook and rotating its secret answer: the secret is told this once. */
export interface ChannelWithSecret extends ChannelView {
  /** `whsec_` and base64. Absent for email. */
  secret?: string;
}

/** What can be set up here, for the form. */
export interface ChannelOptions {
  /** Whether emails can be sent to this account. */
  mail: boolean;
  /** Why not: this instance sends none, or a sample account has an email address that is nobody's. */
  noMail?: 'off' | 'sample';
  /** The account's own email address. */
  email: string;
}

export const DELIVERY_STATES = ['gathering', 'waiting', 'delivered', 'dead'] as const;
/** `gathering`: a digest that still takes notices. `dead`: given up. */
export type DeliveryState = (typeof DELIVERY_STATES)[number];

export const DELIVERY_KINDS = ['notice', 'digest', 'test'] as const;
export type DeliveryKind = (typeof DELIVERY_KINDS)[number];

/** One try to deliver something. */
export interface DeliveryTry {
  at: string;
  milliseconds: number;
  /** The receiver's HTTP status, where it came to one. */
  status?: number;
  /** Why it failed, as a sentence; absent where it was received. */
  error?: string;
}

/** A line of a channel's log; times are ISO strings. */
export interface DeliveryView {
  _id: string;
  id: string;
  /** What webhooks get as `webhook-id`: the same for each try, so that receivers can tell that they have it. */
  messageId: string;
  kind: DeliveryKind;
  /** The notice's title, or how many a digest holds. */
  title: string;
  state: DeliveryState;
  /** Tries since it was made, or was replayed last. */
  tries: DeliveryTry[];
  /** When it is tried next, or sent. */
  nextAt?: string;
  createdAt: string;
}

/** What the link of an email says once it was used; the same each time. */
export interface UnsubscribedView {
  message: string;
}

/** How a test went. */
export interface ChannelTestView {
  delivery: DeliveryView;
  channel: ChannelView;
}

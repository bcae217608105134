import type { NoticeSeverity } from '../../../contracts/notices/notices';
import { cutToCharacters } from '../../text/cut-text';

/** One notification as chats show it. */
export interface ChatItem {
  severity: NoticeSeverity;
  title: string;
  lines: readonly string[];
  /** Whole; empty where there is nothing to open. */
  url: string;
}

/** What a chat is told: a notification, a test, or a digest with its items. */
export interface ChatMessage extends ChatItem {
  items: readonly ChatItem[];
  /** How many a digest has beyond those. */
  more: number;
}

/** What a chat's server has answered. */
export interface ChatAnswer {
  status: number;
  text: string;
}

/** What an answer other than 2xx says beside its status. */
export interface ChatRefusal {
  /** The webhook or the bot is not there any more, or may not write there: trying again is of no use. */
  isRemoved?: boolean;
  /** The bot knows no such chat. */
  isUnknown?: boolean;
  /** After which it may be tried again. */
  waitSeconds?: number;
}

/** How a chat is written to. */
export interface ChatReceiver {
  /** What is posted as JSON. `chat` is the id of the chat, for Telegram. */
  payload(message: ChatMessage, chat: string): object;
  /** Whether the chat takes a payload that large. */
  fits(payload: object): boolean;
  refusal(answer: ChatAnswer): ChatRefusal;
}

/** `#rrggbb`: red, orange and blue, which both schemes of each chat show. The choice is ours. */
export const SEVERITY_COLORS: Readonly<Record<NoticeSeverity, string>> = {
  critical: '#d32f2f',
  warning: '#ed6c02',
  info: '#0288d1',
};

/** The same as characters, where a chat shows no color. */
export const SEVERITY_MARKS: Readonly<Record<NoticeSeverity, string>> = {
  critical: '🔴',
  warning: '🟠',
  info: '🔵',
};

/** Units that one character becomes: `&quot;`. */
const LONGEST_ESCAPE = 6;

/** A text as a chat's markup has it, cut at a word so that the markup is within a number of UTF-16 units. */
export function fitted(text: string, most: number, markup: (text: string) => string): string {
  let room = Math.min(most, Array.from(text).length);
  for (;;) {
    const written = markup(cutToCharacters(text, room));
    if (written.length <= most || room <= 1) return written;
    const least = Math.ceil((written.length - most) / LONGEST_ESCAPE);
    room = Math.max(1, room - least);
  }
}

/** What a chat takes of a message: the items of a digest lose their details first, and then the last ones are only counted. */
export function fittingPayload(receiver: ChatReceiver, message: ChatMessage, chat: string): object {
  const whole = receiver.payload(message, chat);
  if (receiver.fits(whole)) return whole;
  const titles = message.items.map((item) => ({ ...item, lines: [] }));
  for (let count = titles.length; count > 0; count--) {
    const more = message.more + titles.length - count;
    const shorter = receiver.payload({ ...message, items: titles.slice(0, count), more }, chat);
    if (receiver.fits(shorter)) return shorter;
  }
  return receiver.payload({ ...message, items: [], more: message.more + titles.length }, chat);
}

/** A field within what an answer says as JSON, if it is JSON and has it: `['parameters', 'retry_after']`. */
export function saidIn(text: string, path: readonly string[]): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  for (const name of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<string, unknown>)[name];
  }
  return value;
}

/** Seconds that an answer asks to wait for, where it names a number. */
export function waitIn(text: string, path: readonly string[]): Pick<ChatRefusal, 'waitSeconds'> {
  const said = saidIn(text, path);
  return typeof said === 'number' && said >= 0 ? { waitSeconds: said } : {};
}

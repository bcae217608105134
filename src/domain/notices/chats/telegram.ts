import { NOTICE_MESSAGES as SAYS } from '../../../contracts/notices/notice-messages';
import { type ChatItem, type ChatReceiver, fitted, saidIn, SEVERITY_MARKS, waitIn } from './chat-message';

/** Of a text, counted without its markup; here with it. Source: sendMessage, https://core.telegram.org/bots/api; as of 2026-11-29. */
const TEXT = 4_096;
const TITLE = 1_000;
/** The token is wrong or was revoked; the bot was blocked, or put out of the chat. */
const REMOVED = new Set([401, 403, 404]);

interface TelegramPayload {
  chat_id: string;
  text: string;
  parse_mode: 'HTML';
  link_preview_options: { is_disabled: true };
}

/**
 * Telegram, by a bot, as HTML with a colored mark. Source: "sendMessage", "HTML style" and "ResponseParameters"
 * (`retry_after` in seconds), https://core.telegram.org/bots/api; as of 2026-11-29.
 */
export const telegram: ChatReceiver = {
  payload({ severity, title, lines, url, items, more }, chat): TelegramPayload {
    const head = `${SEVERITY_MARKS[severity]} <b>${linked({ title, url })}</b>`;
    const told = [head, ...items.map(itemText), ...(more > 0 ? [SAYS.digestMore(more)] : [])];
    const body = lines.length > 0 ? [fitted(lines.join('\n'), TEXT - head.length - 1, escaped)] : [];
    const text = [...told, ...body].join('\n');
    return { chat_id: chat, text, parse_mode: 'HTML', link_preview_options: { is_disabled: true } };
  },
  fits: (payload) => (payload as TelegramPayload).text.length <= TEXT,
  refusal: ({ status, text }) => ({
    ...(REMOVED.has(status) && saidIn(text, ['ok']) === false && { isRemoved: true }),
    ...(status === 400 && isUnknownChat(text) && { isUnknown: true }),
    ...waitIn(text, ['parameters', 'retry_after']),
  }),
};

function isUnknownChat(text: string): boolean {
  const said = saidIn(text, ['description']);
  return typeof said === 'string' && /chat not found/i.test(said);
}

function itemText({ severity, title, url, lines }: ChatItem): string {
  return [`${SEVERITY_MARKS[severity]} ${linked({ title, url })}`, ...lines.map(escaped)].join('\n');
}

function linked({ title, url }: Pick<ChatItem, 'title' | 'url'>): string {
  const text = fitted(title, TITLE, escaped);
  return url ? `<a href="${escaped(url)}">${text}</a>` : text;
}

/** The four entities that Telegram knows. */
function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

import { NOTICE_MESSAGES as SAYS } from '../../../contracts/notices/notice-messages';
import {
  type ChatItem,
  type ChatReceiver,
  fitted,
  saidIn,
  SEVERITY_COLORS,
  SEVERITY_MARKS,
  waitIn,
} from './chat-message';

/** Characters of an embed. Source: "Embed Limits", https://docs.discord.com/developers/resources/message; as of 2026-11-29. */
const TITLE = 256;
const DESCRIPTION = 4_096;

/**
 * Unknown channel, unknown webhook, invalid webhook token. Source: "JSON Error Codes",
 * https://docs.discord.com/developers/topics/opcodes-and-status-codes; as of 2026-11-29.
 */
const REMOVED = new Set<unknown>([10_003, 10_015, 50_027]);

/** Signs that begin markup anywhere, and those that do so at the beginning of a line; an address is left as it is. */
const MARKUP = /https?:\/\/\S+|[\\*_~`|[\]()<>]|^(?:[#+-]|\d+(?=\.))/gm;

interface DiscordPayload {
  embeds: { title: string; url?: string; description?: string; color: number }[];
  allowed_mentions: { parse: [] };
}

/**
 * Discord, by a webhook: one embed, and nobody is mentioned whatever it says. Source: "Execute Webhook",
 * https://docs.discord.com/developers/resources/webhook, and `retry_after` in seconds,
 * https://docs.discord.com/developers/topics/rate-limits; as of 2026-11-29.
 */
export const discord: ChatReceiver = {
  payload({ severity, title, lines, url, items, more }): DiscordPayload {
    const told = [...items.map(itemText), ...(more > 0 ? [SAYS.digestMore(more)] : [])];
    const description = told.length > 0 ? told.join('\n') : fitted(lines.join('\n'), DESCRIPTION, escaped);
    return {
      embeds: [
        {
          title: fitted(title, TITLE, escaped),
          ...(url && { url }),
          ...(description && { description }),
          color: Number.parseInt(SEVERITY_COLORS[severity].slice(1), 16),
        },
      ],
      allowed_mentions: { parse: [] },
    };
  },
  fits: (payload) =>
    (payload as DiscordPayload).embeds.every(({ description = '' }) => description.length <= DESCRIPTION),
  refusal: ({ status, text }) => ({
    ...([401, 403, 404, 410].includes(status) && REMOVED.has(saidIn(text, ['code'])) && { isRemoved: true }),
    ...waitIn(text, ['retry_after']),
  }),
};

function itemText({ severity, title, url, lines }: ChatItem): string {
  const text = escaped(title);
  const link = url.replaceAll('(', '%28').replaceAll(')', '%29');
  return [`${SEVERITY_MARKS[severity]} ${link ? `[${text}](${link})` : text}`, ...lines.map(escaped)].join(
    '\n',
  );
}

function escaped(text: string): string {
  return text.replace(MARKUP, (found) => {
    if (found.startsWith('http')) return found;
    return /^\d/.test(found) ? `${found}\\` : `\\${found}`;
  });
}

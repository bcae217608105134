import { NOTICE_MESSAGES as SAYS } from '../../../contracts/notices/notice-messages';
import { type ChatItem, type ChatReceiver, fitted, SEVERITY_COLORS, SEVERITY_MARKS } from './chat-message';

/** Characters of a section's text. Source: https://docs.slack.dev/reference/block-kit/blocks/section-block; as of 2026-11-29. */
const SECTION = 3_000;
/** Source: "up to 50 blocks in each message", https://docs.slack.dev/reference/block-kit/blocks; as of 2026-11-29. */
const BLOCKS = 50;
/** Of all texts: blocks of some 13,200 are refused as `msg_blocks_too_long` (github.com/slackapi/bolt-js/issues/2509). */
const MESSAGE = 12_000;
/** Of a title beside an address, so that both are in one section. */
const TITLE = 600;

/**
 * What an answer says whose webhook is not there any more, or may not write there. Source of the first three: Slack,
 * https://api.slack.com/changelog/2016-05-17-changes-to-errors-for-incoming-webhooks; of the others, which it answers as well:
 * https://routeforms.com/tools/slack-webhook-error-decoder; as of 2026-11-29.
 */
const REMOVED = new Set([
  ...['channel_not_found', 'channel_is_archived', 'action_prohibited'],
  ...['no_service', 'no_team', 'no_active_hooks', 'invalid_token'],
]);

interface Section {
  type: 'section';
  text: { type: 'mrkdwn' | 'plain_text'; text: string; verbatim?: true; emoji?: false };
}

interface SlackPayload {
  attachments: { color: string; fallback: string; blocks: Section[] }[];
}

/**
 * Slack, by an incoming webhook. The bar of an attachment has the color; its blocks say the rest.
 * Source: https://docs.slack.dev/reference/messaging/attachments and
 * https://docs.slack.dev/messaging/formatting-message-text: `&`, `<` and `>` are escaped, nothing else; as of 2026-11-29.
 */
export const slack: ChatReceiver = {
  payload({ severity, title, lines, url, items, more }): SlackPayload {
    const told = [...items.map(itemText), ...(more > 0 ? [SAYS.digestMore(more)] : [])];
    const blocks = [
      mrkdwn(`*${linked({ title, url })}*`),
      ...(lines.length > 0 ? [plain(lines.join('\n'))] : []),
      ...packed(told).map(mrkdwn),
    ];
    return {
      attachments: [{ color: SEVERITY_COLORS[severity], fallback: fitted(title, TITLE, escaped), blocks }],
    };
  },
  fits(payload) {
    const blocks = (payload as SlackPayload).attachments.flatMap((attachment) => attachment.blocks);
    const length = blocks.reduce((sum, { text }) => sum + text.text.length, 0);
    return (
      blocks.length <= BLOCKS && length <= MESSAGE && blocks.every(({ text }) => text.text.length <= SECTION)
    );
  },
  refusal: ({ status, text }) => ({
    ...([403, 404, 410].includes(status) && REMOVED.has(text.trim()) && { isRemoved: true }),
  }),
};

function itemText({ severity, title, url, lines }: ChatItem): string {
  return [`${SEVERITY_MARKS[severity]} ${linked({ title, url })}`, ...lines.map(escaped)].join('\n');
}

/** In as few sections as hold them. */
function packed(texts: readonly string[]): string[] {
  const sections: string[] = [];
  for (const text of texts) {
    const longer = `${sections.at(-1) ?? ''}\n${text}`;
    if (sections.length > 0 && longer.length <= SECTION) sections[sections.length - 1] = longer;
    else sections.push(text);
  }
  return sections;
}

function linked({ title, url }: Pick<ChatItem, 'title' | 'url'>): string {
  const text = fitted(title, TITLE, escaped);
  return url ? `<${escaped(url).replaceAll('|', '%7C')}|${text}>` : text;
}

function mrkdwn(text: string): Section {
  return { type: 'section', text: { type: 'mrkdwn', text, verbatim: true } };
}

/** Nothing in it becomes bold, a link or a picture. */
function plain(text: string): Section {
  return {
    type: 'section',
    text: { type: 'plain_text', text: fitted(text, SECTION, escaped), emoji: false },
  };
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

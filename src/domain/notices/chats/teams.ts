import { NOTICE_MESSAGES as SAYS } from '../../../contracts/notices/notice-messages';
import type { NoticeSeverity } from '../../../contracts/notices/notices';
import { cutToCharacters } from '../../text/cut-text';
import { utf8Bytes } from '../../text/utf8-bytes';
import type { ChatItem, ChatReceiver } from './chat-message';

/**
 * Bytes of a message: "about 28 KB" with all that is in it; the rest is for what the workflow adds.
 * Source: "Message size limit", https://learn.microsoft.com/connectors/teams/; as of 2026-11-29.
 */
const MESSAGE = 24 * 1024;
/** Of a notification, each an element of its own. The choice is ours. */
const LINES = 40;
const TITLE = 256;

/** Containers and texts call them the same. Source: https://learn.microsoft.com/adaptive-cards/schema-explorer/container and text-run; as of 2026-11-29. */
const STYLES: Readonly<Record<NoticeSeverity, string>> = {
  critical: 'attention',
  warning: 'warning',
  info: 'accent',
};

/**
 * Microsoft Teams, by a workflow that posts what comes to its webhook: an Adaptive Card. A TextRun takes no Markdown, so
 * nothing is to be escaped. Source: https://learn.microsoft.com/connectors/teams/ (When a Teams webhook request is received)
 * and https://learn.microsoft.com/adaptive-cards/schema-explorer/text-run; as of 2026-11-29.
 */
export const teams: ChatReceiver = {
  payload({ severity, title, lines, url, items, more }) {
    const shown = lines.length > LINES ? [...lines.slice(0, LINES), '…'] : lines;
    const head = { type: 'Container', style: STYLES[severity], bleed: true, items: [heading(title)] };
    const content = {
      $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
      type: 'AdaptiveCard',
      version: '1.4',
      msteams: { width: 'Full' },
      body: [
        head,
        ...shown.map((line) => textBlock(line)),
        ...items.flatMap(itemBlocks),
        ...(more > 0 ? [textBlock(SAYS.digestMore(more))] : []),
      ],
      ...(url && { actions: [{ type: 'Action.OpenUrl', title: SAYS.open, url }] }),
    };
    const contentType = 'application/vnd.microsoft.card.adaptive';
    return { type: 'message', attachments: [{ contentType, contentUrl: null, content }] };
  },
  fits: (payload) => utf8Bytes(JSON.stringify(payload)).length <= MESSAGE,
  // A workflow that was deleted; one that is paused or fails answers otherwise, and may work again.
  refusal: ({ status }) => ([404, 410].includes(status) ? { isRemoved: true } : {}),
};

function heading(title: string) {
  return textBlock(cutToCharacters(title, TITLE), { weight: 'Bolder', size: 'Medium' });
}

function itemBlocks({ severity, title, lines, url }: ChatItem) {
  const opens = url && { selectAction: { type: 'Action.OpenUrl', url } };
  const run = { color: STYLES[severity], weight: 'Bolder', ...opens };
  return [textBlock(title, run), ...lines.map((line) => textBlock(line, { size: 'Small' }, 'None'))];
}

function textBlock(text: string, run: object = {}, spacing = 'Small') {
  return { type: 'RichTextBlock', spacing, inlines: [{ type: 'TextRun', text, ...run }] };
}

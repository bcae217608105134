import { NOTICE_MESSAGES as SAYS } from '../../contracts/notices/notice-messages';
import { CHANNELS_PATH, NOTICES_PATH } from '../../contracts/notices/notices';
import type { ChatItem, ChatMessage } from '../../domain/notices/chats/chat-message';
import { cutToCharacters } from '../../domain/text/cut-text';
import type { DeliveryContent, DeliveryRecord, NoticeContent } from './deliveries.schema';
import { DIGEST_LINES, linesOf } from './delivery-content';

/** Of a line within a digest, in characters. */
const DIGEST_LINE = 200;

interface ChatFrame {
  /** The instance's name. */
  sender: string;
  publicUrl: string;
}

/** What a chat is told by a delivery: one notice, a digest of several, or a test. */
export function chatMessage(
  { kind, title }: Pick<DeliveryRecord, 'kind' | 'title'>,
  { notices, more }: DeliveryContent,
  { sender, publicUrl }: ChatFrame,
): ChatMessage {
  const [first] = notices;
  if (kind === 'notice' && first) {
    return { ...itemOf(first, publicUrl), lines: linesOf(first.body), items: [], more: 0 };
  }
  if (kind === 'test') {
    const test = { severity: 'info', title: `${sender}: ${SAYS.testTitle}`, lines: [SAYS.testBody] } as const;
    return { ...test, url: urlOf(CHANNELS_PATH, publicUrl), items: [], more: 0 };
  }
  return {
    // The worst is the first.
    severity: first?.severity ?? 'info',
    title: `${sender}: ${title}`,
    lines: [],
    url: urlOf(NOTICES_PATH, publicUrl),
    items: notices.map((notice) => itemOf(notice, publicUrl)),
    more,
  };
}

function itemOf({ severity, title, body, link }: NoticeContent, publicUrl: string): ChatItem {
  const lines = linesOf(body).slice(0, DIGEST_LINES);
  return {
    ...{ severity, title, url: urlOf(link, publicUrl) },
    lines: lines.map((line) => cutToCharacters(line, DIGEST_LINE)),
  };
}

/** A chat opens no path of an instance that does not know its own address. */
function urlOf(path: string, publicUrl: string): string {
  return path && publicUrl && publicUrl + path;
}

import type { InstanceView } from '../../contracts/instance/instance';
import { NOTICE_MESSAGES as SAYS } from '../../contracts/notices/notice-messages';
import { CHANNELS_PATH, NOTICES_PATH } from '../../contracts/notices/notices';
import type { Mail } from '../../core/mail/mail-text';
import type { DeliveryContent, DeliveryRecord, NoticeContent } from './deliveries.schema';

/** Of each notice's text that a digest shows. */
const DIGEST_LINES = 3;

export interface MailFrame {
  to: { name: string; email: string };
  sender: Pick<InstanceView, 'name' | 'accent'>;
  publicUrl: string;
}

/** The mail of a delivery: one notice, a digest of several, or a test. */
export function noticeMail(
  { kind, title, messageId }: Pick<DeliveryRecord, 'kind' | 'title' | 'messageId'>,
  content: DeliveryContent,
  frame: MailFrame,
): Mail {
  const { to, sender, publicUrl } = frame;
  const [first] = content.notices;
  const about = kind === 'notice' && first ? single(first, publicUrl) : several(kind, title, content, frame);
  return {
    to: { name: to.name, address: to.email },
    accent: sender.accent,
    id: messageId,
    ...about,
    after: [],
    footer: {
      text: `You get this mail because notices by e-mail are on for your ${sender.name} account.`,
      label: 'Change or switch off',
      url: publicUrl + CHANNELS_PATH,
    },
  };
}

function linesOf(body: string): string[] {
  return body.split(/\n+/).filter((line) => line.trim() !== '');
}

function single({ title, body, link }: NoticeContent, publicUrl: string) {
  return {
    subject: title,
    before: [title, ...linesOf(body)],
    action: { label: link ? 'Open' : 'Open your notices', url: publicUrl + (link || NOTICES_PATH) },
  };
}

function several(
  kind: DeliveryRecord['kind'],
  title: string,
  { notices, more }: DeliveryContent,
  { sender, publicUrl }: MailFrame,
) {
  const action = { label: 'Open your notices', url: publicUrl + NOTICES_PATH };
  if (kind === 'test') {
    return { subject: `${sender.name}: ${SAYS.testTitle}`, before: [SAYS.testTitle, SAYS.testBody], action };
  }
  return {
    subject: `${sender.name}: ${title}`,
    before: ['This is what happened since the last mail:'],
    items: [
      ...notices.map(({ title: text, body, link }) => ({
        ...{ text, url: publicUrl + (link || NOTICES_PATH) },
        notes: linesOf(body).slice(0, DIGEST_LINES),
      })),
      ...(more > 0 ? [{ text: `${more.toLocaleString('en')} more`, url: publicUrl + NOTICES_PATH }] : []),
    ],
    action,
  };
}

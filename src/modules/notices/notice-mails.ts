import type { InstanceView } from '../../contracts/instance/instance';
import { NOTICE_MESSAGES as SAYS } from '../../contracts/notices/notice-messages';
import { CHANNELS_PATH, NOTICES_PATH, UNSUBSCRIBE_PATH } from '../../contracts/notices/notices';
import type { Mail } from '../../core/mail/mail-text';
import type { ChannelRecord } from './channels.schema';
import type { DeliveryContent, DeliveryRecord, NoticeContent } from './deliveries.schema';
import { DIGEST_LINES, linesOf } from './delivery-content';

export interface MailFrame {
  to: { name: string; email: string };
  sender: Pick<InstanceView, 'name' | 'accent'>;
  publicUrl: string;
  /** The setting that sends it. */
  channel: Pick<ChannelRecord, 'severity' | 'timing' | 'hour' | 'zone'>;
  /** What its link proves: that its owner was sent it. */
  token: string;
}

/** The mail of a delivery: one notice, a digest of several, or a test. */
export function noticeMail(
  { kind, title, messageId }: Pick<DeliveryRecord, 'kind' | 'title' | 'messageId'>,
  content: DeliveryContent,
  frame: MailFrame,
): Mail {
  const { to, sender, publicUrl, channel, token } = frame;
  const [first] = content.notices;
  const about = kind === 'notice' && first ? single(first, publicUrl) : several(kind, title, content, frame);
  return {
    to: { name: to.name, address: to.email },
    accent: sender.accent,
    id: messageId,
    ...about,
    after: [],
    unsubscribe: `${publicUrl}/api${UNSUBSCRIBE_PATH}/${token}`,
    footer: {
      text: SAYS.mailSetting(sender.name, channel.severity, leaves(channel)),
      links: [
        { text: 'Change or switch off', url: publicUrl + CHANNELS_PATH },
        { text: 'Unsubscribe', url: `${publicUrl}${UNSUBSCRIBE_PATH}#${token}` },
      ],
    },
  };
}

function leaves({ timing, hour, zone }: MailFrame['channel']): string {
  return timing === 'instant' ? SAYS.atOnce : SAYS.onceADay(`${String(hour).padStart(2, '0')}:00`, zone);
}

function single({ title, body, link }: NoticeContent, publicUrl: string) {
  return {
    subject: title,
    before: [title, ...linesOf(body)],
    action: { label: link ? 'Open' : 'Open your notifications', url: publicUrl + (link || NOTICES_PATH) },
  };
}

function several(
  kind: DeliveryRecord['kind'],
  title: string,
  { notices, more }: DeliveryContent,
  { sender, publicUrl }: MailFrame,
) {
  const action = { label: 'Open your notifications', url: publicUrl + NOTICES_PATH };
  if (kind === 'test') {
    return { subject: `${sender.name}: ${SAYS.testTitle}`, before: [SAYS.testTitle, SAYS.testBody], action };
  }
  return {
    subject: `${sender.name}: ${title}`,
    before: ['This is what happened since the last email:'],
    items: [
      ...notices.map(({ title: text, body, link }) => ({
        ...{ text, url: publicUrl + (link || NOTICES_PATH) },
        notes: linesOf(body).slice(0, DIGEST_LINES),
      })),
      ...(more > 0 ? [{ text: SAYS.digestMore(more), url: publicUrl + NOTICES_PATH }] : []),
    ],
    action,
  };
}

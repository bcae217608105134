import { NOTICE_LIMITS } from '../../contracts/notices/notices';
import type { NoticeToPublish } from './notice-to-publish';
import type { NoticeRecord } from './notices.schema';

const OWN_PATH = /^\/(?![/\\])/;

/** What is kept of a notice: texts within their bounds, a link that leads nowhere else. */
export function boundedNotice(
  notice: NoticeToPublish,
): Pick<NoticeRecord, 'kind' | 'key' | 'severity' | 'title' | 'body' | 'link' | 'details'> {
  const { kind, key, severity, title, body = '', link = '', details = {} } = notice;
  if (key === '' || key.length > NOTICE_LIMITS.key) throw new TypeError(`A notice has no such key: ${key}`);
  const isOwn = OWN_PATH.test(link) && link.length <= NOTICE_LIMITS.link;
  return {
    kind,
    key,
    severity,
    title: cut(title.replace(/\s+/g, ' ').trim(), NOTICE_LIMITS.title),
    body: cut(body.trim(), NOTICE_LIMITS.body),
    link: isOwn ? link : '',
    details: Buffer.byteLength(JSON.stringify(details)) <= NOTICE_LIMITS.details ? details : {},
  };
}

/** Never within a character of two halves. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

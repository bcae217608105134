import { MAX_DIGEST_NOTICES } from '../../contracts/notices/channels';
import { NOTICE_MESSAGES as SAYS } from '../../contracts/notices/notice-messages';
import { NOTICE_SEVERITIES } from '../../contracts/notices/notices';
import type { DeliveryContent, DeliveryRecord, NoticeContent } from './deliveries.schema';
import type { NoticeRecord } from './notices.schema';

/** Of each notice's text that a digest shows. */
export const DIGEST_LINES = 3;

export function linesOf(body: string): string[] {
  return body.split(/\n+/).filter((line) => line.trim() !== '');
}

/** What a delivery says of the notices that are there still: of a digest with too many, the worst and the newest. */
export function contentOf(notices: readonly NoticeRecord[]): DeliveryContent {
  const sorted = notices.toSorted((a, b) => rank(a) - rank(b) || b.at.getTime() - a.at.getTime());
  const shown = sorted.slice(0, MAX_DIGEST_NOTICES);
  return { notices: shown.map(toContent), more: notices.length - shown.length };
}

export function titleOf(
  { kind, title }: Pick<DeliveryRecord, 'kind' | 'title'>,
  content: DeliveryContent,
): string {
  return kind === 'digest' ? SAYS.digestTitle(content.notices.length + content.more) : title;
}

/** The body that webhooks get; links are whole where this instance knows its own address. */
export function webhookBody(
  { kind, createdAt }: Pick<DeliveryRecord, 'kind' | 'createdAt'>,
  { notices, more }: DeliveryContent,
  publicUrl: string,
): string {
  const told = notices.map((notice) => ({ ...toData(notice, publicUrl) }));
  const [first] = told;
  if (kind === 'notice' && first) {
    const { type, at, ...data } = first;
    return JSON.stringify({ type, timestamp: at, data: { ...data, at } });
  }
  const timestamp = createdAt.toISOString();
  if (kind === 'test') {
    return JSON.stringify({ type: 'test', timestamp, data: { title: SAYS.testTitle, body: SAYS.testBody } });
  }
  const count = notices.length + more;
  return JSON.stringify({ type: 'digest', timestamp, data: { count, notices: told } });
}

function toData({ _id, kind, severity, title, body, link, details, at }: NoticeContent, publicUrl: string) {
  return {
    type: kind,
    id: _id.toHexString(),
    at: at.toISOString(),
    severity,
    title,
    body,
    url: link && publicUrl ? publicUrl + link : link,
    details,
  };
}

function rank({ severity }: NoticeRecord): number {
  return NOTICE_SEVERITIES.indexOf(severity);
}

function toContent({ _id, kind, severity, title, body, link, details, at }: NoticeRecord): NoticeContent {
  return { _id, kind, severity, title, body, link, details, at };
}

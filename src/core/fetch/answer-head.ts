import { isUtf8 } from 'node:buffer';
import type { AnswerHead } from './site-answer';

type SentHeaders = Record<string, string | string[] | undefined>;

/** Of these each line stands for itself: a crawler's name holds to the end of its line. */
const BY_LINE: ReadonlySet<string> = new Set(['x-robots-tag']);
const REDIRECTS = [301, 302, 303, 307, 308];

export function headOf(url: string, status: number, sent: SentHeaders): AnswerHead {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(sent)) {
    if (value === undefined) continue;
    headers[name] = typeof value === 'string' ? value : value.join(BY_LINE.has(name) ? '\n' : ', ');
  }
  return { url, status, headers, contentType: headers['content-type'] ?? null };
}

/** Where it redirects to, as it was sent. */
export function locationOf({ status, headers }: AnswerHead): string | null {
  const sent = REDIRECTS.includes(status) ? headers.location : undefined;
  return sent === undefined ? null : addressInHeader(sent);
}

/** An address in a header: browsers read its bytes as UTF-8, which the header's text is not. */
export function addressInHeader(sent: string): string {
  const bytes = Buffer.from(sent, 'latin1');
  return isUtf8(bytes) ? bytes.toString() : sent;
}

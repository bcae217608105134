import { isUtf8 } from 'node:buffer';
import type { AnswerHead } from './site-answer';

type SentHeaders = Record<string, string | string[] | undefined>;

/** Of these each line stands for itself: a crawler's name holds to the end of its line. */
const BY_LINE: ReadonlySet<string> = new Set(['x-robots-tag']);
const BETWEEN_COMMAS = /(?:"[^"]*"|[^,])+/g;
const TYPE = /^\s*([^\s/;,"]+\/[^\s/;,"]+)\s*(?:;|$)/;
const CHARSET = /;\s*charset\s*=\s*(?:"[^"]*"|[^\s;]+)/i;
const REDIRECTS = [301, 302, 303, 307, 308];

export function headOf(url: string, status: number, sent: SentHeaders): AnswerHead {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(sent)) {
    if (value === undefined) continue;
    headers[name] = typeof value === 'string' ? value : value.join(BY_LINE.has(name) ? '\n' : ', ');
  }
  const sentType = headers['content-type'];
  if (sentType?.includes(',')) headers['content-type'] = oneContentType(sentType);
  return { url, status, headers, contentType: headers['content-type'] ?? null };
}

/**
 * Of several lines the last that is a type, with the charset of one before for the same type where it has none itself: as
 * browsers take it (Fetch Standard, "extract a MIME type").
 */
function oneContentType(sent: string): string {
  let kept = '';
  for (const type of sent.match(BETWEEN_COMMAS) ?? []) {
    const [, essence = ''] = TYPE.exec(type) ?? [];
    if (essence === '' || essence === '*/*') continue;
    const isSame = TYPE.exec(kept)?.[1]?.toLowerCase() === essence.toLowerCase();
    const charset = isSame && !CHARSET.test(type) ? (CHARSET.exec(kept)?.[0] ?? '') : '';
    kept = type.trim() + charset;
  }
  return kept || sent;
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

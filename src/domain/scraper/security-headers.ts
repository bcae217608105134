import type { SecurityHeader } from '../../contracts/scraper/page-checks';

/**
 * Which of the headers that guard visitors an answer lacks, as Screaming Frog SEO Spider's tab "Security" names them;
 * `headers` by names in lower case. HSTS means nothing over http (RFC 6797, 8.1).
 */
export function unsetHeaders(url: string, headers: Readonly<Record<string, string>>): SecurityHeader[] {
  const unset: SecurityHeader[] = [];
  if (url.startsWith('https:') && !headers['strict-transport-security']) unset.push('hsts');
  if (!/\bnosniff\b/i.test(headers['x-content-type-options'] ?? '')) unset.push('nosniff');
  if (!headers['content-security-policy'] && !headers['x-frame-options']) unset.push('framing');
  if (!headers['referrer-policy']) unset.push('referrer');
  return unset;
}

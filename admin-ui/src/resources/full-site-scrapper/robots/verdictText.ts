import type { RobotsTestView } from '@contracts/crawls/crawl-reports';

/** Whether an address may be visited and why, in a sentence. */
export function verdictText({ allowed, line, rule, status }: RobotsTestView): string {
  const may = allowed ? 'Allowed' : 'Blocked';
  if (line !== null) return `${may} by line ${line}${rule ? `: ${rule.trim()}` : ''}`;
  if (status !== null && status >= 500) {
    return 'Blocked: the site’s robots.txt answers with a server error, so that nothing may be visited.';
  }
  if (status !== null && status >= 400) return 'Allowed: the site has no robots.txt.';
  return `${may}: no line is about this address.`;
}

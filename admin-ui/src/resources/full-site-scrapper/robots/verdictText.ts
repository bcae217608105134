import { fetchSentence } from '@contracts/crawls/fetch-messages';
import type { RobotsTestView } from '@contracts/crawls/crawl-reports';

/** Whether an address may be visited and why, in a sentence. */
export function verdictText({ allowed, line, rule, status, failure }: RobotsTestView): string {
  if (failure !== null) return `Not known: ${fetchSentence(failure)}`;
  const may = allowed ? 'Allowed' : 'Blocked';
  if (line !== null) return `${may} by line ${line}${rule ? `: ${rule.trim()}` : ''}`;
  if (status !== null && status >= 400) return 'Allowed: the site has no robots.txt.';
  return `${may}: no line is about this address.`;
}

import { fetchSentence } from '@contracts/scraper/fetch-messages';
import type { LlmsFile } from '@contracts/scraper/llms-file';
import type { RobotsTestView } from '@contracts/scraper/robots-test';
import { formatBytes } from '../../../shared/format';

/** Whether an address may be visited and why, in a sentence. */
export function verdictText({ allowed, line, rule, status, failure }: RobotsTestView): string {
  if (failure !== null) return `Not known: ${fetchSentence(failure)}`;
  const may = allowed ? 'Allowed' : 'Blocked';
  if (line !== null) return `${may} by line ${line}${rule ? `: ${rule.trim()}` : ''}`;
  if (status !== null && status >= 400) return 'Allowed: the site has no robots.txt.';
  return `${may}: no line is about this URL.`;
}

/** What is known of a site's llms.txt, in a few words. */
export function llmsText(llms: LlmsFile | null): string {
  if (llms === null) return '–';
  if (llms.state === 'missing') return 'None';
  if (llms.state === 'unknown') return 'Not known';
  if (llms.state === 'other') return 'Not a text: the site answers with something else';
  if (llms.bytes === 0) return 'Empty';
  if (llms.state === 'untitled') return 'Text without a title: begin it with “# ” and the name of the site';
  return `Text, ${formatBytes(llms.bytes)}`;
}

import { jobKindName } from '@contracts/jobs/job-kinds';
import type { JobView } from '@contracts/jobs/jobs';
import { JOB_KIND_INFOS, type JobKindInfo } from '../../shared/jobs/jobKinds';
import type { SearchablePage } from './searchablePages';

/** A run, as it is found: its name, the tool's, and the address where its result opens, or its progress. */
export function runEntryOf(job: JobView): SearchablePage {
  const info = JOB_KIND_INFOS[job.kind] as JobKindInfo<JobView>;
  const page = info.pageOf?.(job) ?? info.page;
  const [path = '', query = ''] = page.split('?');
  return entryOf(
    path.slice(1),
    job.id,
    info.nameOf(job),
    addressOf(job, path, query),
    jobKindName(job.kind, job.parameters),
  );
}

function addressOf(job: JobView, path: string, query: string): string {
  // A crawl has a page of its own.
  if ('crawlId' in job.parameters) return `${path}/${encodeURIComponent(job.parameters.crawlId)}`;
  const address = new URLSearchParams(query);
  address.set(job.status === 'done' ? 'result' : 'run', job.id);
  return `${path}?${address.toString()}`;
}

/** A record that the search finds; its id holds that of the page whose picture it has. */
export function entryOf(
  entryId: string,
  id: string,
  title: string,
  url: string,
  within: string,
): SearchablePage {
  return { id: `${entryId}:${id}`, title, url, entryId, within };
}

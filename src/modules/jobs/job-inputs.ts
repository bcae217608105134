import type { FileReading } from '../../contracts/csv/file-reading';
import type { ExistingPage } from '../../contracts/hub/hub';
import type { InterlinkOptions } from '../../contracts/interlinks/interlinks';
import type { IntentLists } from '../../contracts/intent/intent';
import type { JobKind } from '../../contracts/jobs/jobs';
import type { ImportColumns, ImportSettings } from '../../contracts/users/user-import';

/**
 * What only the server knows of a job of each kind: what its processor is given beside the parameters. It is here and not
 * with the queues, which carry the id alone: it is kept on the job's document.
 */
interface JobInputs {
  intent: { fileId: string; lists: IntentLists };
  /** `settings`: absent from what an older release has queued. */
  'user-import': { fileId: string; columns: ImportColumns; settings?: ImportSettings; reading?: FileReading };
  /** `fileId`: the records that it is for. */
  'bulk-change': { fileId: string };
  crawl: { crawlId: string };
  'crawl-report': { crawlId: string };
  pages: { addresses: string[] };
  /** `from`: the run whose pages are taken over as far as they were read. */
  'tld-pages': { addresses: string[]; from?: string };
  /** `address` is null of what is pasted; `fileId`: the pastes, by the places of the pages. */
  brief: {
    keyword: string;
    language?: string;
    country?: string;
    ownKeywords: string[];
    outlines: number;
    competitors: { address: string | null; name: string }[];
    fileId?: string;
  };
  /** As of a brief. */
  optimize: {
    keyword: string;
    language?: string;
    country?: string;
    ownKeywords: string[];
    competitors: { address: string | null; name: string }[];
    fileId?: string;
  };
  /** `fileId`: what was pasted. */
  reading: { readingId: string };
  'schema-check': { addresses: string[]; competitors: string[]; fileId?: string };
  /** `fileId`: the keywords; the sample has none. `existing`: pages that are there already, unless they are those of a reading. */
  hub: { fileId?: string; existing: ExistingPage[]; readingId?: string };
  /** `fileId`: the uploaded files, one behind the other as `parts` has them; the sample has none. */
  'content-strategy': {
    fileId?: string;
    parts: { kind: 'keywords' | 'searchConsole'; bytes: number }[];
    readingId?: string;
  };
  /** `keywords`: of targets, by their addresses. The sample has no reading. */
  interlinks: {
    readingId?: string;
    options: InterlinkOptions;
    keywords: { address: string; keywords: string[] }[];
  };
}

export type JobInput<Kind extends JobKind = JobKind> = JobInputs[Kind];

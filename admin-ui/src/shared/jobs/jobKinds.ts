import { READY_TOOLS } from '@contracts/access/tools';
import { BULK_BROKE_OFF } from '@contracts/bulk/bulk-changes';
import { RESULT_FILE_PREFIX } from '@contracts/intent/intent';
import { JOB_KIND_DEFINITIONS } from '@contracts/jobs/job-kinds';
import type { JobKind, JobView } from '@contracts/jobs/jobs';
import { MESSAGES } from '@contracts/messages';
import { READING_TOOLS } from '@contracts/readings/readings';
import { IMPORT_BROKE_OFF, IMPORT_REPORT_PREFIX } from '@contracts/users/user-import';
import { changesPath, listOfBulk } from '../list/bulkApi';

/** A job of any kind, as far as the shared parts look into it. */
export type AnyJob = Omit<JobView, 'kind' | 'parameters' | 'result'> & { kind: string; result?: unknown };

/** How the pages speak of the jobs of a kind, and what can be done with one. */
export interface JobKindInfo<Job extends AnyJob> {
  kind: Job['kind'];
  /** The tool whose runs alone a page lists, where a kind serves several. */
  tool?: string;
  /** The address where they are started and their results open. */
  page: string;
  /** The same of one job, where its kind has several. */
  pageOf?: (job: Job) => string;
  /** What their progress counts. */
  units: string;
  /** What is done to the units, and what has been done to them in the end. */
  verbs: { now: string; past: string };
  /** What happens before anybody knows how many units there are. */
  starting: string;
  pausable: boolean;
  /** What is left of one that was cancelled, where that is not nothing. */
  whenCancelled?: string;
  /** What is deleted, where a result's name does not say so: `the report “…”`. */
  deletedAs?: (name: string) => string;
  /** What goes with a deleted result and what stays, where that is more than the result. */
  whenDeleted?: string;
  /** What is left of one that failed, and what to do. */
  whenFailed?: string;
  /** What a job is called. */
  nameOf: (job: Job) => string;
  /** The file that a finished one is exported as, where its kind has one. */
  file?: JobFile<Job>;
}

export interface JobFile<Job extends AnyJob> {
  type: string;
  nameOf: (job: Job) => string;
  /** What to do with it. */
  hint: string;
  /** The API's address of it, where that is not the job's own. */
  pathOf?: (job: Job) => string;
}

/** Of runs over given pages, which are named by their count and host. */
interface NamedRun {
  id: string;
  parameters: { name: string };
}

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const PAGES_READ = {
  units: 'pages',
  verbs: { now: 'Reading', past: 'read' },
  starting: 'Waiting for its turn…',
  whenCancelled: 'Nothing is kept; you can start it again.',
};

/** `api` is the address of all runs. */
const exportedCsv = (tool: string, api: string) => ({
  type: 'text/csv',
  hint: 'The CSV was downloaded.',
  nameOf: ({ parameters }: NamedRun) => `[${tool}] ${parameters.name}.csv`,
  pathOf: ({ id }: NamedRun) => `${api}/${encodeURIComponent(id)}/export`,
});

/** Of the tools that work on readings, the first that is built. */
const READING_PAGE = READY_TOOLS.find(({ id }) => READING_TOOLS.some((tool) => tool === id))?.url ?? '/';

/** What the contract says of a kind. */
function definedOf<Kind extends JobKind>(kind: Kind) {
  const definition = JOB_KIND_DEFINITIONS[kind];
  const nameOf = ({ parameters }: JobView<Kind>) => definition.nameOf(parameters);
  return { kind, pausable: definition.pausable, nameOf };
}

/** A kind of the contract; its pages hand it to the shared parts. */
export const JOB_KIND_INFOS: { [Kind in JobKind]: JobKindInfo<JobView<Kind>> } = {
  intent: {
    ...definedOf('intent'),
    page: '/intent-finder',
    units: 'rows',
    verbs: { now: 'Classifying', past: 'classified' },
    starting: 'Reading the file…',
    whenDeleted: 'The result and its file are deleted permanently. Your own file stays as it is.',
    nameOf: uploadedName,
    file: {
      type: 'text/csv',
      nameOf: (job) => `${RESULT_FILE_PREFIX}${uploadedName(job)}`,
      hint: MESSAGES.openAndSaveAsXlsx,
    },
  },
  'user-import': {
    ...definedOf('user-import'),
    page: '/users/import',
    units: 'rows',
    verbs: { now: 'Importing', past: 'imported' },
    starting: 'Reading the file…',
    whenCancelled:
      'The users imported so far are kept. Import the file again for the others: nobody is added twice.',
    whenFailed: IMPORT_BROKE_OFF,
    whenDeleted: 'The report is deleted permanently. The users stay as they are.',
    file: {
      type: 'text/csv',
      nameOf: ({ parameters }) => `${IMPORT_REPORT_PREFIX}${parameters.fileName}`,
      hint: 'The report was downloaded.',
    },
  },
  'bulk-change': {
    ...definedOf('bulk-change'),
    page: '/users/changes',
    pageOf: ({ parameters }) => changesPath(listOfBulk(parameters.resource)),
    units: 'records',
    verbs: { now: 'Changing', past: 'processed' },
    starting: 'Waiting for its turn…',
    whenCancelled: BULK_BROKE_OFF,
    whenFailed: BULK_BROKE_OFF,
    deletedAs: (name) => `the report “${name}”`,
    whenDeleted:
      'The report is deleted permanently. The records stay as they are, and an update can no longer be undone.',
  },
  crawl: {
    ...definedOf('crawl'),
    page: '/full-site-scrapper',
    // Pages, and what they point at.
    units: 'addresses',
    verbs: { now: 'Crawling', past: 'visited' },
    starting: 'Reading robots.txt and sitemaps…',
    whenCancelled: 'The pages visited so far are kept, and it can be resumed on its page.',
  },
  'crawl-report': {
    ...definedOf('crawl-report'),
    page: '/full-site-scrapper',
    units: 'pages',
    verbs: { now: 'Reporting on', past: 'reported on' },
    starting: 'Reading the pages visited…',
    whenCancelled: 'The pages visited are still listed.',
  },
  pages: {
    ...definedOf('pages'),
    page: '/pages-analysis',
    pageOf: ({ parameters }) => `/${parameters.tool}`,
    ...PAGES_READ,
  },
  'tld-pages': {
    ...definedOf('tld-pages'),
    page: '/tld-language?mode=pages',
    ...PAGES_READ,
    file: exportedCsv('tld-language', '/tld-language/jobs'),
  },
  'schema-check': {
    ...definedOf('schema-check'),
    page: '/schema-intelligence',
    ...PAGES_READ,
    verbs: { now: 'Checking', past: 'checked' },
    whenCancelled: 'The pages checked so far are listed under Checked pages.',
    whenDeleted: 'The run is deleted permanently. Its checks stay under Checked pages.',
    file: exportedCsv('schema-intelligence', '/schema-checks/jobs'),
  },
  reading: {
    ...definedOf('reading'),
    page: READING_PAGE,
    ...PAGES_READ,
    starting: 'Reading robots.txt and sitemaps…',
    whenCancelled: 'It cannot be used; start it again or delete it.',
    deletedAs: (name) => `the reading of ${name}`,
    whenDeleted: 'The texts that were read are deleted permanently. Results made from them stay.',
    file: {
      type: 'text/csv',
      hint: 'The list of pages was downloaded.',
      nameOf: ({ parameters }) => `[site-reading] ${parameters.name}.csv`,
      pathOf: ({ parameters }) => `/readings/${encodeURIComponent(parameters.readingId)}/export`,
    },
  },
  optimize: {
    ...definedOf('optimize'),
    page: '/optimize-prime',
    ...PAGES_READ,
    whenCancelled: 'Nothing was counted; you can start it again.',
    whenDeleted:
      'The comparison is deleted permanently. Drafts that were begun with it keep what they need of it.',
  },
  brief: {
    ...definedOf('brief'),
    page: '/intelligent-briefs',
    ...PAGES_READ,
    whenCancelled: 'Nothing was counted; you can start it again.',
    whenDeleted: 'The brief is deleted permanently, with its outlines.',
    file: {
      type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      hint: 'The document was downloaded.',
      nameOf: ({ parameters }) => `[intelligent-briefs] ${parameters.name}.docx`,
      pathOf: ({ parameters }) => `/intelligent-briefs/${parameters.briefId}/export?format=docx`,
    },
  },
  hub: {
    ...definedOf('hub'),
    page: '/intelligent-hub',
    units: 'keywords',
    verbs: { now: 'Grouping', past: 'grouped' },
    starting: 'Reading the keywords…',
    whenCancelled: 'Nothing is kept, and the use was given back.',
    whenDeleted: 'The hub with all its changes is deleted permanently. Your own file stays as it is.',
    file: {
      type: DOCX,
      nameOf: ({ parameters }) => `[intelligent-hub] ${parameters.seed}.docx`,
      hint: 'The document was downloaded.',
      pathOf: ({ id }) => `/intelligent-hub/jobs/${encodeURIComponent(id)}/export`,
    },
  },
  'content-strategy': {
    ...definedOf('content-strategy'),
    page: '/content-strategy-evaluator',
    units: 'keywords, pages and passages',
    verbs: { now: 'Comparing', past: 'compared' },
    starting: 'Reading the files…',
    whenCancelled: 'Nothing is kept, and the use was given back.',
    whenDeleted: 'The evaluation is deleted permanently. Your own files and site readings stay as they are.',
    file: {
      type: DOCX,
      nameOf: ({ parameters }) => `[content-strategy] ${parameters.name}.docx`,
      hint: 'The document was downloaded.',
      pathOf: ({ id }) => `/content-strategy-evaluator/jobs/${encodeURIComponent(id)}/export`,
    },
  },
  interlinks: {
    ...definedOf('interlinks'),
    page: '/intelligent-interlinks',
    ...PAGES_READ,
    verbs: { now: 'Comparing', past: 'compared' },
    whenCancelled: 'Nothing is kept, and the use was given back.',
    whenDeleted:
      'The suggestions are deleted permanently. What you accepted and rejected is remembered for later runs, and your site reading stays.',
    file: {
      type: 'text/csv',
      hint: 'The accepted links were downloaded.',
      nameOf: ({ parameters }) => `[intelligent-interlinks] ${parameters.name}.csv`,
      pathOf: ({ id }) => `/intelligent-interlinks/jobs/${encodeURIComponent(id)}/export`,
    },
  },
};

function uploadedName({ parameters, result }: JobView<'intent'>): string {
  return result?.fileName ?? parameters.fileName;
}

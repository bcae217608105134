import { type JobKindDefinition, PAGES_READ } from '../jobs/job-kind';

/** The tools that read pages: one run serves all three, each shows its part of it. */
export const PAGE_TOOLS = ['pages-analysis', 'interlink-extractor', 'heading-extractor'] as const;
export type PageToolId = (typeof PAGE_TOOLS)[number];

export interface PageRunParameters {
  /** Where it was started. */
  tool: PageToolId;
  /** How many pages of which host, unless its owner called it something else. */
  name: string;
  addresses: number;
  /** The crawl that the URLs are of, and how many pages it has. */
  crawl?: { id: string; pages: number };
}

export interface PageRunResult {
  pages: number;
  /** Of them, without an answer: not reached, or not allowed by robots.txt. */
  failed: number;
  indexable: number;
  /** Links between and from the pages. */
  internalLinks: number;
  externalLinks: number;
  /** Internal links to a page of the run that answers with an error. */
  brokenLinks: number;
  /** Internal links to what the run did not ask for, so that nobody knows; absent from runs of before they were counted. */
  uncheckedLinks?: number;
  /** Pages of which only the first MAX_LINKS_KEPT links are listed: none is called an orphan then. */
  cutPages?: number;
  orphans: number;
  deadEnds: number;
  /** Pages whose headings are not in order. */
  headingProblems: number;
}

interface PagesJob {
  parameters: PageRunParameters;
  input: { addresses: string[] };
  result: PageRunResult;
}

export const pagesKind: JobKindDefinition<PagesJob> = {
  toolOf: ({ tool }) => tool,
  label: 'Pages Analysis, Interlink Extractor, Heading Extractor',
  nameOf: ({ name }) => name,
  concurrency: 2,
  attempts: 3,
  pausable: true,
  ownsDocuments: true,
  shown: { page: '/pages-analysis', pageOf: ({ parameters }) => `/${parameters.tool}`, ...PAGES_READ },
};

import { DOCX, type JobKindDefinition } from '../jobs/job-kind';

/** What an evaluation was made from. */
export interface StrategyJobParameters {
  name: string;
  language: string;
  /** Names of the files. */
  keywordFile?: string;
  searchConsoleFile?: string;
  /** Whose pages were read. */
  reading?: string;
  /** The sample is free. */
  sample?: boolean;
}

export interface StrategyJobResult {
  keywords: number;
  /** Different ones of the file; those beyond MAX_KEYWORDS were left out. */
  totalKeywords: number;
  /** Of Search Console; different ones. */
  queries: number;
  /** Pages that were judged. */
  pages: number;
}

interface StrategyJob {
  parameters: StrategyJobParameters;
  /** `fileId`: the uploaded files, one behind the other as `parts` has them; the sample has none. */
  input: {
    fileId?: string;
    parts: { kind: 'keywords' | 'searchConsole'; bytes: number }[];
    readingId?: string;
  };
  result: StrategyJobResult;
}

export const contentStrategyKind: JobKindDefinition<StrategyJob> = {
  toolOf: () => 'content-strategy-evaluator',
  label: 'Content Strategy Evaluator',
  nameOf: ({ name }) => name,
  quotaOf: ({ sample }) =>
    sample ? undefined : { tool: 'content-strategy-evaluator', amounts: { numberOfOperations: 1 } },
  concurrency: 2,
  attempts: 3,
  pausable: false,
  ownsDocuments: true,
  shown: {
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
};

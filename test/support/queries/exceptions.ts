/** Methods that no journey calls, each for a reason. */
export const UNASKED: Record<string, string> = {
  'HealthService.onModuleDestroy': 'asks nothing: it closes what asks',
};

/** Indexes that no query asks for, each for a reason. */
export const UNUSED: Record<string, string> = {
  'files.files filename_1_uploadDate_1': 'the driver makes it with the first file of a database',
};

/** Queries that look at more than they find, each for a reason. */
export interface Exception {
  queries: RegExp;
  /** The index that must serve them: they go through what belongs to one user, run or crawl, and not through all. */
  within?: RegExp;
  why: string;
}

export const EXCEPTIONS: Exception[] = [
  {
    queries: / holds/,
    why: 'A text is looked for inside of others: no index serves that.',
  },
  {
    queries: /^(analysed_pages|analysed_links): .*\bjob\b/,
    within: /^job_1/,
    why: 'Of one run. An index for each column and filter would be written with each link of each page.',
  },
  {
    queries: /^interlink_(suggestions|pages): .*\bjob\b/,
    within: /^job_1/,
    why: 'Of one run, which has 20,000 suggestions and 2,000 pages at most. An index for each filter would be written with each.',
  },
  {
    queries: /^(crawl_pages|crawl_targets): .*\bcrawl\b/,
    within: /^crawl_1/,
    why: 'Of one crawl, for the admin who looks at it. The same indexes would be written with each of its pages.',
  },
  {
    queries: /^watches: group \{.*place range.*\}/,
    within: /^place_1/,
    why: 'Each ten minutes, whom a plan has too few places for: all that is watched is counted, by its owners.',
  },
  {
    queries: /^crawls: .*deleting absent/,
    why: 'Some a day at most, and each is as large as a site: there are thousands, not more.',
  },
  {
    queries: /^users: find \{.+\} by nameKey/,
    why: 'An export, statistics or a change of many: all that match are read, and put in order when they are few.',
  },
  {
    queries: /^users: group \{.+\}$/,
    why: 'A list in the order of its batches or plans is counted for each of them, beside what else it is filtered by.',
  },
  {
    queries: /^users: (find first|count) .*\b(nor|or)\(/,
    why: 'Several states of accounts at once, or who is not in one: an admin’s filter, over most of the accounts.',
  },
  {
    queries: /^(users|jobs): find first \{createdAt range\} by _id$/,
    why: 'Ids grow with the time: the newest days are found at once in the usual order, and late in the other one.',
  },
  {
    queries: /^users: find \{sample\}$/,
    why: 'Once a start, and only where an instance that nobody else reaches is tried out.',
  },
  {
    queries: /^jobs: count \{createdAt range, status\}$/,
    within: /^status_1/,
    why: 'The failed jobs of thirty days. An index with the status is written four times a job, and there is one.',
  },
  {
    queries: /^audit_log: count \{(action|actor|resource), group null\}$/,
    within: /^(action|actor|resource)_1/,
    why: 'What a filtered page of the log counts for its admin. Four more indexes would be written with each change.',
  },
  {
    queries: /^intent_words: .*\{languages\}/,
    why: 'The words of a language, for an admin: most words have none or the same.',
  },
];

/** Methods that no journey calls, each for a reason. */
export const UNASKED: Record<string, string> = {
  'HealthService.onModuleDestroy': 'asks nothing: it closes what asks',
};

/** Queries that look at more than they find, each for a reason. */
export interface Exception {
  queries: RegExp;
  /** The index that must serve them: they go through what belongs to one owner, run or crawl, and not through all. */
  within?: RegExp;
  why: string;
}

export const EXCEPTIONS: Exception[] = [
  {
    queries: /^(intent_words|schema_checks): (find|count)(?!.*\bowner null).*\b(owner|user)\b/,
    within: /^(owner|user)_1/,
    why: 'within what one user keeps: 2,000 words, and the checks of half a year',
  },
  {
    queries: /^(analysed_pages|analysed_links|user_import_rows|bulk_change_rows): .*\bjob\b/,
    within: /^job_1/,
    why: 'within one run: an index for each column and filter would be written with each link of each page',
  },
  {
    queries: /^(crawl_pages|crawl_targets): .*\bcrawl\b/,
    within: /^crawl_1/,
    why: 'within one crawl, which an admin looks at: the same, for each page of each crawl',
  },
  {
    queries: / holds/,
    why: 'a text is looked for inside of others, which no index serves',
  },
];

import { MAX_OUTLINES } from '../../contracts/briefs/briefs';
import { SAMPLE_PAGES, SAMPLE_QUERY } from '../../domain/briefs/sample/sample-pages';
import type { JobInput } from '../../contracts/jobs/job-kinds';

/** What the sample is ordered with, and its pages by their places. */
export function sampleOrder(): { order: JobInput<'brief'>; pastes: Record<string, string> } {
  const { keyword, language, ownKeywords } = SAMPLE_QUERY;
  return {
    order: {
      ...{ keyword, language, ownKeywords: [...ownKeywords], outlines: MAX_OUTLINES },
      competitors: SAMPLE_PAGES.map(({ title }) => ({ address: null, name: title })),
    },
    pastes: Object.fromEntries(SAMPLE_PAGES.map(({ html }, index) => [String(index + 1), html])),
  };
}

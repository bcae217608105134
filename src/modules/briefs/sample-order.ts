import { MAX_OUTLINES } from '../../contracts/briefs/briefs';
import { SAMPLE_BRIEF } from '../../domain/briefs/sample';
import type { JobInput } from '../jobs/job-inputs';

/** What the sample is ordered with, and its pages by their places. */
export function sampleOrder(): { order: JobInput<'brief'>; pastes: Record<string, string> } {
  const { keyword, language, pages } = SAMPLE_BRIEF;
  return {
    order: {
      ...{ keyword, language, ownKeywords: [], outlines: MAX_OUTLINES },
      competitors: pages.map(({ name }) => ({ address: null, name })),
    },
    pastes: Object.fromEntries(pages.map(({ text }, index) => [String(index + 1), text])),
  };
}

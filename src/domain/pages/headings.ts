import type { PageHeading } from '../../contracts/pages/page-facts';
import type { HeadingProblem } from '../../contracts/pages/page-runs';

/** A heading with what is wrong with it. */
export interface CheckedHeading extends PageHeading {
  problem: HeadingProblem | null;
}

/**
 * The headings in their order, each with its problem: an h1 after the first, a level that skips one, no text. Those that are
 * hidden have none, and no say in what follows. That a page has no h1 is no heading's problem: `headingProblems` tells it.
 */
export function checkHeadings(headings: readonly PageHeading[]): CheckedHeading[] {
  let before = 0;
  let hasH1 = false;
  return headings.map((heading) => {
    const { level, text, hidden } = heading;
    if (hidden) return { ...heading, problem: null };
    const isSkip = before > 0 && level > before + 1;
    const isSecond = level === 1 && hasH1;
    before = level;
    hasH1 ||= level === 1 && text !== '';
    if (text === '') return { ...heading, problem: 'empty-heading' };
    if (isSecond) return { ...heading, problem: 'several-h1' };
    return { ...heading, problem: isSkip ? 'skipped-level' : null };
  });
}

/** The text of a page's main heading, which is the first h1 that has one; null without. */
export function mainHeading(headings: readonly { level: number; text: string }[]): string | null {
  return headings.find(({ level, text }) => level === 1 && text !== '')?.text ?? null;
}

/** What is wrong with the headings of a page, each problem once. */
export function headingProblems(headings: readonly PageHeading[]): HeadingProblem[] {
  const found = new Set<HeadingProblem>();
  if (mainHeading(headings) === null) found.add('no-h1');
  for (const { problem } of checkHeadings(headings)) if (problem) found.add(problem);
  return [...found];
}

/** How many headings there are of each level, h1 first. */
export function headingCounts(headings: readonly PageHeading[]): number[] {
  const counts = [0, 0, 0, 0, 0, 0];
  for (const { level } of headings) counts[level - 1] = (counts[level - 1] ?? 0) + 1;
  return counts;
}

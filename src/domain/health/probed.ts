import type { HealthLine } from '../../contracts/health/health';
import { type Probed, TOO_OLD } from './health-facts';

/** What a line is called, without what was found. */
export type LineHead = Pick<HealthLine, 'id' | 'group' | 'title'>;

/** What was found, for a line. */
export type Verdict = Pick<HealthLine, 'status' | 'says' | 'doThis'>;

/** How a check failed, as the rest of a sentence. */
export function failureText({ failure, reason }: Extract<Probed<never>, { failure: string }>): string {
  if (reason === TOO_OLD) return 'is too old for Cohort';
  return failure === 'late' ? 'did not answer within 2 seconds' : `refused the check (${reason})`;
}

/** A line about what the database holds: nothing is known of it where it could not be asked. */
export function fromDatabase<Found>(
  head: LineHead,
  probed: Probed<Found>,
  judge: (found: Found) => Verdict,
): HealthLine {
  if ('found' in probed) return { ...head, ...judge(probed.found) };
  const says = `Not known, because the database ${failureText(probed)}.`;
  return { ...head, status: 'unknown', says, doThis: 'Follow the line Database first.' };
}

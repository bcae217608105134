import { reasonOf } from '../../core/errors/reason-of';
import { CHECK_TIMEOUT_MS } from '../../core/observability/health.service';
import { inTime } from '../../core/process/in-time';
import type { Probed } from '../../domain/health/health-facts';

/** What a check finds, or why not, in two seconds at most. */
export function probe<Found>(check: () => Promise<Found>): Promise<Probed<Found>> {
  const answer = Promise.resolve()
    .then(check)
    .then(
      (found): Probed<Found> => ({ found }),
      (error: unknown): Probed<Found> => ({ failure: 'refused', reason: reasonOf(error) }),
    );
  return inTime(answer, CHECK_TIMEOUT_MS, { failure: 'late', reason: 'late' } as const);
}

import { hasAllowance, limitedToolsOf } from '@domain/usage/limits';
import { useMemo } from 'react';
import { useSubject } from '../../session/useSession';
import { usePlanLimits } from './usePlanLimits';

/** Milliseconds: a plan changes seldom, and the page of a tool asks anew. */
const KNOWN_FOR_MS = 10 * 60_000;

/** The tools that a student may open and that the plan does not include; none while that is not known, and none of admins. */
export function useLackedTools(): ReadonlySet<string> {
  const subject = useSubject();
  const limited = useMemo(() => (subject.role === 'student' ? limitedToolsOf(subject) : []), [subject]);
  const { data } = usePlanLimits({ staleTime: KNOWN_FOR_MS, enabled: limited.length > 0 });
  return useMemo(
    () => new Set(data ? limited.filter((tool) => !hasAllowance(data.planStats, tool)) : []),
    [data, limited],
  );
}

import { PRICING_PATH } from '@contracts/plans/pricing';
import type { LimitedTool } from '@contracts/usage/limits';
import { quotaGatedToolAt } from '@domain/access/navigation';
import { hasAllowance } from '@domain/usage/limits';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSubject } from '../../session/useSession';
import { usePlanLimits } from '../../shared/limits/usePlanLimits';
import { PageSkeleton } from '../PageSkeleton';

/** Sends whoever opens a tool that the plan does not allow at all to the plans; else the page shows. */
export function QuotaGate({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const tool = quotaGatedToolAt(useSubject(), pathname);
  return tool ? <AllowedTool tool={tool}>{children}</AllowedTool> : children;
}

function AllowedTool({ tool, children }: { tool: LimitedTool; children: ReactNode }) {
  const { data, error, isFetching } = usePlanLimits();
  // The server counts: where it does not say how much there is, the page itself tells what is wrong.
  if (error) return children;
  if (hasAllowance(data?.planStats, tool)) return children;
  // What was known before an upgrade may be wrong by now.
  return isFetching ? <PageSkeleton /> : <Navigate to={PRICING_PATH} state={{ tool }} replace />;
}

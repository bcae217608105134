import { PRICING_PATH } from '@contracts/plans/pricing';
import type { LimitedTool } from '@contracts/usage/limits';
import { limitedToolAt, quotaGatedToolAt } from '@domain/access/navigation';
import { hasAllowance } from '@domain/usage/limits';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSubject } from '../../session/useSession';
import { lazyBody } from '../../shared/lazyBody';
import { usePlanLimits } from '../../shared/limits/usePlanLimits';
import { PageNotice } from '../../shared/pageNotice';
import { PageSkeleton } from '../PageSkeleton';

const LackedToolNotice = lazyBody(
  () => import('./LackedToolNotice'),
  'LackedToolNotice',
  () => null,
);

interface GateProps {
  tool: LimitedTool;
  children: ReactNode;
}

/**
 * Sends whoever opens a gated tool that the plan does not allow at all to the plans. Another limited tool opens, and says above
 * its form that the plan does not include it.
 */
export function QuotaGate({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const subject = useSubject();
  const gated = quotaGatedToolAt(subject, pathname);
  if (gated) return <AllowedTool tool={gated}>{children}</AllowedTool>;
  const limited = limitedToolAt(subject, pathname);
  return limited ? <MarkedTool tool={limited}>{children}</MarkedTool> : children;
}

function AllowedTool({ tool, children }: GateProps) {
  const { data, error, isFetching } = usePlanLimits();
  // The server counts: where it does not say how much there is, the page itself tells what is wrong.
  if (error) return children;
  if (hasAllowance(data?.planStats, tool)) return children;
  // What was known before an upgrade may be wrong by now.
  if (isFetching) return <PageSkeleton />;
  return <Navigate to={PRICING_PATH} state={{ tool, planName: data?.planName }} replace />;
}

function MarkedTool({ tool, children }: GateProps) {
  const { data } = usePlanLimits();
  const isLacked = data !== undefined && !hasAllowance(data.planStats, tool);
  const notice = isLacked ? <LackedToolNotice tool={tool} planName={data.planName} /> : null;
  return <PageNotice.Provider value={notice}>{children}</PageNotice.Provider>;
}

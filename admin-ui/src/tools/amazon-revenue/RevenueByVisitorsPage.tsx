import { RevenuePage } from './RevenuePage';

export function RevenueByVisitorsPage() {
  return <RevenuePage estimator="visitors" />;
}

import { RevenuePage } from './RevenuePage';

export function RevenueByKeywordsPage() {
  return <RevenuePage estimator="keywords" />;
}

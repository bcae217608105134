import { DEFAULT_PERIOD } from '@contracts/statistics/statistics';
import { useSearchParams } from 'react-router-dom';

/** The period in the page's address. */
export function usePeriod(): [period: string, setPeriod: (period: string) => void] {
  const [params, setParams] = useSearchParams();
  const setPeriod = (period: string) => setParams({ period });
  return [params.get('period') ?? DEFAULT_PERIOD, setPeriod];
}

import type { EstimateRow } from '@contracts/calculators/calculators';
import { KeywordsEstimateDto, VisitorsEstimateDto } from '@contracts/calculators/calculators.dto';
import { apiJson } from '../../providers/apiClient';

/** Which of the two estimators a page is. */
export type Estimator = 'keywords' | 'visitors';

/** A request that the form has checked. */
export type EstimateRequest = KeywordsEstimateDto | VisitorsEstimateDto;

/** Figures, and what they were asked with. */
export interface Estimate {
  rows: EstimateRow[];
  request: EstimateRequest;
}

/** What the form's fields hold while they are filled in; an empty text is no answer yet. */
export interface EstimateValues {
  mainKeywordVolume: string;
  longTailKeywords: string;
  estimatedMonthlyVisitors: string;
  averageProductPrice: string;
  commissions: string;
  serpPosition: string;
  customBuyerConversion: string;
  customNonUsShare: string;
  customCookieShare: string;
  adsenseRevenueEnabled: boolean;
  nonUsSalesEnabled: boolean;
  cookieRevenueEnabled: boolean;
}

export const EMPTY_VALUES: EstimateValues = {
  mainKeywordVolume: '',
  longTailKeywords: '',
  estimatedMonthlyVisitors: '',
  averageProductPrice: '',
  commissions: '',
  serpPosition: '',
  customBuyerConversion: '',
  customNonUsShare: '',
  customCookieShare: '',
  adsenseRevenueEnabled: false,
  nonUsSalesEnabled: false,
  cookieRevenueEnabled: false,
};

export const ESTIMATE_DTOS = { keywords: KeywordsEstimateDto, visitors: VisitorsEstimateDto } as const;

const FIELDS: Record<Estimator, readonly (keyof EstimateValues)[]> = {
  keywords: ['mainKeywordVolume', 'longTailKeywords', 'serpPosition'],
  visitors: ['estimatedMonthlyVisitors'],
};
const COMMON: readonly (keyof EstimateValues)[] = [
  'averageProductPrice',
  'commissions',
  'customBuyerConversion',
  'customNonUsShare',
  'customCookieShare',
  'adsenseRevenueEnabled',
  'nonUsSalesEnabled',
  'cookieRevenueEnabled',
];
const PATHS: Record<Estimator, string> = { keywords: 'amazonByKeywords', visitors: 'amazonByVisitor' };

export function fetchEstimate(
  estimator: Estimator,
  request: EstimateRequest,
  signal: AbortSignal,
): Promise<EstimateRow[]> {
  const values = request as unknown as Partial<Record<keyof EstimateValues, number | string | boolean>>;
  const query = new URLSearchParams();
  for (const name of [...FIELDS[estimator], ...COMMON]) {
    if (values[name] !== undefined) query.set(name, String(values[name]));
  }
  return apiJson<EstimateRow[]>(`/calculators/${PATHS[estimator]}?${query.toString()}`, { signal });
}

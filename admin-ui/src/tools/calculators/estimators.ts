import type { EstimateRow } from '@contracts/calculators/calculators';
import type { KeywordsEstimateDto, VisitorsEstimateDto } from '@contracts/calculators/calculators.dto';
import { withoutThousandsCommas } from '@contracts/validation/plain-number';
import { apiJson } from '../../providers/apiClient';
import { lazyResolver } from '../../shared/form/lazyResolver';

/** Which of the two estimators a page is. */
export type Estimator = 'keywords' | 'visitors';

/** A request that the form has checked. */
export type EstimateRequest = KeywordsEstimateDto | VisitorsEstimateDto;

/** Figures, and what they were asked with. */
export interface Estimate {
  rows: EstimateRow[];
  request: EstimateRequest;
  /** The form's fields as they were then, by `termsOf`. */
  terms: string;
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

const loadDtos = () => import('@contracts/calculators/calculators.dto');

/** The class has the fields of its estimator alone and turns their texts into numbers. */
export const RESOLVERS = {
  keywords: lazyResolver<EstimateValues, EstimateRequest>(async () => (await loadDtos()).KeywordsEstimateDto),
  visitors: lazyResolver<EstimateValues, EstimateRequest>(async () => (await loadDtos()).VisitorsEstimateDto),
};

/** All fields as one text, to tell whether they changed; a field that is not on the page counts as empty. */
export function termsOf(values: Partial<EstimateValues>): string {
  const fields = Object.keys(EMPTY_VALUES) as (keyof EstimateValues)[];
  return JSON.stringify(fields.map((name) => withoutThousandsCommas(String(values[name] ?? '').trim())));
}

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

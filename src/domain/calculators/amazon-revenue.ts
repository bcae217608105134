import {
  type EstimateRow,
  type EstimateTerms,
  type KeywordsEstimateRequest,
  TIME_INDICATORS,
  type TimeIndicator,
  type VisitorsEstimateRequest,
} from '../../contracts/calculators/calculators';
import { ADSENSE_RPM, BUYER_SHARE, CLICK_RATES, COOKIE_SHARE, NON_US_SHARE } from './assumptions';

const DAYS_OF_YEAR = 365;

/** Months that a period stands for. */
const MONTHS: Record<TimeIndicator, number> = {
  Daily: 12 / DAYS_OF_YEAR,
  Weekly: (12 * 7) / DAYS_OF_YEAR,
  Monthly: 1,
  Quarterly: 3,
  'Half-Yearly': 6,
  Yearly: 12,
};

/** Forecast from search volumes (searches a month): one row per period, the shortest first. */
export function estimateByKeywords(request: KeywordsEstimateRequest): EstimateRow[] {
  const { mainKeywordVolume, longTailKeywords, serpPosition } = request;
  return estimate((mainKeywordVolume + longTailKeywords) * CLICK_RATES[serpPosition], request);
}

/** Forecast from visitors a month: one row per period, the shortest first. */
export function estimateByVisitors(request: VisitorsEstimateRequest): EstimateRow[] {
  return estimate(request.estimatedMonthlyVisitors, request);
}

function estimate(visitors: number, terms: EstimateTerms): EstimateRow[] {
  const buyers = visitors * shareOf(terms.customBuyerConversion, BUYER_SHARE);
  const revenue = buyers * terms.averageProductPrice * (terms.commissions / 100);
  const adsense = terms.adsenseRevenueEnabled ? (visitors * ADSENSE_RPM) / 1000 : 0;
  const nonUs = terms.nonUsSalesEnabled ? revenue * shareOf(terms.customNonUsShare, NON_US_SHARE) : 0;
  const cookie = terms.cookieRevenueEnabled ? revenue * shareOf(terms.customCookieShare, COOKIE_SHARE) : 0;
  return TIME_INDICATORS.map((timeIndicator) => {
    const months = MONTHS[timeIndicator];
    return {
      timeIndicator,
      visitors: roundHalfUp(visitors * months),
      buyers: roundHalfUp(buyers * months),
      adsense: toCents(adsense * months),
      nonUs: toCents(nonUs * months),
      cookie: toCents(cookie * months),
      revenue: toCents(revenue * months),
      totalRevenue: toCents((revenue + adsense + nonUs + cookie) * months),
    };
  });
}

function shareOf(percent: number | undefined, usual: number): number {
  return percent === undefined ? usual : percent / 100;
}

function toCents(dollars: number): number {
  return roundHalfUp(dollars * 100) / 100;
}

/** A half that binary fractions hold as a little less, such as 100.49999999999999, goes up. */
function roundHalfUp(value: number): number {
  return Math.round(value + Math.min(value * 4 * Number.EPSILON, 1e-6));
}

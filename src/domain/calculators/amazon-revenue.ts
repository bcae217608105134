import {
  type EstimateRow,
  type EstimateTerms,
  type KeywordsEstimateRequest,
  TIME_INDICATORS,
  type TimeIndicator,
  type VisitorsEstimateRequest,
} from '../../contracts/calculators/calculators';
import { ADSENSE_RPM, BUYER_SHARE, CLICK_RATES, COOKIE_SHARE, NON_US_SHARE } from './assumptions';
import { type Fraction, fractionOf, product, roundHalfUp, sum } from './fraction';

const DAYS_OF_YEAR = 365n;
const ONE_HUNDRED = fractionOf(100);
const ONE_PERCENT: Fraction = { over: 1n, under: 100n };
const NOTHING = fractionOf(0);

/** Months that a period stands for. */
const MONTHS: Record<TimeIndicator, Fraction> = {
  Daily: { over: 12n, under: DAYS_OF_YEAR },
  Weekly: { over: 12n * 7n, under: DAYS_OF_YEAR },
  Monthly: fractionOf(1),
  Quarterly: fractionOf(3),
  'Half-Yearly': fractionOf(6),
  Yearly: fractionOf(12),
};

/** Forecast from search volumes (searches a month): one row per period, the shortest first. */
export function estimateByKeywords(request: KeywordsEstimateRequest): EstimateRow[] {
  const { mainKeywordVolume, longTailKeywords, serpPosition } = request;
  const searches = sum(fractionOf(mainKeywordVolume), fractionOf(longTailKeywords));
  return estimate(product(searches, fractionOf(CLICK_RATES[serpPosition])), request);
}

/** Forecast from visitors a month: one row per period, the shortest first. */
export function estimateByVisitors(request: VisitorsEstimateRequest): EstimateRow[] {
  return estimate(fractionOf(request.estimatedMonthlyVisitors), request);
}

/** In fractions: a double holds some half cents as a little less, and those above a billion beyond any correction. */
function estimate(visitors: Fraction, terms: EstimateTerms): EstimateRow[] {
  const buyers = product(visitors, shareOf(terms.customBuyerConversion, BUYER_SHARE));
  const revenue = product(buyers, fractionOf(terms.averageProductPrice), percent(terms.commissions));
  const adsense = product(visitors, fractionOf(ADSENSE_RPM), { over: 1n, under: 1000n });
  const nonUs = product(revenue, shareOf(terms.customNonUsShare, NON_US_SHARE));
  const cookie = product(revenue, shareOf(terms.customCookieShare, COOKIE_SHARE));
  const sources = {
    adsense: terms.adsenseRevenueEnabled ? adsense : NOTHING,
    nonUs: terms.nonUsSalesEnabled ? nonUs : NOTHING,
    cookie: terms.cookieRevenueEnabled ? cookie : NOTHING,
    revenue,
  };
  return TIME_INDICATORS.map((timeIndicator) => {
    const rounded = (monthly: Fraction) => roundHalfUp(product(monthly, MONTHS[timeIndicator]));
    const toCents = (monthly: Fraction) => rounded(product(monthly, ONE_HUNDRED)) / 100;
    return {
      timeIndicator,
      visitors: rounded(visitors),
      buyers: rounded(buyers),
      adsense: toCents(sources.adsense),
      nonUs: toCents(sources.nonUs),
      cookie: toCents(sources.cookie),
      revenue: toCents(revenue),
      totalRevenue: toCents(sum(...Object.values(sources))),
    };
  });
}

function shareOf(own: number | undefined, usual: number): Fraction {
  return own === undefined ? fractionOf(usual) : percent(own);
}

function percent(value: number): Fraction {
  return product(fractionOf(value), ONE_PERCENT);
}

import {
  type EstimateRow,
  type EstimateTerms,
  type KeywordsEstimateRequest,
  TIME_INDICATORS,
  type TimeIndicator,
  type VisitorsEstimateRequest,
} from '../../contracts/calculators/calculators';
import { ADSENSE_RPM, BUYER_SHARE, CLICK_RATES, COOKIE_SHARE, NON_US_SHARE } from './assumptions';
import { type Fraction, fractionOf, product, roundedParts, roundHalfUp, sum } from './fraction';

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
  const sources = [
    revenue,
    terms.adsenseRevenueEnabled ? adsense : NOTHING,
    terms.nonUsSalesEnabled ? nonUs : NOTHING,
    terms.cookieRevenueEnabled ? cookie : NOTHING,
  ];
  return TIME_INDICATORS.map((timeIndicator) => {
    const inPeriod = (monthly: Fraction) => product(monthly, MONTHS[timeIndicator]);
    return {
      timeIndicator,
      visitors: Number(roundHalfUp(inPeriod(visitors))),
      buyers: Number(roundHalfUp(inPeriod(buyers))),
      ...moneyOf(sources.map(inPeriod)),
    };
  });
}

type Money = Pick<EstimateRow, 'adsense' | 'nonUs' | 'cookie' | 'revenue' | 'totalRevenue'>;

/** The total is the unrounded sum rounded to cents; its parts are rounded so that they add up to it. */
function moneyOf(dollars: readonly Fraction[]): Money {
  const cents = dollars.map((source) => product(source, ONE_HUNDRED));
  const total = roundHalfUp(sum(...cents));
  const [revenue = 0, adsense = 0, nonUs = 0, cookie = 0] = roundedParts(cents, total).map(toDollars);
  return { adsense, nonUs, cookie, revenue, totalRevenue: toDollars(total) };
}

function toDollars(cents: bigint): number {
  return Number(cents) / 100;
}

function shareOf(own: number | undefined, usual: number): Fraction {
  return own === undefined ? fractionOf(usual) : percent(own);
}

function percent(value: number): Fraction {
  return product(fractionOf(value), ONE_PERCENT);
}

import type { SerpPosition } from '../../contracts/calculators';

/**
 * Share of the searches that click a result, by its place in the results: the means of positions 1-3, 4-6 and 7-10.
 * Source: Backlinko, organic click-through rates of 4 million search results.
 */
export const CLICK_RATES: Record<SerpPosition, number> = { '1-3': 0.181, '4-6': 0.065, '7-10': 0.031 };

/** Share of the visitors who buy. Source: bulls-media.com gives 0.5 to 1 %; the value is our choice within it. */
export const BUYER_SHARE = 0.008;

/** Dollars for 1,000 visitors. Source: makerneo.com, ordinary page RPM of AdSense $1 to $3. */
export const ADSENSE_RPM = 3;

/** Sales in other countries, as a share of the main market's revenue. Our assumption: no public figure exists. */
export const NON_US_SHARE = 0.15;

/** Sales within 24 hours of a click, as a share of the main market's revenue. Our assumption: no public figure exists. */
export const COOKIE_SHARE = 0.2;

/** One constant of the forecast as the page shows it under the results. */
export interface Assumption {
  name: string;
  value: string;
  source: string;
}

/** A share of 1 in words for people: 0.181 is `18.1 %`. */
export const percentOf = (share: number): string => `${Number((share * 100).toFixed(1))} %`;

/** The constants behind every forecast, with where they come from; the click rates only for forecasts by keywords. */
export function assumptionsOf(estimator: 'keywords' | 'visitors'): Assumption[] {
  const clicks = Object.entries(CLICK_RATES).map(([position, rate]) => ({
    name: `Clicks at positions ${position}`,
    value: percentOf(rate),
    source: 'Backlinko, mean of 4 million search results',
  }));
  return [
    ...(estimator === 'keywords' ? clicks : []),
    {
      name: 'Visitors who buy',
      value: percentOf(BUYER_SHARE),
      source: 'Within the 0.5 to 1 % of bulls-media.com; your own conversion replaces it',
    },
    {
      name: 'AdSense revenue for 1,000 visitors',
      value: `$${ADSENSE_RPM}`,
      source: 'makerneo.com: $1 to $3 is ordinary',
    },
    {
      name: 'International sales, of the Amazon revenue',
      value: percentOf(NON_US_SHARE),
      source: 'Our assumption, no public figure exists; your own share replaces it',
    },
    {
      name: 'Cookie sales, of the Amazon revenue',
      value: percentOf(COOKIE_SHARE),
      source: 'Our assumption, no public figure exists; your own share replaces it',
    },
  ];
}

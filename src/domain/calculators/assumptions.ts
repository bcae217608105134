import type { EstimateTerms, SerpPosition } from '../../contracts/calculators/calculators';

/**
 * Share of the searches that click a result, by its place in the results: the means of positions 1-3, 4-6 and 7-10.
 * Source: Backlinko, organic click-through rates of 4 million search results.
 */
export const CLICK_RATES: Record<SerpPosition, number> = { '1-3': 0.181, '4-6': 0.065, '7-10': 0.031 };

/** Share of the visitors who buy. Source: bulls-media.com gives 0.5 to 1%; the value is our choice within it. */
export const BUYER_SHARE = 0.008;

/** Dollars for 1,000 visitors. Source: makerneo.com, ordinary page RPM of AdSense $1 to $3. */
export const ADSENSE_RPM = 3;

/** Sales in other countries, as a share of the main market's revenue. Our assumption: no public figure exists. */
export const NON_US_SHARE = 0.15;

/** Sales within 24 hours of a click, as a share of the main market's revenue. Our assumption: no public figure exists. */
export const COOKIE_SHARE = 0.2;

/** What a user may put in place of our constants, each in percent. */
export type OwnShares = Pick<
  EstimateTerms,
  'customBuyerConversion' | 'customNonUsShare' | 'customCookieShare'
>;

/** One figure that a forecast rests on, as the page shows it under the results. */
export interface Assumption {
  name: string;
  value: string;
  source: string;
}

/** A share of 1 in words for people: 0.181 is `18.1%`. */
export const percentOf = (share: number): string => `${Number((share * 100).toFixed(1))}%`;

/**
 * The figures behind a forecast, with where they come from: the constants, or what the user put in their place. The click
 * rates only for forecasts by keywords.
 */
export function assumptionsOf(estimator: 'keywords' | 'visitors', own: OwnShares = {}): Assumption[] {
  const clicks = Object.entries(CLICK_RATES).map(([position, rate]) => ({
    name: `Click rate at positions ${position.replace('-', '–')}`,
    value: percentOf(rate),
    source: 'Backlinko, average over 4 million search results',
  }));
  return [
    ...(estimator === 'keywords' ? clicks : []),
    share('Visitors who buy', BUYER_SHARE, own.customBuyerConversion, {
      usual: 'Within the 0.5–1% that bulls-media.com reports, unless you enter your own conversion',
      own: 'Your own conversion rate',
    }),
    {
      name: 'AdSense revenue per 1,000 visitors',
      value: `$${ADSENSE_RPM}`,
      source: 'makerneo.com: $1 to $3 is ordinary',
    },
    share(
      'International sales, as a share of the Amazon revenue',
      NON_US_SHARE,
      own.customNonUsShare,
      OUR_ASSUMPTION,
    ),
    share(
      'Cookie sales, as a share of the Amazon revenue',
      COOKIE_SHARE,
      own.customCookieShare,
      OUR_ASSUMPTION,
    ),
  ];
}

const OUR_ASSUMPTION = {
  usual: 'Our default, as no public figure exists, unless you enter your own share',
  own: 'Your own share',
};

function share(
  name: string,
  usual: number,
  ownPercent: number | undefined,
  sources: typeof OUR_ASSUMPTION,
): Assumption {
  if (ownPercent === undefined) return { name, value: percentOf(usual), source: sources.usual };
  return { name, value: `${ownPercent}%`, source: `${sources.own}, instead of ${percentOf(usual)}` };
}

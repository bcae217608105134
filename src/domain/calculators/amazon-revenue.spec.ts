import type {
  EstimateTerms,
  KeywordsEstimateRequest,
  SerpPosition,
  VisitorsEstimateRequest,
} from '../../contracts/calculators/calculators';
import {
  COMMISSION_CATEGORIES,
  MAX_CALCULATOR_AMOUNT,
  MAX_CALCULATOR_PRICE,
} from '../../contracts/calculators/calculators';
import { estimateByKeywords, estimateByVisitors } from './amazon-revenue';
import { assumptionsOf } from './assumptions';

const TERMS: EstimateTerms = {
  averageProductPrice: 50,
  commissions: 4,
  adsenseRevenueEnabled: false,
  nonUsSalesEnabled: false,
  cookieRevenueEnabled: false,
};
const EVERYTHING = { adsenseRevenueEnabled: true, nonUsSalesEnabled: true, cookieRevenueEnabled: true };
const byVisitors = (fields: Partial<VisitorsEstimateRequest> = {}) =>
  estimateByVisitors({ ...TERMS, estimatedMonthlyVisitors: 10_000, ...fields });
const byKeywords = (fields: Partial<KeywordsEstimateRequest> = {}) =>
  estimateByKeywords({
    ...TERMS,
    mainKeywordVolume: 8_000,
    longTailKeywords: 2_000,
    serpPosition: '1-3',
    ...fields,
  });
const monthly = (rows: ReturnType<typeof byVisitors>) => rows[2];

it('forecasts six periods from the visitors of a month', () => {
  const none = { adsense: 0, nonUs: 0, cookie: 0 };
  expect(byVisitors()).toEqual([
    { timeIndicator: 'Daily', visitors: 329, buyers: 3, ...none, revenue: 5.26, totalRevenue: 5.26 },
    { timeIndicator: 'Weekly', visitors: 2301, buyers: 18, ...none, revenue: 36.82, totalRevenue: 36.82 },
    { timeIndicator: 'Monthly', visitors: 10_000, buyers: 80, ...none, revenue: 160, totalRevenue: 160 },
    { timeIndicator: 'Quarterly', visitors: 30_000, buyers: 240, ...none, revenue: 480, totalRevenue: 480 },
    { timeIndicator: 'Half-Yearly', visitors: 60_000, buyers: 480, ...none, revenue: 960, totalRevenue: 960 },
    { timeIndicator: 'Yearly', visitors: 120_000, buyers: 960, ...none, revenue: 1920, totalRevenue: 1920 },
  ]);
});

it.each<[SerpPosition, number, number, number]>([
  ['1-3', 1810, 14, 28.96],
  ['4-6', 650, 5, 10.4],
  ['7-10', 310, 2, 4.96],
])('positions %s bring %s visitors of 10,000 searches', (serpPosition, visitors, buyers, revenue) => {
  expect(monthly(byKeywords({ serpPosition }))).toMatchObject({ visitors, buyers, revenue });
});

it.each<[string, Partial<EstimateTerms>, object]>([
  ['no toggle', {}, { adsense: 0, nonUs: 0, cookie: 0, totalRevenue: 160 }],
  [
    'adsense',
    { adsenseRevenueEnabled: true },
    { adsense: 30, nonUs: 0, cookie: 0, revenue: 160, totalRevenue: 190 },
  ],
  [
    'other countries',
    { nonUsSalesEnabled: true },
    { adsense: 0, nonUs: 24, cookie: 0, revenue: 160, totalRevenue: 184 },
  ],
  [
    'cookies',
    { cookieRevenueEnabled: true },
    { adsense: 0, nonUs: 0, cookie: 32, revenue: 160, totalRevenue: 192 },
  ],
  [
    'all of them',
    { adsenseRevenueEnabled: true, nonUsSalesEnabled: true, cookieRevenueEnabled: true },
    { adsense: 30, nonUs: 24, cookie: 32, revenue: 160, totalRevenue: 246 },
  ],
  [
    '0% commission with all of them: only the ads pay',
    {
      commissions: 0,
      adsenseRevenueEnabled: true,
      nonUsSalesEnabled: true,
      cookieRevenueEnabled: true,
    },
    { adsense: 30, nonUs: 0, cookie: 0, revenue: 0, totalRevenue: 30 },
  ],
  [
    'shares of one’s own',
    { nonUsSalesEnabled: true, cookieRevenueEnabled: true, customNonUsShare: 10, customCookieShare: 2.5 },
    { nonUs: 16, cookie: 4, revenue: 160, totalRevenue: 180 },
  ],
  ['a share of what is off', { customCookieShare: 50 }, { cookie: 0, totalRevenue: 160 }],
  ['a conversion of one’s own', { customBuyerConversion: 2.5 }, { buyers: 250, revenue: 500 }],
  ['no conversion of one’s own', { customBuyerConversion: undefined }, { buyers: 80, revenue: 160 }],
])('%s', (_, fields, expected) => {
  expect(monthly(byVisitors(fields))).toMatchObject(expected);
});

it('rounds a total once, from the unrounded sum', () => {
  // 1 visitor: revenue 0.016, adsense 0.003, other countries 0.0024, cookies 0.0032; together 0.0246.
  expect(monthly(byVisitors({ ...EVERYTHING, estimatedMonthlyVisitors: 1 }))).toMatchObject({
    visitors: 1,
    buyers: 0,
    revenue: 0.02,
    adsense: 0,
    nonUs: 0,
    cookie: 0,
    totalRevenue: 0.02,
  });
  expect(
    monthly(byVisitors({ estimatedMonthlyVisitors: 201, averageProductPrice: 1, commissions: 62.5 })),
  ).toMatchObject({
    revenue: 1.01,
  });
});

/** Whole cents, as somebody adds them up by hand. */
const cents = (dollars: number) => Math.round(dollars * 100);

it.each<[visitors: number, price: number, commission: number]>([
  [1, 50, 4],
  [7, 19.99, 3],
  [333, 33.33, 4.5],
  [1234, 17.77, 2.5],
  [4321, 89.95, 1],
  [98_765, 12.34, 20],
  [10_007, 3.07, 0],
  [7_654_321, 1999.99, 10],
  [MAX_CALCULATOR_AMOUNT - 1, 99.97, 4.5],
])('the parts add up to the total: %s visitors, $%s, %s percent', (visitors, price, commission) => {
  for (const toggles of [0, 1, 2, 3, 4, 5, 6, 7]) {
    const rows = byVisitors({
      estimatedMonthlyVisitors: visitors,
      averageProductPrice: price,
      commissions: commission,
      adsenseRevenueEnabled: Boolean(toggles & 1),
      nonUsSalesEnabled: Boolean(toggles & 2),
      cookieRevenueEnabled: Boolean(toggles & 4),
    });
    for (const { adsense, nonUs, cookie, revenue, totalRevenue } of rows) {
      expect(cents(adsense) + cents(nonUs) + cents(cookie) + cents(revenue)).toBe(cents(totalRevenue));
    }
  }
});

it.each<[visitors: number, revenue: number, adsense: number, nonUs: number, cookie: number, total: number]>([
  // Cents: 8, 1.5, 1.2 and 1.6 are 12.3.
  [5, 0.08, 0.01, 0.01, 0.02, 0.12],
  // 16, 3, 2.4 and 3.2 are 24.6.
  [10, 0.16, 0.03, 0.03, 0.03, 0.25],
  // 17.6, 3.3, 2.64 and 3.52 are 27.06.
  [11, 0.18, 0.03, 0.03, 0.03, 0.27],
])(
  'lets the parts of %s visitors that lost most have the cents',
  (visitors, revenue, adsense, nonUs, cookie, total) => {
    const row = monthly(byVisitors({ ...EVERYTHING, estimatedMonthlyVisitors: visitors }));
    expect(row).toMatchObject({ revenue, adsense, nonUs, cookie, totalRevenue: total });
  },
);

const LARGEST = {
  ...EVERYTHING,
  averageProductPrice: MAX_CALCULATOR_PRICE,
  commissions: 100,
  customBuyerConversion: 100,
};

it('takes the largest numbers that the form takes', () => {
  const searches = { mainKeywordVolume: MAX_CALCULATOR_AMOUNT, longTailKeywords: MAX_CALCULATOR_AMOUNT };
  expect(byKeywords({ ...LARGEST, ...searches })[5]).toEqual({
    timeIndicator: 'Yearly',
    visitors: 4_344_000_000,
    buyers: 4_344_000_000,
    adsense: 13_032_000,
    nonUs: 651_600_000_000_000,
    cookie: 868_800_000_000_000,
    revenue: 4_344_000_000_000_000,
    totalRevenue: 5_864_400_013_032_000,
  });
  expect(byVisitors({ ...LARGEST, estimatedMonthlyVisitors: MAX_CALCULATOR_AMOUNT })[5]).toEqual({
    timeIndicator: 'Yearly',
    visitors: 12_000_000_000,
    buyers: 12_000_000_000,
    adsense: 36_000_000,
    nonUs: 1_800_000_000_000_000,
    cookie: 2_400_000_000_000_000,
    revenue: 12_000_000_000_000_000,
    totalRevenue: 16_200_000_036_000_000,
  });
});

it('adds no cent to a large sum, and loses no half of a buyer', () => {
  expect(
    monthly(
      byVisitors({
        ...EVERYTHING,
        estimatedMonthlyVisitors: MAX_CALCULATOR_AMOUNT,
        averageProductPrice: MAX_CALCULATOR_PRICE,
        commissions: 20,
        customBuyerConversion: 100,
      }),
    ),
  ).toMatchObject({
    nonUs: 30_000_000_000_000,
    cookie: 40_000_000_000_000,
    totalRevenue: 270_000_003_000_000,
  });
  // 80,240,250 × 33.3 % × 6 = 160,320,019.5
  expect(byVisitors({ estimatedMonthlyVisitors: 80_240_250, customBuyerConversion: 33.3 })[4]).toMatchObject({
    buyers: 160_320_020,
  });
});

it.each<[visitors: number, price: number, commission: number, dollars: number]>([
  [201, 1, 0.5, 1.01],
  [74_257_350, 2231.07, 3, 4_970_200_375.94],
  [35_852_725, 17_652.67, 2, 12_657_926_460.52],
  [48_532_654, 14_376.9, 2.5, 17_443_727_832.32],
  [895_566_730, 9221.55, 5, 412_925_668_951.58],
  [593_910_645, 19_873.69, 10, 1_180_319_604_643.01],
])(
  'rounds the half cent of %s sales at $%s and %s%% up',
  (estimatedMonthlyVisitors, averageProductPrice, commissions, revenue) => {
    const terms = { estimatedMonthlyVisitors, averageProductPrice, commissions, customBuyerConversion: 100 };
    expect(monthly(byVisitors(terms))).toMatchObject({ revenue, totalRevenue: revenue });
  },
);

it('has every category of the commission table once', () => {
  const names = COMMISSION_CATEGORIES.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const count = (percent: number) =>
    COMMISSION_CATEGORIES.filter((entry) => entry.percent === percent).length;
  expect([20, 10, 5, 4.5, 4, 3, 2.5, 2, 1, 0].map(count)).toEqual([1, 2, 4, 3, 11, 15, 3, 2, 3, 8]);
});

it('names the constants that a forecast rests on', () => {
  expect(assumptionsOf('keywords').map(({ value }) => value)).toEqual([
    '18.1%',
    '6.5%',
    '3.1%',
    '0.8%',
    '$3',
    '15%',
    '20%',
  ]);
  expect(assumptionsOf('visitors')).toHaveLength(4);
});

it('names the user’s own shares where a forecast rests on them', () => {
  const own = { customBuyerConversion: 2.55, customCookieShare: 100 };
  expect(assumptionsOf('visitors', own).map(({ value }) => value)).toEqual(['2.55%', '$3', '15%', '100%']);
  expect(assumptionsOf('visitors', own)[0]?.source).toBe('Your own conversion rate, instead of 0.8%');
});

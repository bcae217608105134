/** Ranges of a page's place in the search results. */
export const SERP_POSITIONS = ['1-3', '4-6', '7-10'] as const;
export type SerpPosition = (typeof SERP_POSITIONS)[number];

/** Most visitors or searches a month that a forecast takes. */
export const MAX_CALCULATOR_AMOUNT = 1_000_000_000;
/** Highest average price in dollars. The largest forecast, 1.7e16 dollars a year, is a plain number in JSON and csv. */
export const MAX_CALCULATOR_PRICE = 1_000_000;

/** What both estimators ask. */
export interface EstimateTerms {
  /** Dollars. */
  averageProductPrice: number;
  /** Percent of the price. */
  commissions: number;
  /** Percent of the visitors who buy; absent: the usual share. */
  customBuyerConversion?: number;
  adsenseRevenueEnabled: boolean;
  nonUsSalesEnabled: boolean;
  cookieRevenueEnabled: boolean;
  /** Percent that sales in other countries add to the Amazon revenue; absent: our assumption. */
  customNonUsShare?: number;
  /** Percent that other sales within the cookie's time add to the Amazon revenue; absent: our assumption. */
  customCookieShare?: number;
}

export interface KeywordsEstimateRequest extends EstimateTerms {
  /** Searches a month. */
  mainKeywordVolume: number;
  longTailKeywords: number;
  serpPosition: SerpPosition;
}

export interface VisitorsEstimateRequest extends EstimateTerms {
  estimatedMonthlyVisitors: number;
}

export const TIME_INDICATORS = ['Daily', 'Weekly', 'Monthly', 'Quarterly', 'Half-Yearly', 'Yearly'] as const;
export type TimeIndicator = (typeof TIME_INDICATORS)[number];

/** The forecast of one period: people as whole numbers, money in dollars and cents, whose parts add up to the total. */
export interface EstimateRow {
  timeIndicator: TimeIndicator;
  visitors: number;
  buyers: number;
  adsense: number;
  nonUs: number;
  cookie: number;
  /** Amazon revenue of the main market. */
  revenue: number;
  totalRevenue: number;
}

/** A category of products with the commission that Amazon pays for it, in percent. */
export interface CommissionCategory {
  name: string;
  percent: number;
}

const CATEGORIES_BY_PERCENT: readonly (readonly [percent: number, names: readonly string[]])[] = [
  [20, ['Amazon Games']],
  [10, ['Luxury Beauty and Luxury Stores Beauty', 'Amazon Explore']],
  [5, ['Handmade', 'Digital Music', 'Physical Music', 'Digital Videos']],
  [4.5, ['Physical Books', 'Kitchen', 'Automotive']],
  [
    4,
    [
      'Fire Tablet, Kindle, Echo, Ring, Cloud Cam, Fire TV devices and Fire TV Edition TVs',
      "Women's Fashion",
      "Men's and Kids Private Label",
      'Luxury Stores Fashion',
      'Apparel',
      'Watches',
      'Jewelry',
      'Luggage',
      'Shoes',
      'Handbags and Accessories',
      'All Other Categories',
    ],
  ],
  [
    3,
    [
      'Toys',
      'Furniture',
      'Home',
      'Home Improvement',
      'Lawn and Garden',
      'Pets',
      'Headphones',
      'Beauty',
      'Musical Instruments',
      'Business and Industrial',
      'Outdoors',
      'Tools',
      'Sports',
      'Baby',
      'Amazon Coins',
    ],
  ],
  [2.5, ['PC', 'PC Components', 'DVD and Blu-Ray']],
  [2, ['Televisions', 'Digital Video Games']],
  [1, ['Amazon Fresh', 'Physical Video Games and Consoles', 'Grocery, Health and Personal Care']],
  [
    0,
    [
      'Gift Cards',
      'Wireless Service Plans',
      'Alcoholic Beverages',
      'Kindle subscriptions',
      'Restaurant food',
      'Appstore',
      'Prime Now',
      'Amazon Pay Places',
    ],
  ],
];

/** Every category, the best paid first. Source: Amazon Associates' commission table, as the specification gives it. */
export const COMMISSION_CATEGORIES: readonly CommissionCategory[] = CATEGORIES_BY_PERCENT.flatMap(
  ([percent, names]) => names.map((name) => ({ name, percent })),
);

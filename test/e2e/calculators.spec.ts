import type { EstimateRow } from '../../src/contracts/calculators/calculators';
import type { ErrorBody } from '../../src/contracts/error-codes';
import { type Actor, asAdmin, asGuest, asStudent, expectStatus, type SignedIn } from '../support/actors';
import type { Answer } from '../support/http';

const KEYWORDS = {
  mainKeywordVolume: '8000',
  longTailKeywords: '2000',
  commissions: '4',
  averageProductPrice: '50',
  serpPosition: '1-3',
};
const VISITORS = { estimatedMonthlyVisitors: '10000', commissions: '4.5', averageProductPrice: '100' };
const OFF = { adsenseRevenueEnabled: 'false', nonUsSalesEnabled: 'false', cookieRevenueEnabled: 'false' };
const ON = { adsenseRevenueEnabled: 'true', nonUsSalesEnabled: 'true', cookieRevenueEnabled: 'true' };

const byKeywords = (query: object) => `/api/calculators/amazonByKeywords?${queryOf(query)}`;
const byVisitor = (query: object) => `/api/calculators/amazonByVisitor?${queryOf(query)}`;
const queryOf = (query: object) => new URLSearchParams(query as Record<string, string>).toString();
const errorsOf = (answer: Answer) => expectStatus(answer as Answer<ErrorBody>, 422).errors;

let student: SignedIn;
beforeAll(async () => {
  student = await asStudent({ allowed: ['amazon-revenue-by-keywords', 'amazon-revenue-by-visitors'] });
});

it('forecasts by keywords', async () => {
  const rows = expectStatus(await student.get<EstimateRow[]>(byKeywords({ ...KEYWORDS, ...OFF })), 200);
  expect(rows.map(({ timeIndicator }) => timeIndicator)).toEqual([
    'Daily',
    'Weekly',
    'Monthly',
    'Quarterly',
    'Half-Yearly',
    'Yearly',
  ]);
  expect(rows[2]).toEqual({
    timeIndicator: 'Monthly',
    visitors: 1810,
    buyers: 14,
    adsense: 0,
    nonUs: 0,
    cookie: 0,
    revenue: 28.96,
    totalRevenue: 28.96,
  });
});

it('forecasts by visitors, with every source and a conversion of one’s own', async () => {
  const query = { ...VISITORS, ...ON, customBuyerConversion: '1' };
  const rows = expectStatus(await student.get<EstimateRow[]>(byVisitor(query)), 200);
  expect(rows[5]).toEqual({
    timeIndicator: 'Yearly',
    visitors: 120_000,
    buyers: 1200,
    adsense: 360,
    nonUs: 810,
    cookie: 1080,
    revenue: 5400,
    totalRevenue: 7650,
  });
});

it.each<[string, object]>([
  ['left out', {}],
  ['empty', { customBuyerConversion: '' }],
])('takes the usual conversion where one’s own is %s', async (_, fields) => {
  const rows = expectStatus(await student.get<EstimateRow[]>(byVisitor({ ...VISITORS, ...fields })), 200);
  expect(rows[2]).toMatchObject({ buyers: 80, totalRevenue: 360 });
});

it('takes shares of one’s own in place of our assumptions', async () => {
  const query = { ...VISITORS, ...ON, customNonUsShare: '10', customCookieShare: '50' };
  const rows = expectStatus(await student.get<EstimateRow[]>(byVisitor(query)), 200);
  expect(rows[2]).toMatchObject({ revenue: 360, nonUs: 36, cookie: 180 });
});

it('takes numbers with commas between their thousands', async () => {
  const query = { ...VISITORS, estimatedMonthlyVisitors: '1,200,000', averageProductPrice: '1,299.50' };
  const rows = expectStatus(await student.get<EstimateRow[]>(byVisitor(query)), 200);
  expect(rows[2]).toMatchObject({ visitors: 1_200_000, revenue: 561_384 });
});

it('takes categories without a commission', async () => {
  const rows = expectStatus(
    await student.get<EstimateRow[]>(byVisitor({ ...VISITORS, commissions: '0' })),
    200,
  );
  expect(rows[5]).toMatchObject({ revenue: 0, totalRevenue: 0 });
});

it('tells everything that is missing at once', async () => {
  expect(errorsOf(await student.get(byKeywords({})))).toEqual({
    mainKeywordVolume: 'Enter Main Keyword Volume',
    longTailKeywords: 'Enter Longtail Keywords Volume',
    averageProductPrice: 'Enter Product Price',
    commissions: 'Select your amazon commission category',
    serpPosition: 'Select SERP Position You Want',
  });
  expect(errorsOf(await student.get(byVisitor({})))).toEqual({
    estimatedMonthlyVisitors: 'Enter Estimated Monthly Visitors',
    averageProductPrice: 'Enter Product Price',
    commissions: 'Select your amazon commission category',
  });
});

it.each<[string, string, string, string]>([
  ['a blank', 'mainKeywordVolume', '  ', 'Enter Main Keyword Volume'],
  ['a word', 'mainKeywordVolume', 'many', 'Only Numbers are allowed'],
  ['infinity', 'mainKeywordVolume', 'Infinity', 'Only Numbers are allowed'],
  ['a number that is not in digits', 'mainKeywordVolume', '0x10', 'Only Numbers are allowed'],
  ['an exponent', 'averageProductPrice', '1e3', 'Only Numbers are allowed'],
  ['a comma that groups no thousands', 'averageProductPrice', '12,99', 'Only Numbers are allowed'],
  ['commas in part', 'mainKeywordVolume', '1,200300', 'Only Numbers are allowed'],
  ['zero', 'longTailKeywords', '0', 'Only positive numbers are allowed'],
  ['a negative number', 'averageProductPrice', '-5', 'Only positive numbers are allowed'],
  ['far too much', 'longTailKeywords', '1000000000001', 'Enter at most 1,000,000,000'],
  ['a price beyond reason', 'averageProductPrice', '1000001', 'Enter at most 1,000,000'],
  ['no conversion', 'customBuyerConversion', '0', 'Only positive numbers are allowed'],
  ['more buyers than visitors', 'customBuyerConversion', '101', 'Enter at most 100'],
  ['a word as conversion', 'customBuyerConversion', 'few', 'Only Numbers are allowed'],
  ['a share of nothing', 'customNonUsShare', '0', 'Only positive numbers are allowed'],
  ['more than all as share', 'customCookieShare', '101', 'Enter at most 100'],
  ['a negative commission', 'commissions', '-1', 'Select your amazon commission category'],
  ['a category’s name', 'commissions', 'Toys', 'Select your amazon commission category'],
  ['an unknown range', 'serpPosition', '11-20', 'Select SERP Position You Want'],
  ['a switch that is neither', 'adsenseRevenueEnabled', 'maybe', 'This must be on or off'],
])('refuses %s', async (_, field, value, message) => {
  expect(errorsOf(await student.get(byKeywords({ ...KEYWORDS, [field]: value })))).toEqual({
    [field]: message,
  });
});

it.each<[string, () => Actor | Promise<Actor>, number, number]>([
  ['a guest', () => asGuest(), 401, 401],
  ['a student with neither', () => asStudent({ allowed: ['intent-finder'] }), 403, 403],
  ['a student with the one', () => asStudent({ allowed: ['amazon-revenue-by-visitors'] }), 200, 403],
  ['a student with the other', () => asStudent({ allowed: ['amazon-revenue-by-keywords'] }), 403, 200],
  ['an admin', () => asAdmin(), 200, 200],
])('each estimator is a tool of its own, for %s', async (_, actor, visitors, keywords) => {
  const caller = await actor();
  expect((await caller.get(byVisitor(VISITORS))).status).toBe(visitors);
  expect((await caller.get(byKeywords(KEYWORDS))).status).toBe(keywords);
});

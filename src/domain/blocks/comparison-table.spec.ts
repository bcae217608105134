import type { ComparisonTableConfig, ListedProduct } from '../../contracts/blocks/blocks';
import { comparisonTable } from './comparison-table/markup';
import { newProduct } from './defaults';

const product = (changes: Partial<ListedProduct>): ListedProduct => ({
  ...newProduct(),
  buttons: [],
  ...changes,
});
const PEN = product({
  title: 'Pen',
  ratingText: '9',
  price: { amount: '20', was: '', currency: 'USD', asOf: '' },
  features: [
    { key: 'Ink', value: 'Blue', best: true },
    { key: 'Weight', value: '9 g' },
  ],
});
const QUILL = product({
  title: 'Quill',
  ratingText: '8',
  price: { amount: '5', was: '', currency: 'USD', asOf: '' },
  features: [{ key: ' weight', value: '2 g' }],
});
const CONFIG: ComparisonTableConfig = {
  themeColor: '#15803d',
  heading: 'Pens',
  sortable: true,
  sortText: '',
  orderText: '',
  priceText: '',
  scoreText: '',
  narrow: 'stack',
  showDisclaimer: false,
  disclaimerText: '',
  innerData: [PEN, QUILL],
};
const html = (changes: Partial<ComparisonTableConfig> = {}) =>
  comparisonTable({ ...CONFIG, ...changes }).toString();
const textsOf = (markup: string, tag: RegExp) =>
  [...markup.matchAll(tag)].map(([, text = '']) => text.replace(/<[^>]+>/g, ''));
const rowsOf = (markup: string) => textsOf(markup, /<tr [^>]*>(.*?)<\/tr>/g);

it('pairs the features of its products by name, with a dash where one lacks it and a mark on the best', () => {
  expect(textsOf(html(), /<th class="cohort-cell[^>]*>(.*?)<\/th>/g)).toEqual([
    'Score',
    'Price',
    'Ink',
    'Weight',
  ]);
  expect(rowsOf(html({ narrow: 'scroll' }))).toEqual([
    'ScorePriceInkWeight',
    'Pen9/10$20.00Blue Best9 g',
    'Quill8/10$5.00–2 g',
  ]);
});

it('repeats the names of the facts only where products stack', () => {
  expect(rowsOf(html())[2]).toBe('QuillScore8/10Price$5.00Ink–Weight2 g');
});

it('tells each product its places', () => {
  expect(textsOf(html(), /role="row" style="([^"]*)"/g)).toEqual([
    '--cohort-by-price: 2; --cohort-by-score: 1',
    '--cohort-by-price: 1; --cohort-by-score: 2',
  ]);
  expect(html({ sortable: false })).not.toMatch(/cohort-by-|<input/);
});

it.each<[string, Partial<ComparisonTableConfig>, string | undefined]>([
  ['that scrolls goes by its title', { narrow: 'scroll' }, 'Pens'],
  ['without a title goes by its products', { narrow: 'scroll', heading: ' ' }, 'Pen, Quill'],
  ['that always fits needs no name', {}, undefined],
  ['of many products may be moved where it does not stack', { innerData: [PEN, QUILL, PEN, QUILL] }, 'Pens'],
])('a table %s', (_, changes, name) => {
  expect(/<section [^>]*aria-label="([^"]*)" tabindex="0"/.exec(html(changes))?.[1]).toBe(name);
});

it('leaves out what no product has, and stays a table without anything', () => {
  const empty = [product({}), product({})];
  expect(rowsOf(html({ innerData: empty, heading: '' }))).toEqual(['', '', '']);
  expect(html({ innerData: empty })).not.toContain('cohort-sort');
});

it('has its title as heading and no heading inside a cell', () => {
  expect(html({ headingLevel: 2 })).toContain('<h2 class="cohort-block-title">Pens</h2>');
  expect(html({ headingLevel: 2 })).not.toContain('<h3');
});

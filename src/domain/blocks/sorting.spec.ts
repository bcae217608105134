import type { ListedProduct, ProductListConfig } from '../../contracts/blocks/blocks';
import { newProduct } from './defaults';
import { sortChoice, sortOrders, sortRanks } from './sorting';

const _ = undefined;

describe('sortRanks', () => {
  it.each<[string, (number | undefined)[], 'ascending' | 'descending', number[]]>([
    ['the lowest first', [30, 10, 20], 'ascending', [3, 1, 2]],
    ['the highest first', [8.4, 9.5, 9.1], 'descending', [3, 1, 2]],
    ['who has none last, going up', [_, 10, _, 5], 'ascending', [3, 2, 4, 1]],
    ['who has none last, going down', [_, 10, _, 5], 'descending', [3, 1, 4, 2]],
    ['equal ones as they stand', [7, 7, 3, 7], 'descending', [1, 2, 4, 3]],
    ['nothing known', [_, _], 'ascending', [1, 2]],
    ['nothing at all', [], 'ascending', []],
  ])('%s', (_name, values, direction, ranks) => {
    expect(sortRanks(values, direction)).toEqual(ranks);
  });
});

interface Given {
  amount?: string;
  currency?: string;
  score?: string;
  showRating?: boolean;
}

function product({ amount, currency = 'USD', score = '', showRating = true }: Given): ListedProduct {
  const price = amount === undefined ? undefined : { amount, was: '', currency, asOf: '' };
  return { ...newProduct(), ratingText: score, showRating, price };
}

function listOf(given: Given[], changes: Partial<ProductListConfig> = {}): ProductListConfig {
  return {
    themeColor: '#15803d',
    heading: 'Pens',
    sortable: true,
    sortText: '',
    orderText: '',
    priceText: '',
    scoreText: '',
    showDisclaimer: false,
    disclaimerText: '',
    innerData: given.map(product),
    ...changes,
  };
}

describe('sortOrders', () => {
  it.each<[string, Given[], ReturnType<typeof sortOrders>]>([
    [
      'both',
      [
        { amount: '20', score: '9' },
        { amount: '9.5', score: '9.5/10' },
      ],
      { price: [2, 1], score: [2, 1] },
    ],
    ['as numbers, not as texts', [{ amount: '100' }, { amount: '20' }, {}], { price: [2, 1, 3] }],
    ['no order by what one of them alone has', [{ amount: '20', score: '9' }, {}], {}],
    ['no order by prices of several currencies', [{ amount: '20' }, { amount: '9', currency: 'EUR' }], {}],
    ['no order by what is no price', [{ amount: 'cheap' }, { amount: '' }, { amount: '1e3' }], {}],
    ['no order by what is no score', [{ score: 'great' }, { score: '11' }], {}],
    ['no order by scores that do not show', [{ score: '9', showRating: false }, { score: '8' }], {}],
  ])('%s', (_name, given, orders) => {
    expect(sortOrders(listOf(given))).toEqual(orders);
  });

  it('gives none where readers are not to sort', () => {
    expect(sortOrders(listOf([{ score: '9' }, { score: '8' }], { sortable: false }))).toEqual({});
  });
});

describe('sortChoice', () => {
  const scored = [{ score: '9' }, { score: '8' }];
  const html = (config: ProductListConfig) => sortChoice(config, sortOrders(config))?.toString() ?? '';
  const nameOf = (config: ProductListConfig) => /name="([^"]+)"/.exec(html(config))?.[1];

  it('offers what there is an order for, with the author’s own chosen', () => {
    const texts = [...html(listOf(scored)).matchAll(/cohort-choice-text">([^<]+)/g)].map(([, text]) => text);
    expect(texts).toEqual(['Our ranking', 'Score']);
    expect(html(listOf(scored))).toMatch(/value="order" checked>/);
    expect(html(listOf([{}, {}]))).toBe('');
  });

  it('speaks the language of the block, or in its own words', () => {
    expect(html(listOf(scored, { locale: 'de-AT' }))).toContain('Sortieren nach');
    expect(html(listOf(scored, { locale: 'de-AT', sortText: 'Reihenfolge' }))).toContain('Reihenfolge');
  });

  it('has a name of its own for each block, and the same one each time', () => {
    const [one, other] = [listOf(scored), listOf(scored, { heading: 'Inks' })];
    expect(nameOf(one)).toMatch(/^cohort-[0-9a-z]+$/);
    expect(nameOf(one)).toBe(nameOf(listOf(scored)));
    expect(nameOf(one)).not.toBe(nameOf(other));
  });
});

import { type ListedProduct, type ProductListConfig } from '../../contracts/blocks/blocks';
import { PRICE_AMOUNT } from '../../contracts/products/price';
import { isBlank, type Markup, markup } from './html';
import { phrasesOf } from './phrases';
import { scorePercent } from './score';

/** The fields that hold the words of the choice. */
export const SORT_WORDS = ['sortText', 'orderText', 'scoreText', 'priceText'] as const;
type SortWord = (typeof SORT_WORDS)[number];

/** By what readers can sort, with each product's place in that order, 1 to n. */
export interface Orders {
  price?: number[];
  score?: number[];
}

const { imul } = Math;

/** The place of each value when they are sorted, 1 to n: equal ones stay as they stand, undefined ones come last. */
export function sortRanks(
  values: readonly (number | undefined)[],
  direction: 'ascending' | 'descending',
): number[] {
  const sign = direction === 'ascending' ? 1 : -1;
  const compare = (one: number, other: number) => {
    const [a, b] = [values[one], values[other]];
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
    return sign * (a - b);
  };
  const sorted = values.map((_, place) => place).toSorted(compare);
  return values.map((_, place) => sorted.indexOf(place) + 1);
}

/**
 * The orders that make sense for the products: by price, the lowest first, while two of them at least have one and all are in
 * the same currency; by score, the highest first, while two have one. None while the block is not to be sorted.
 */
export function sortOrders({ sortable, innerData }: ProductListConfig): Orders {
  if (!sortable) return {};
  const prices = innerData.map(amountOf);
  const scores = innerData.map(scoreOf);
  const currencies = new Set(
    innerData.flatMap((product, place) => (prices[place] === undefined ? [] : [product.price?.currency])),
  );
  const orders: Orders = {};
  if (canSort(prices) && currencies.size === 1) orders.price = sortRanks(prices, 'ascending');
  if (canSort(scores)) orders.score = sortRanks(scores, 'descending');
  return orders;
}

/** The style attribute by which the stylesheet knows a product's places, with a space before it; nothing without orders. */
export function orderStyle({ price, score }: Orders, place: number): Markup | undefined {
  const ranks = Object.entries({ 'by-price': price?.[place], 'by-score': score?.[place] })
    .filter(([, rank]) => rank !== undefined)
    .map(([name, rank]) => `--cohort-${name}: ${rank}`);
  return ranks.length === 0 ? undefined : markup` style="${ranks.join('; ')}"`;
}

/**
 * The radio buttons by which readers choose an order; nothing where there is none to choose. Their name is made from the
 * block's content, so that those of two blocks in one page do not turn each other off.
 */
export function sortChoice(config: ProductListConfig, orders: Orders): Markup | undefined {
  if (!orders.price && !orders.score) return undefined;
  const name = `cohort-${hashOf(JSON.stringify(config))}`;
  const title = sortWord(config, 'sortText');
  const choices = [
    choice(name, 'order', sortWord(config, 'orderText'), true),
    orders.score && choice(name, 'score', sortWord(config, 'scoreText'), false),
    orders.price && choice(name, 'price', sortWord(config, 'priceText'), false),
  ];
  return markup`
    <div class="cohort-sort" role="radiogroup" aria-label="${title}">
      <span class="cohort-sort-text" aria-hidden="true">${title}</span>
      ${choices.flatMap((each) => (each ? [' ', each] : []))}
    </div>
  `;
}

/** A word of the block, or that of its locale's language where it gives none. */
export function sortWord(config: Pick<ProductListConfig, SortWord | 'locale'>, name: SortWord): string {
  const own = config[name];
  return isBlank(own) ? phrasesOf(config.locale)[name] : own.trim();
}

function choice(name: string, by: string, text: string, checked: boolean): Markup {
  const isChecked = checked ? markup` checked` : undefined;
  return markup`<label class="cohort-choice"><input class="cohort-radio cohort-by-${by}" type="radio" name="${name}" value="${by}"${isChecked}><span class="cohort-choice-text">${text}</span></label>`;
}

function canSort(values: readonly (number | undefined)[]): boolean {
  return values.filter((value) => value !== undefined).length > 1;
}

function amountOf({ price }: ListedProduct): number | undefined {
  const amount = price?.amount.trim() ?? '';
  return amount !== '' && PRICE_AMOUNT.test(amount) ? Number(amount) : undefined;
}

function scoreOf({ showRating, ratingText }: ListedProduct): number | undefined {
  const percent = showRating ? scorePercent(ratingText) : 0;
  return percent > 0 ? percent : undefined;
}

/** FNV-1a of the text's code units, in digits and small letters. http://www.isthe.com/chongo/tech/comp/fnv/ */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

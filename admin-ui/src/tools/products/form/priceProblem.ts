import { PRICE_AMOUNT, type ProductPrice } from '@contracts/products/price';

/** What keeps a price from showing as it is meant, while it is being entered; undefined where nothing does. */
export function priceProblem({ amount, was, currency }: ProductPrice): string | undefined {
  if (!PRICE_AMOUNT.test(amount)) return 'Enter the price in digits, such as 129.99.';
  if (currency === '') return 'Choose a currency to see how the price will show.';
  if (was !== '' && PRICE_AMOUNT.test(was) && Number(was) <= Number(amount)) {
    return 'The old price is not higher than the price, so it will not show.';
  }
  return undefined;
}

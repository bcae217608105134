import type { ProductPrice } from '@contracts/products/price';

/** An amount in its currency, as the browser's language writes it; without a known currency the number alone. */
export function moneyText(amount: string, currency: string, locale: string = navigator.language): string {
  const number = Number(amount);
  if (!Number.isFinite(number)) return amount;
  // Whole amounts lose nothing by `.00`: shops write it.
  try {
    return number.toLocaleString(locale, { style: 'currency', currency });
  } catch {
    const plain = number.toLocaleString(locale, { minimumFractionDigits: 2, maximumFractionDigits: 4 });
    return [currency, plain].filter(Boolean).join(' ');
  }
}

/** By how many whole percent a price is below the one before; 0 where it is not. */
export function discountOf({ amount, was }: Pick<ProductPrice, 'amount' | 'was'>): number {
  const [now, before] = [Number(amount), Number(was)];
  if (amount === '' || !(before > 0) || !(now < before)) return 0;
  return Math.floor((1 - now / before) * 100);
}

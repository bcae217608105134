import type { ProductPrice } from '../../contracts/products/price';
import { discountOf, formatDay, formatOldPrice, formatPrice, usableLocale } from '../products/price';
import { type Markup, markup } from './html';
import { badge } from './labels';
import { phrasesOf } from './phrases';

/**
 * `<span class="cohort-price">`: what the product costs, what it cost before and how much less that is, and the day on which
 * that was looked up. Nothing without an amount; the old price only while it is higher. No paragraph: editors of articles put
 * another one around what stands beside it.
 */
export function priceLine(price: ProductPrice | undefined, locale?: string): Markup | undefined {
  const amount = price ? formatPrice(price, locale) : '';
  if (!price || amount === '') return undefined;
  const parts = [markup`<bdi>${amount}</bdi>`, oldPrice(price, locale), discount(price, locale)];
  const shown = [...parts, asOf(price, locale)].filter((part) => part !== undefined);
  return markup`<span class="cohort-price">${shown.flatMap((part, i) => (i === 0 ? [part] : [' ', part]))}</span>`;
}

function oldPrice(price: ProductPrice, locale?: string): Markup | undefined {
  const amount = formatOldPrice(price, locale);
  if (amount === '') return undefined;
  const { was } = phrasesOf(locale);
  return markup`<del class="cohort-note"><span class="cohort-hidden">${was} </span><bdi>${amount}</bdi></del>`;
}

function discount(price: ProductPrice, locale?: string): Markup | undefined {
  const percent = discountOf(price);
  if (percent === 0) return undefined;
  const format = new Intl.NumberFormat(usableLocale(locale), { style: 'percent' });
  return badge(format.format(-percent / 100));
}

function asOf({ asOf: day }: ProductPrice, locale?: string): Markup | undefined {
  const text = formatDay(day, locale);
  if (text === '') return undefined;
  return markup`<span class="cohort-note">${phrasesOf(locale).asOf.replace('{day}', () => text)}</span>`;
}

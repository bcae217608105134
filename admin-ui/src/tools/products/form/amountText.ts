import { readAmount } from '@domain/text/amounts';

/** An amount as products keep it, however a shop writes it: `1.299,00 €` is `1299.00`. What it may be in two ways stays. */
export function amountText(text: string): string {
  const read = readAmount(text);
  return typeof read === 'object' ? read.amount : text.trim();
}

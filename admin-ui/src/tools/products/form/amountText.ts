import { plainNumber } from '@domain/schema/values/numbers';

/** An amount as products keep it, however a shop writes it: `1.299,00 €` is `1299.00`. What it may be in two ways stays. */
export function amountText(text: string): string {
  const bare = text.replace(/[^\d.,'’ \u00a0\u202f]/g, '').trim();
  return (bare && plainNumber(bare)) || text.trim();
}

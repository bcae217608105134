import { GTIN_LENGTHS, isGtin } from '../../../contracts/products/gtin';
import { SCHEMA_CHECK_MESSAGES as SAYS } from '../../../contracts/schema/schema-check-messages';
import type { ValueFault } from './value-fault';

/** Digits of each property's numbers. */
const LENGTHS: Readonly<Record<string, readonly number[]>> = {
  gtin: GTIN_LENGTHS,
  gtin8: [8],
  gtin12: [12],
  gtin13: [13],
  gtin14: [14],
};

/** A number of GS1's by its length and its check digit; an address of GS1's own is one too. */
export function checkGtin(property: string, text: string): ValueFault | undefined {
  const trimmed = text.trim();
  const lengths = LENGTHS[property];
  if (!lengths || /^https?:/i.test(trimmed)) return undefined;
  const digits = trimmed.replace(/[\s-]/g, '');
  const isRight = lengths.includes(digits.length) && isGtin(digits);
  if (isRight && digits === trimmed) return undefined;
  const sentence = isRight ? SAYS.gtinFormat(property, text) : SAYS.gtin(property, text);
  return { level: 'warning', rule: 'gtin', sentence, ...(isRight && { fix: digits }) };
}

/** Properties that take such a number. */
export const GTINS: ReadonlySet<string> = new Set(Object.keys(LENGTHS));

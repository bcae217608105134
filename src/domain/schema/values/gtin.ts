import { SCHEMA_CHECK_MESSAGES as SAYS } from '../../../contracts/schema/schema-check-messages';
import { endsWithCheckDigit, GTIN_LENGTHS, isGtin } from '../../../contracts/validation/gtin';
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

/** A number of a book, with or without hyphens: ten digits, the last of which may be X, or thirteen. */
export function checkIsbn(text: string): ValueFault | undefined {
  const digits = text.replace(/[\s-]/g, '').toUpperCase();
  if (/^https?:|^URN:/i.test(text.trim()) || isIsbn(digits)) return undefined;
  return { level: 'warning', rule: 'isbn', sentence: SAYS.gtin('isbn', text) };
}

/** Of ten digits the first counts tenfold, the last once, and the sum is a multiple of eleven. Source: ISO 2108. */
function isIsbn(digits: string): boolean {
  if (/^97[89]\d{10}$/.test(digits)) return endsWithCheckDigit(digits);
  if (!/^\d{9}[\dX]$/.test(digits)) return false;
  const sum = Array.from(digits).reduce(
    (all, digit, at) => all + (digit === 'X' ? 10 : Number(digit)) * (10 - at),
    0,
  );
  return sum % 11 === 0;
}

/** Properties that take such a number. */
export const GTINS: ReadonlySet<string> = new Set(Object.keys(LENGTHS));

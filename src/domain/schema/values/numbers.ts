import { SCHEMA_CHECK_MESSAGES as SAYS } from '../../../contracts/schema/schema-check-messages';
import { readNumber } from '../../text/amounts';
import type { ValueFault } from './value-fault';

const PLAIN_NUMBER = /^[+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?$/i;

/** The number that a text is as schema.org writes numbers: digits and a point. */
export function numberOf(text: string): number | undefined {
  const trimmed = text.trim();
  return PLAIN_NUMBER.test(trimmed) ? Number(trimmed) : undefined;
}

/** A number written another way, as schema.org has it; undefined where it may be one or another. */
export function plainNumber(text: string): string | undefined {
  const trimmed = text.trim();
  if (numberOf(trimmed) !== undefined) return trimmed;
  const [, sign = '', digits = ''] = /^(-?)([^]*)$/.exec(trimmed) ?? [];
  const read = readNumber(digits);
  return read === undefined || read === 'ambiguous' ? undefined : sign + read;
}

/** A property that takes numbers alone. */
export function checkNumber(property: string, text: string): ValueFault | undefined {
  if (numberOf(text) !== undefined) return undefined;
  const fix = plainNumber(text);
  return {
    level: 'error',
    rule: 'number-format',
    sentence: SAYS.number(property, text),
    ...(fix && { fix }),
  };
}

/** A property that takes a number or an amount with its currency; what is written in words is neither. */
export function checkAmount(property: string, text: string): ValueFault | undefined {
  const fault = checkNumber(property, text);
  if (!fault || fault.fix) return fault;
  return { level: 'warning', rule: 'amount-as-text', sentence: SAYS.amountAsText(property, text) };
}

/** How many ratings or reviews there are: at least one. */
export function checkCount(property: string, text: string): ValueFault | undefined {
  const count = numberOf(text);
  if (count !== undefined && Number.isInteger(count) && count >= 1) return undefined;
  const plain = /^\d{1,3}(?:[,.'’ ]\d{3})+$/.test(text.trim()) ? text.replace(/\D/g, '') : undefined;
  return {
    level: 'error',
    rule: 'count-format',
    sentence: SAYS.count(property, text),
    ...(plain && { fix: plain }),
  };
}

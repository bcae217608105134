import { SCHEMA_CHECK_MESSAGES as SAYS } from '../../../contracts/schema/schema-check-messages';
import { isCountry } from '../../../contracts/validation/country';
import type { MarkupFindings } from '../findings';
import type { Markup } from '../markup/markup-graph';
import { googlePage } from '../rich-results/sources';
import { isKindOf } from '../vocabulary/vocabulary';
import { isIsoDate } from './dates';
import { checkNumber, numberOf } from './numbers';
import type { ValueFault } from './value-fault';

const { source } = googlePage('merchant listings', 'merchant-listing');
/** Countries of shipping and returns are their two letters. Source: Google, merchant listings. */
const COUNTRIES = [
  ['DefinedRegion', 'addressCountry'],
  ['MerchantReturnPolicy', 'applicableCountry'],
  ['MerchantReturnPolicy', 'returnPolicyCountry'],
] as const;
const KINDS = ['DefinedRegion', 'MerchantReturnPolicy', 'QuantitativeValue', 'MonetaryAmount'];
/** By these a length of time is one of days. Source: as above. */
const TIMES: ReadonlySet<string> = new Set(['handlingTime', 'transitTime', 'duration']);
/** These are amounts of money, which schema.org's `value` need not be. */
const FEES: ReadonlySet<string> = new Set(['shippingRate', 'returnShippingFeesAmount']);
const DAY_CODES: ReadonlySet<string> = new Set(['DAY', 'd']);

/** The values below shipping and returns that schema.org leaves open and Google does not. */
export function checkDelivery(entity: number, markup: Markup, findings: MarkupFindings): void {
  const { types = [], properties = {} } = markup.entities[entity] ?? {};
  const isOf = (kind: string) => types.some((type) => isKindOf(type, kind));
  if (!KINDS.some(isOf)) return;
  const note = (property: string, faultOf: (text: string) => ValueFault | undefined) => {
    for (const value of properties[property] ?? []) {
      const fault = value.text?.trim() ? faultOf(value.text.trim()) : undefined;
      if (fault) findings.add({ ...fault, entity, property, line: value.line, source }, value);
    }
  };
  for (const [kind, property] of COUNTRIES) {
    if (isOf(kind)) note(property, (text) => checkCountry(property, text));
  }
  if (isOf('MerchantReturnPolicy')) note('merchantReturnDays', checkDays);
  if (isOf('QuantitativeValue') && isTime(entity, markup)) note('unitCode', checkUnit);
  if (isOf('MonetaryAmount') && isFee(entity, markup)) note('value', (text) => checkNumber('value', text));
}

function isTime(entity: number, { entities, parents }: Markup): boolean {
  return (parents[entity] ?? []).some(
    ({ entity: holder, property }) =>
      TIMES.has(property) &&
      entities[holder]?.types.some((type) => type === 'ShippingDeliveryTime' || type === 'ServicePeriod'),
  );
}

function isFee(entity: number, { parents }: Markup): boolean {
  return (parents[entity] ?? []).some(({ property }) => FEES.has(property));
}

function checkCountry(property: string, text: string): ValueFault | undefined {
  if (isCountry(text)) return undefined;
  const code = text.toUpperCase() === 'UK' ? 'GB' : text.toUpperCase();
  const fix = isCountry(code) ? { fix: code } : {};
  return { level: 'error', rule: 'country-code', sentence: SAYS.country(property, text), ...fix };
}

function checkUnit(text: string): ValueFault | undefined {
  if (DAY_CODES.has(text)) return undefined;
  const fix = /^d(?:ays?)?$/i.test(text) ? { fix: 'DAY' } : {};
  return { level: 'error', rule: 'enumeration', sentence: SAYS.dayUnit(text), ...fix };
}

/** Days from the delivery on, or the last one of the calendar. */
function checkDays(text: string): ValueFault | undefined {
  const days = numberOf(text);
  if (days === undefined ? isIsoDate(text) : Number.isInteger(days) && days >= 0) return undefined;
  const [, fix] = /^(\d{1,4}) days?$/i.exec(text) ?? [];
  return { level: 'error', rule: 'number-format', sentence: SAYS.returnDays(text), ...(fix && { fix }) };
}

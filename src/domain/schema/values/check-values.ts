import { SCHEMA_CHECK_MESSAGES as SAYS } from '../../../contracts/schema/schema-check-messages';
import type { SchemaEntity, SchemaValue } from '../../../contracts/schema/schema-checks';
import type { MarkupFindings } from '../findings';
import type { Markup } from '../markup/markup-graph';
import { SCHEMA_ORG_SOURCE as source } from '../rich-results/sources';
import { isPlain, membersOf, propertyOf } from '../vocabulary/vocabulary';
import { checkAddress } from './addresses';
import { checkDelivery } from './check-delivery';
import { checkJob } from './check-job';
import { checkPositions } from './check-positions';
import { checkRating } from './check-rating';
import { checkSense } from './check-sense';
import { checkDate, checkDuration, checkZone, isBefore } from './dates';
import { checkBoolean, checkMember } from './enumerations';
import { checkGtin, checkIsbn, GTINS } from './gtin';
import { checkAmount, checkCount, checkNumber, numberOf } from './numbers';
import { checkCurrency, checkPrice, CURRENCIES, PRICES } from './prices';
import type { ValueFault } from './value-fault';

const COUNTS: ReadonlySet<string> = new Set(['ratingCount', 'reviewCount']);
/** A later date, and the one that it must not be before. */
const ORDERED_DATES = [
  ['dateModified', 'datePublished'],
  ['endDate', 'startDate'],
  ['validThrough', 'datePosted'],
  ['validThrough', 'validFrom'],
  ['availabilityEnds', 'availabilityStarts'],
] as const;
/** After these days Google shows an entity no more. */
const ENDS: ReadonlySet<string> = new Set(['priceValidUntil', 'validThrough']);

/** What values are held against beside the vocabulary. */
export interface ValueFrame {
  base: URL | undefined;
  /** ISO date. */
  today: string;
}

interface ValueContext extends ValueFrame {
  /** What the same entity says that its prices are in. */
  currency: string | undefined;
}

/** Says which values are not what their properties take. */
export function checkValues(markup: Markup, findings: MarkupFindings, frame: ValueFrame): void {
  markup.entities.forEach((entity, index) => {
    if (markup.vocabularies.get(index) === 'other') return;
    for (const [property, values] of Object.entries(entity.properties)) {
      for (const value of values) {
        // An @id within this page is none that leads out of it.
        const text = value.text ?? (/^(?:#|_:)/.test(value.dangling ?? '') ? undefined : value.dangling);
        if (!text?.trim()) continue;
        // When a job is over, its verdict tells.
        const fault = faultOf(property, text, { ...frame, currency: currencyOf(entity) });
        if (fault?.rule === 'expired' && entity.types.includes('JobPosting')) continue;
        note(findings, fault, { entity: index, property, value });
      }
    }
    checkOrder(entity, index, findings);
    checkBounds(entity, index, findings);
    checkRating(index, markup, findings);
    checkPositions(entity, markup, findings);
    checkJob(index, markup, findings);
    checkDelivery(index, markup, findings);
    checkSense(index, markup, findings);
  });
}

function currencyOf({ properties }: SchemaEntity): string | undefined {
  const [value] = properties['priceCurrency'] ?? [];
  return value?.text?.trim();
}

function faultOf(property: string, text: string, frame: ValueContext): ValueFault | undefined {
  if (PRICES.has(property)) return checkPrice(property, text, frame.currency);
  if (CURRENCIES.has(property)) return checkCurrency(property, text);
  if (COUNTS.has(property)) return checkCount(property, text);
  if (GTINS.has(property)) return checkGtin(property, text);
  if (property === 'isbn') return checkIsbn(text);
  if (property === 'item') return checkAddress(property, text, frame.base);
  const { ranges = [] } = propertyOf(property) ?? {};
  if (ranges.length === 0 || ranges.includes('Text')) return undefined;
  if (membersOf(property)) return checkMember(property, text);
  if (ranges.includes('URL')) return checkAddress(property, text, frame.base);
  const plain = ranges.filter(isPlain);
  if (plain.length === 0) return undefined;
  if (plain.includes('Duration')) return checkDuration(property, text);
  if (plain.every((range) => ['Date', 'DateTime', 'Time'].includes(range))) {
    return (
      checkDate(property, text, plain) ?? checkZone(property, text) ?? expired(property, text, frame.today)
    );
  }
  if (plain.every((range) => ['Number', 'Integer', 'Float'].includes(range))) {
    return ranges.includes('MonetaryAmount') ? checkAmount(property, text) : checkNumber(property, text);
  }
  return plain.every((range) => range === 'Boolean') ? checkBoolean(property, text) : undefined;
}

function expired(property: string, text: string, today: string): ValueFault | undefined {
  if (!ENDS.has(property) || !isBefore(text, today)) return undefined;
  return { level: 'warning', rule: 'expired', sentence: SAYS.expired(property, text.trim()) };
}

function note(
  findings: MarkupFindings,
  fault: ValueFault | undefined,
  { entity, property, value }: { entity: number; property: string; value: SchemaValue },
): void {
  if (!fault) return;
  const { also, ...finding } = fault;
  findings.add({ ...finding, entity, property, line: value.line, source }, value);
  if (also) findings.additions.push({ entity, ...also });
}

function checkOrder({ properties }: SchemaEntity, entity: number, findings: MarkupFindings): void {
  for (const [later, earlier] of ORDERED_DATES) {
    const value = properties[later]?.[0];
    const other = properties[earlier]?.[0]?.text;
    if (!value?.text || !other || !isBefore(value.text, other)) continue;
    const sentence = SAYS.dateOrder(later, earlier);
    const about = { entity, property: later, line: value.line, source };
    findings.add({ ...about, level: 'error', rule: 'date-order', sentence }, value);
  }
}

function checkBounds({ properties }: SchemaEntity, entity: number, findings: MarkupFindings): void {
  const [least] = properties['minValue'] ?? [];
  const [most] = properties['maxValue'] ?? [];
  const [from, to] = [numberOf(least?.text ?? ''), numberOf(most?.text ?? '')];
  if (!least || from === undefined || to === undefined || from <= to) return;
  const sentence = SAYS.bounds(String(from), String(to));
  const about = { entity, property: 'minValue', line: least.line, source };
  findings.add({ ...about, level: 'error', rule: 'bounds', sentence }, least);
}

import { SCHEMA_CHECK_MESSAGES as SAYS } from '../../../contracts/schema/schema-check-messages';
import type { SchemaEntity, SchemaValue } from '../../../contracts/schema/schema-checks';
import type { MarkupFindings } from '../findings';
import type { Markup } from '../markup/markup-graph';
import { googlePage } from '../rich-results/sources';
import { numberOf } from './numbers';

const { source } = googlePage('breadcrumb', 'breadcrumb');

interface PlacedItem {
  entity: number;
  /** In the list as it is written, from 1. */
  place: number;
  value: SchemaValue;
  isRight: boolean;
}

/** The positions of a trail are whole numbers from 1, each once; where all right ones follow its order, so must the rest. */
export function checkPositions(list: SchemaEntity, markup: Markup, findings: MarkupFindings): void {
  if (!list.types.includes('BreadcrumbList')) return;
  const items = placedItems(list, markup);
  const isInOrder = items.every(({ isRight, place, value }) => !isRight || positionOf(value) === place);
  for (const { entity, place, value, isRight } of items) {
    if (isRight) continue;
    const sentence = SAYS.position(value.text ?? '');
    const about = { entity, property: 'position', line: value.line, source, sentence };
    const fix = isInOrder ? { fix: String(place) } : {};
    findings.add({ ...about, level: 'error', rule: 'position', ...fix }, value);
  }
}

function placedItems({ properties }: SchemaEntity, { entities }: Markup): PlacedItem[] {
  const taken = new Set<number>();
  const seen = new Set<number>();
  return (properties['itemListElement'] ?? []).flatMap(({ entity = -1 }, index) => {
    const value = entities[entity]?.properties['position']?.[0];
    if (!value?.text?.trim() || seen.has(entity)) return [];
    seen.add(entity);
    const position = positionOf(value);
    const isRight = position !== undefined && !taken.has(position);
    if (position !== undefined) taken.add(position);
    return [{ entity, place: index + 1, value, isRight }];
  });
}

function positionOf({ text = '' }: SchemaValue): number | undefined {
  const number = numberOf(text);
  return number !== undefined && Number.isInteger(number) && number >= 1 ? number : undefined;
}

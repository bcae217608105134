import type { SchemaEntity, SchemaValue } from '../../contracts/schema/schema-checks';
import { WATCH_LIMITS } from '../../contracts/watches/watch-limits';
import { oneLine } from '../pages/text-flow';
import type { Markup } from '../schema/markup/markup-graph';
import { MARKUP_LIMITS } from '../schema/markup/markup-limits';

/** Entities that are looked at: some refer to each other, and are met by each way. */
const MAX_VISITS = 5_000;

/** What a page's JSON-LD says, one line per value with the way to it, sorted: `Product.offers.Offer.price: 19.99`. */
export function flatJsonLd(markup: Markup): string[] {
  const flat = new FlatMarkup(markup);
  for (const index of markup.topLevel) {
    const entity = markup.entities[index];
    if (entity?.syntax === 'json-ld') flat.add(index, '');
  }
  return flat.values.toSorted();
}

class FlatMarkup {
  readonly values: string[] = [];
  private readonly open = new Set<number>();
  private visits = 0;

  constructor(private readonly markup: Markup) {}

  add(index: number, way: string): void {
    const entity = this.markup.entities[index];
    if (!entity || this.open.has(index)) return;
    if (this.open.size >= MARKUP_LIMITS.depth || this.visits >= MAX_VISITS) return;
    this.visits += 1;
    this.open.add(index);
    const path = `${way}${entity.types.join('+') || 'Thing'}`;
    const properties = Object.entries(entity.properties);
    if (properties.length === 0) this.say(path, '');
    for (const [property, values] of properties) {
      for (const value of values) this.value(`${path}.${property}`, value);
    }
    this.open.delete(index);
  }

  private value(path: string, value: SchemaValue): void {
    if (value.text !== undefined) this.say(path, value.text);
    else if (value.dangling !== undefined) this.say(path, value.dangling);
    else if (value.entity === undefined) return;
    else if (this.markup.references.has(value)) this.say(path, nameOf(this.markup.entities[value.entity]));
    else this.add(value.entity, `${path}.`);
  }

  private say(path: string, text: string): void {
    if (this.values.length >= WATCH_LIMITS.values) return;
    const cut = oneLine(text.slice(0, 2 * WATCH_LIMITS.value)).slice(0, WATCH_LIMITS.value);
    this.values.push(`${path}: ${cut}`);
  }
}

function nameOf(entity: SchemaEntity | undefined): string {
  return entity?.id ?? entity?.types.join('+') ?? '';
}

import { resolve, valueOfElement, wordsOf } from './element-value';
import { withoutSchemaOrg } from './json-ld-context';
import type { MarkupGraph, MarkupVocabulary } from './markup-graph';
import { MARKUP_LIMITS } from './markup-limits';
import type { MarkupElement } from './page-elements';

/** Elements looked at for all items together: `itemref` may name the same ones over and over. */
const MAX_VISITS = 4 * MARKUP_LIMITS.values;

export interface PageMarkup {
  graph: MarkupGraph;
  base: URL | undefined;
  lineAt(offset: number): number;
}

interface Item {
  element: MarkupElement;
  entity: number;
  depth: number;
  vocabulary: MarkupVocabulary;
}

/** Adds the microdata items of a page, as WHATWG reads them. */
export function addMicrodata(elements: readonly MarkupElement[], page: PageMarkup): void {
  new MicrodataReader(elements, page).read();
}

class MicrodataReader {
  private readonly inOrder: MarkupElement[];
  private readonly byId = new Map<string, MarkupElement>();
  private readonly items = new Map<MarkupElement, Item>();
  private visits = 0;

  constructor(
    elements: readonly MarkupElement[],
    private readonly page: PageMarkup,
  ) {
    this.inOrder = flat(elements);
    for (const element of this.inOrder) {
      const { id } = element.attributes;
      if (id && !this.byId.has(id)) this.byId.set(id, element);
    }
  }

  read(): void {
    const scopes = this.inOrder.filter(({ attributes }) => attributes['itemscope'] !== undefined);
    for (const scope of scopes) if (scope.attributes['itemprop'] === undefined) this.readFrom(scope);
    // A property of nothing is an item nonetheless.
    for (const scope of scopes) if (!this.items.has(scope)) this.readFrom(scope);
  }

  private readFrom(scope: MarkupElement): void {
    const waiting = [this.begin(scope, null)];
    for (let item = waiting.shift(); item; item = waiting.shift()) {
      if (item.entity >= 0) waiting.push(...this.properties(item));
    }
  }

  private begin(element: MarkupElement, holder: Item | null): Item {
    const { itemtype, itemid } = element.attributes;
    const types = wordsOf(itemtype);
    const vocabulary = types.length === 0 ? (holder?.vocabulary ?? 'none') : vocabularyOf(types);
    const entity = this.page.graph.begin({
      syntax: 'microdata',
      types: types.map(withoutSchemaOrg),
      id: itemid?.trim() ? resolve(itemid, this.page.base) : undefined,
      line: this.page.lineAt(element.at),
      vocabulary,
      isTopLevel: holder === null,
    });
    const item = { element, entity, depth: (holder?.depth ?? 0) + 1, vocabulary };
    this.items.set(element, item);
    return item;
  }

  /** Adds the properties of an item, and hands back the items among them that are new. */
  private properties(item: Item): Item[] {
    if (item.depth > MARKUP_LIMITS.depth) {
      this.page.graph.cut();
      return [];
    }
    const referred = wordsOf(item.element.attributes['itemref']).map((id) => this.byId.get(id));
    const waiting = [
      ...item.element.children,
      ...referred.filter((element) => element !== undefined),
    ].reverse();
    const seen = new Set<MarkupElement>([item.element]);
    const found: Item[] = [];
    for (let element = waiting.pop(); element; element = waiting.pop()) {
      this.visits += 1;
      if (this.visits > MAX_VISITS) return found;
      if (seen.has(element)) continue;
      seen.add(element);
      if (element.attributes['itemprop'] !== undefined) this.property(item, element, found);
      if (element.attributes['itemscope'] === undefined) waiting.push(...element.children.toReversed());
    }
    return found;
  }

  private property(holder: Item, element: MarkupElement, found: Item[]): void {
    const { graph, base } = this.page;
    const line = this.page.lineAt(element.at);
    const isItem = element.attributes['itemscope'] !== undefined;
    let item = this.items.get(element);
    if (isItem && !item) {
      item = this.begin(element, holder);
      found.push(item);
    }
    for (const name of wordsOf(element.attributes['itemprop'])) {
      if (item) graph.link(holder.entity, withoutSchemaOrg(name), item.entity, line);
      else graph.text(holder.entity, withoutSchemaOrg(name), valueOfElement(element, base), line);
    }
  }
}

function vocabularyOf(types: readonly string[]): MarkupVocabulary {
  if (types.some((type) => withoutSchemaOrg(type) !== type)) return 'schema.org';
  return types.some((type) => type.includes(':')) ? 'other' : 'none';
}

/** All elements in the order of the page. */
export function flat(elements: readonly MarkupElement[]): MarkupElement[] {
  const all: MarkupElement[] = [];
  const waiting = elements.toReversed();
  for (let element = waiting.pop(); element; element = waiting.pop()) {
    all.push(element);
    waiting.push(...element.children.toReversed());
  }
  return all;
}

import type { MendedMarkup, RichResultVerdict, SchemaValue } from '../../../contracts/schema/schema-checks';
import { SCHEMA_CHECK_MESSAGES as SAYS } from '../../../contracts/schema/schema-check-messages';
import type { MarkupFindings } from '../findings';
import type { Markup } from '../markup/markup-graph';
import { MARKUP_LIMITS } from '../markup/markup-limits';
import { isKindOf } from '../vocabulary/vocabulary';
import { fillPath } from './fill-path';
import { AS_FOUND, type JsonObject, MarkupPrinter, printed } from './markup-printer';
import type { PageFact } from './page-facts';

const TODO = 'TODO';
/** Missing, and nothing that a value could be put in place of. */
const NOT_A_VALUE: ReadonlySet<string> = new Set(['@context', 'itemListElement']);

interface Mending {
  markup: Markup;
  findings: MarkupFindings;
  verdicts: readonly RichResultVerdict[];
  facts: ReadonlyMap<string, PageFact>;
}

/** The markup as JSON-LD before and after: only what is certain is mended, the rest is left to the author. */
export function mendMarkup(mending: Mending): MendedMarkup {
  const { markup, findings } = mending;
  const hasContext = ![...markup.vocabularies.values()].includes('none');
  const before = printed(new MarkupPrinter(markup, AS_FOUND).read(), hasContext);
  const mender = new Mender(mending);
  const after = mender.mend(hasContext);
  if (before.length + after.length > 2 * MARKUP_LIMITS.printed) {
    return { before: '', after: '', changes: [{ path: '', sentence: SAYS.notPrinted }] };
  }
  if (findings.all.some(({ rule }) => rule === 'json-broken')) mender.note('', SAYS.repaired);
  return { before, after, changes: mender.changes };
}

class Mender {
  readonly changes: MendedMarkup['changes'] = [];
  private readonly printer: MarkupPrinter;
  private readonly fixes: ReadonlyMap<SchemaValue, string>;
  /** How many entities have a verdict of each feature. */
  private readonly counts = new Map<string, number>();

  constructor(private readonly mending: Mending) {
    const { markup, findings, verdicts } = mending;
    for (const { feature } of verdicts) this.counts.set(feature, (this.counts.get(feature) ?? 0) + 1);
    this.fixes = fixesOf(findings);
    this.printer = new MarkupPrinter(markup, { fixes: this.fixes, names: findings.names });
  }

  note(path: string, sentence: string): void {
    if (this.changes.length < MARKUP_LIMITS.findings) this.changes.push({ path, sentence });
  }

  mend(hasContext: boolean): string {
    const objects = this.printer.read();
    if (!hasContext && objects.length > 0) this.note('@context', SAYS.addedContext);
    this.noteFixes();
    this.addParted();
    this.addPositions();
    for (const verdict of this.mending.verdicts) this.fill(verdict);
    return printed(objects, true);
  }

  private noteFixes(): void {
    const { markup, findings } = this.mending;
    for (const [from, to] of findings.names) this.note(to, SAYS.changedName(from, to));
    if (this.fixes.size === 0) return;
    for (const { types, properties } of markup.entities) {
      for (const [property, values] of Object.entries(properties)) {
        for (const value of values) {
          const fix = this.fixes.get(value);
          if (fix === undefined) continue;
          const found = value.text ?? value.dangling ?? '';
          const isKnown = findings.fixes.has(value);
          this.note(
            pathIn(types, property),
            isKnown ? SAYS.changedValue(found, fix) : SAYS.todoInstead(found),
          );
        }
      }
    }
  }

  /** What stood in another property's value. */
  private addParted(): void {
    for (const { entity, property, text } of this.mending.findings.additions) {
      const object = this.printer.objects.get(entity);
      if (!object || object[property] !== undefined) continue;
      object[property] = text;
      this.note(pathIn(this.mending.markup.entities[entity]?.types, property), SAYS.addedFromValue(text));
    }
  }

  /** Of a list that has no positions at all, the order is certain. */
  private addPositions(): void {
    this.mending.markup.entities.forEach(({ types }, index) => {
      if (!types.includes('BreadcrumbList')) return;
      const list = this.printer.objects.get(index)?.['itemListElement'];
      const items = (Array.isArray(list) ? list : []).flatMap((item) =>
        typeof item === 'object' && item !== null && !Array.isArray(item)
          ? [this.printer.objectOf(item)]
          : [],
      );
      if (items.length === 0 || items.some(({ position }) => position !== undefined)) return;
      items.forEach((item, place) => (item['position'] = place + 1));
      this.note('BreadcrumbList.itemListElement.position', SAYS.addedPosition);
    });
  }

  private fill(verdict: RichResultVerdict): void {
    const object = this.printer.objects.get(verdict.entity);
    if (!object) return;
    for (const path of verdict.missing) if (!NOT_A_VALUE.has(path)) this.fillOne(object, path, verdict, true);
    for (const path of verdict.recommended) this.fillOne(object, path, verdict, false);
  }

  private fillOne(
    object: JsonObject,
    path: string,
    { entity, feature }: RichResultVerdict,
    isNeeded: boolean,
  ): void {
    const [way = ''] = path.split('|');
    if (way.startsWith('itemReviewed') && this.hasHolder(entity)) return;
    // Of several things on a page it is not certain which one the page's own words are about.
    const isOnly = this.counts.get(feature) === 1;
    const { topLevel, entities } = this.mending.markup;
    const isAbout = topLevel.has(entity) && !entities[entity]?.types.some(isOfSite);
    const fact = isOnly && isAbout ? this.mending.facts.get(way) : undefined;
    if (!fact && !isNeeded) return;
    const isFilled = fillPath(object, way.split('.'), fact?.text ?? TODO, (each) =>
      this.printer.objectOf(each),
    );
    if (!isFilled) return;
    const told = pathIn(this.mending.markup.entities[entity]?.types, way);
    this.note(told, fact ? SAYS.addedFromPage(fact.text, fact.origin) : SAYS.todo);
  }

  private hasHolder(entity: number): boolean {
    return (
      this.mending.markup.parents[entity]?.some(({ property }) =>
        /^(?:reviews?|aggregateRating)$/.test(property),
      ) === true
    );
  }
}

/** Those who are behind a page: its heading is not their name, nor its address theirs. */
function isOfSite(type: string): boolean {
  return ['Organization', 'Person', 'WebSite'].some((kind) => isKindOf(type, kind));
}

/** What each wrong value is written as; where the right one is not certain, only its author knows it. */
function fixesOf({ fixes, invalid, kept }: MarkupFindings): ReadonlyMap<SchemaValue, string> {
  const wrong = [...invalid].filter((value) => !kept.has(value));
  return new Map([...wrong.map((value) => [value, TODO] as const), ...fixes]);
}

function pathIn(types: readonly string[] | undefined, property: string): string {
  return `${types?.[0] ?? 'Thing'}.${property}`;
}

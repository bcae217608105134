import { SCHEMA_CHECK_MESSAGES as SAYS } from '../../../contracts/schema/schema-check-messages';
import type { SchemaEntity, SchemaMarkupFinding } from '../../../contracts/schema/schema-checks';
import type { MarkupFindings } from '../findings';
import { isOtherVocabulary } from '../markup/json-ld-context';
import type { Markup } from '../markup/markup-graph';
import { JSON_LD_SOURCE, SCHEMA_ORG_SOURCE as source } from '../rich-results/sources';
import { nearestName } from './nearest';
import { hasProperty, isKindOf, isType, PROPERTY_NAMES, propertyOf, TYPE_NAMES } from './vocabulary';

/** Unknown names for which a nearest one is sought: each is held against all that there are. */
const MAX_SOUGHT = 50;
/** Of Google's or of JSON-LD's, beside schema.org's: constraints of actions. */
const OWN_NAMES = /-(?:input|output)$/;

/** What these lead to needs no type of its own. Source: Google, breadcrumb and product variants. */
const UNTYPED: ReadonlySet<string> = new Set(['item', 'hasVariant']);

/** Says which types and properties schema.org does not have, or no more. */
export function checkNames(markup: Markup, findings: MarkupFindings): void {
  const checker = new NameChecker(findings);
  markup.entities.forEach((entity, index) => {
    if (markup.vocabularies.get(index) === 'other') {
      return checker.foreign(entity, index, markup.contexts.get(index) ?? addressOf(entity.types));
    }
    const isClear = markup.parents[index]?.some(({ property }) => UNTYPED.has(property)) === true;
    checker.check(entity, index, isClear);
  });
}

/** The vocabulary of a type that is schema.org's but for its address; undefined where it has no such name. */
function addressOf(types: readonly string[]): string | undefined {
  const [, address, name = ''] = /^(https?:\/\/[^/]+)\/(\w+)$/i.exec(types[0] ?? '') ?? [];
  return isType(name) ? address : undefined;
}

class NameChecker {
  private readonly sought = new Map<string, string | undefined>();
  private readonly unread = new Set<string>();

  constructor(private readonly findings: MarkupFindings) {}

  foreign({ types, line }: SchemaEntity, entity: number, context: string | undefined): void {
    if (context !== undefined && !isOtherVocabulary(context)) return this.unreadable(context, entity, line);
    const sentence = SAYS.vocabularyOther(types.join(', ') || 'This');
    this.findings.add({ level: 'info', rule: 'vocabulary-other', entity, line, source, sentence });
  }

  /** Of a vocabulary that nobody has, once. */
  private unreadable(context: string, entity: number, line: number): void {
    if (this.unread.has(context)) return;
    this.unread.add(context);
    const about = { entity, line, property: '@context', source: JSON_LD_SOURCE };
    this.findings.add({
      ...about,
      level: 'error',
      rule: 'context-unknown',
      sentence: SAYS.contextUnknown(context),
    });
  }

  check({ types, properties, line }: SchemaEntity, entity: number, isClear: boolean): void {
    const about = { entity, line, source };
    if (types.length === 0 && !isClear) {
      this.findings.add({ ...about, level: 'warning', rule: 'type-missing', sentence: SAYS.typeMissing });
    }
    // An address is of another vocabulary, which an entity may have beside a type of schema.org.
    const named = types.filter((type) => !type.includes(':'));
    for (const type of named) {
      if (!isType(type)) this.unknown(type, about, { names: TYPE_NAMES, isType: true });
    }
    const known = named.filter(isType);
    const isRole = known.some((type) => isKindOf(type, 'Role'));
    for (const [property, values] of Object.entries(properties)) {
      // What a role is of stands in it by the property that leads to the role.
      if (isRole && propertyOf(property)) continue;
      const place = { ...about, property, line: values[0]?.line ?? line };
      this.property(property, known, place);
    }
  }

  private property(
    property: string,
    types: readonly string[],
    about: Pick<SchemaMarkupFinding, 'line' | 'source'>,
  ): void {
    if (property.includes(':') || OWN_NAMES.test(property)) return;
    const known = propertyOf(property);
    if (!known) return this.unknown(property, about, { names: PROPERTY_NAMES, isType: false });
    if (known.instead !== undefined) {
      const sentence = SAYS.propertySuperseded(property, known.instead);
      return this.findings.add({ ...about, level: 'info', rule: 'property-superseded', sentence });
    }
    if (types.length === 0 || types.some((type) => hasProperty(type, property))) return;
    const sentence = SAYS.propertyMisplaced(property, types.join(', '));
    this.findings.add({ ...about, level: 'warning', rule: 'property-misplaced', sentence });
  }

  private unknown(
    name: string,
    about: Pick<SchemaMarkupFinding, 'line' | 'source'>,
    { names, isType: isOfType }: { names: readonly string[]; isType: boolean },
  ): void {
    const near = this.nearest(name, names);
    const isSame = near?.toLowerCase() === name.toLowerCase();
    if (near && isSame) this.findings.names.set(name, near);
    this.findings.add({
      ...about,
      level: isOfType ? 'error' : 'warning',
      rule: isOfType ? 'type-unknown' : 'property-unknown',
      sentence: isOfType ? SAYS.typeUnknown(name, near) : SAYS.propertyUnknown(name, near),
      ...(isSame && near && { fix: near }),
    });
  }

  private nearest(name: string, names: readonly string[]): string | undefined {
    if (!this.sought.has(name)) {
      if (this.sought.size >= MAX_SOUGHT) return undefined;
      this.sought.set(name, nearestName(name, names));
    }
    return this.sought.get(name);
  }
}

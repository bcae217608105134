import { resolve, valueOfElement, wordsOf } from './element-value';
import { isSchemaOrg, withoutSchemaOrg } from './json-ld-context';
import type { MarkupVocabulary } from './markup-graph';
import { MARKUP_LIMITS } from './markup-limits';
import type { PageMarkup } from './microdata';
import type { MarkupElement } from './page-elements';

/** What holds for an element and all within it. */
interface Scope {
  vocabulary: MarkupVocabulary;
  prefixes: ReadonlyMap<string, string>;
  /** The entity that properties belong to; -1 with none. */
  subject: number;
  depth: number;
}

/** Characters of a `prefix` attribute. */
const MAX_PREFIXES = 2_000;
const PREFIX = /(\S+):\s+(\S+)/g;
const NAME_WITH_PREFIX = /^([\w-]*):(?!\/\/)(.+)$/;
const TOP: Scope = {
  vocabulary: 'none',
  // RDFa knows this one without being told.
  prefixes: new Map([['schema', 'https://schema.org/']]),
  subject: -1,
  depth: 0,
};

/** Adds what a page says in RDFa Lite by schema.org's names; other vocabularies, such as Open Graph's, are left out. */
export function addRdfa(elements: readonly MarkupElement[], page: PageMarkup): void {
  const waiting = elements.toReversed().map((element) => ({ element, scope: TOP }));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const scope = readElement(next.element, next.scope, page);
    for (const element of next.element.children.toReversed()) waiting.push({ element, scope });
  }
}

function readElement(element: MarkupElement, around: Scope, page: PageMarkup): Scope {
  const { vocab, prefix, typeof: type, property, resource } = element.attributes;
  const scope = { ...around, ...(vocab !== undefined && { vocabulary: vocabularyOf(vocab) }) };
  if (prefix !== undefined) scope.prefixes = withPrefixes(around.prefixes, prefix);
  const names = wordsOf(property).flatMap((name) => expand(name, scope) ?? []);
  if (type !== undefined) return readTyped(element, names, { scope, page });
  if (property === undefined && resource !== undefined && scope.vocabulary === 'schema.org') {
    return { ...scope, subject: begin(element, [], { scope, page }) };
  }
  if (scope.subject < 0) return scope;
  const line = page.lineAt(element.at);
  for (const name of names) {
    if (resource === undefined)
      page.graph.text(scope.subject, name, valueOfElement(element, page.base), line);
    else page.graph.reference(scope.subject, name, resource, line);
  }
  return scope;
}

function readTyped(
  element: MarkupElement,
  names: readonly string[],
  { scope, page }: { scope: Scope; page: PageMarkup },
): Scope {
  const types = wordsOf(element.attributes['typeof']).flatMap((name) => expand(name, scope) ?? []);
  const isTooDeep = scope.depth >= MARKUP_LIMITS.depth;
  if (isTooDeep) page.graph.cut();
  // What belongs to an entity of another vocabulary belongs to none of ours.
  if (types.length === 0 || isTooDeep) return { ...scope, subject: -1 };
  const subject = begin(element, types, { scope, page, isPart: names.length > 0 && scope.subject >= 0 });
  const line = page.lineAt(element.at);
  for (const name of names) page.graph.link(scope.subject, name, subject, line);
  return { ...scope, subject, depth: scope.depth + 1 };
}

function begin(
  { at, attributes: { resource, typeof: type = '' } }: MarkupElement,
  types: string[],
  { scope, page, isPart = false }: { scope: Scope; page: PageMarkup; isPart?: boolean },
): number {
  const isPlain = wordsOf(type).every((name) => !name.includes(':'));
  return page.graph.begin({
    syntax: 'rdfa',
    types,
    id: resource?.trim() ? resolve(resource, page.base) : undefined,
    line: page.lineAt(at),
    vocabulary: isPlain ? scope.vocabulary : 'schema.org',
    isTopLevel: !isPart,
  });
}

/** A name as schema.org has it; undefined if it is another vocabulary's. */
function expand(name: string, { vocabulary, prefixes }: Scope): string | undefined {
  const [, prefix, rest] = NAME_WITH_PREFIX.exec(name) ?? [];
  const address = prefix === undefined || rest === undefined ? name : `${prefixes.get(prefix) ?? ':'}${rest}`;
  if (address.includes(':')) {
    const known = withoutSchemaOrg(address);
    return known === address ? undefined : known;
  }
  return vocabulary === 'other' ? undefined : name;
}

function vocabularyOf(vocab: string): MarkupVocabulary {
  if (vocab.trim() === '') return 'none';
  return isSchemaOrg(vocab) ? 'schema.org' : 'other';
}

function withPrefixes(known: ReadonlyMap<string, string>, prefix: string): ReadonlyMap<string, string> {
  return new Map([
    ...known,
    ...[...prefix.slice(0, MAX_PREFIXES).matchAll(PREFIX)].map(
      ([, name = '', to = '']) => [name, to] as const,
    ),
  ]);
}

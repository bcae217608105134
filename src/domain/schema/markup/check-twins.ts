import { SCHEMA_CHECK_MESSAGES as SAYS } from '../../../contracts/schema/schema-check-messages';
import type { SchemaValue } from '../../../contracts/schema/schema-checks';
import type { MarkupFindings } from '../findings';
import { JSON_LD_SOURCE as source } from '../rich-results/sources';
import { numberOf } from '../values/numbers';
import { isIsoDate } from '../values/dates';
import { withoutSchemaOrg } from './json-ld-context';
import type { Markup } from './markup-graph';

/** What a thing has one of. */
const SINGLE: ReadonlySet<string> = new Set([
  ...[
    'name',
    'headline',
    'price',
    'priceCurrency',
    'availability',
    'sku',
    'gtin',
    'gtin8',
    'gtin12',
    'gtin13',
  ],
  ...[
    'ratingValue',
    'ratingCount',
    'reviewCount',
    'datePublished',
    'dateModified',
    'releaseDate',
    'startDate',
  ],
  ...['endDate', 'uploadDate', 'duration', 'datePosted', 'validThrough'],
]);

/** Says where two descriptions of one `@id` contradict each other: what Google takes of the two is left to chance. */
export function checkTwins({ entities, later }: Markup, findings: MarkupFindings): void {
  if (later.size === 0) return;
  entities.forEach(({ id, properties }, entity) => {
    for (const [property, values] of Object.entries(properties)) {
      if (!SINGLE.has(property)) continue;
      const added = values.find((value) => later.has(value) && value.text?.trim());
      const first = values.filter((value) => !later.has(value) && value.text?.trim());
      if (!added || first.length === 0 || first.some((value) => isSame(value, added))) continue;
      const sentence = SAYS.twins(id?.replace(/^(_:.*)@\d+$/, '$1') ?? '', property, [
        first[0]?.text ?? '',
        added.text ?? '',
      ]);
      findings.add({ level: 'warning', rule: 'twins', entity, property, line: added.line, source, sentence });
    }
  });
}

function isSame(one: SchemaValue, other: SchemaValue): boolean {
  const [a, b] = [plain(one), plain(other)];
  if (a === b) return true;
  const [x, y] = [numberOf(a), numberOf(b)];
  if (x !== undefined && y !== undefined) return x === y;
  return isIsoDate(a) && isIsoDate(b) && (a.startsWith(b) || b.startsWith(a));
}

function plain({ text = '' }: SchemaValue): string {
  return withoutSchemaOrg(text.trim()).replace(/\s+/g, ' ').toLowerCase();
}

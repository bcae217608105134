import { SCHEMA_CHECK_MESSAGES as SAYS } from '../../../contracts/schema/schema-check-messages';
import type { SchemaMarkupFinding, SchemaValue } from '../../../contracts/schema/schema-checks';
import { namesMoreThanAuthor } from '../author-name';
import type { MarkupFindings } from '../findings';
import type { Markup } from '../markup/markup-graph';
import { googlePage, SCHEMA_ORG_SOURCE } from '../rich-results/sources';
import { isKindOf } from '../vocabulary/vocabulary';
import { secondsOf } from './dates';
import { numberOf } from './numbers';

/** Fewest and most characters that Google takes. Sources: Google, local business and dataset. */
const LENGTHS = [
  { type: 'LocalBusiness', property: 'priceRange', least: 0, most: 99, level: 'warning' },
  { type: 'Dataset', property: 'description', least: 50, most: 5000, level: 'error' },
] as const;
const LENGTH_SOURCES = {
  LocalBusiness: googlePage('local business', 'local-business').source,
  Dataset: googlePage('dataset', 'dataset').source,
};
/** Degrees from the equator and from Greenwich. */
const DEGREES = { latitude: 90, longitude: 180 } as const;
/** A time, and the one that it holds. */
const HELD_TIMES = [
  ['totalTime', 'prepTime'],
  ['totalTime', 'cookTime'],
] as const;

/** No degree has thousands: its comma stands for a point. */
const WITH_COMMA = /^-?\d{1,3},\d+$/;

type Finding = Pick<SchemaMarkupFinding, 'level' | 'rule' | 'sentence' | 'fix'> & {
  source?: SchemaMarkupFinding['source'];
};
type Note = (property: string, value: SchemaValue, finding: Finding) => void;
interface Thing {
  properties: Readonly<Record<string, readonly SchemaValue[]>>;
  isOf: (kind: string) => boolean;
}

/** Says which values are written as they should be, and cannot be so. */
export function checkSense(entity: number, markup: Markup, findings: MarkupFindings): void {
  const { types = [], properties = {} } = markup.entities[entity] ?? {};
  const thing = { properties, isOf: (kind: string) => types.some((type) => isKindOf(type, kind)) };
  const note: Note = (property, value, finding) => {
    const about = { entity, property, line: value.line, source: SCHEMA_ORG_SOURCE };
    findings.add({ ...about, ...finding }, value);
  };
  checkLengths(thing, (property, value, finding) => {
    findings.kept.add(value);
    note(property, value, finding);
  });
  checkCoordinates(thing, note);
  checkTimes(thing, note);
  checkOffsets(thing, note);
  checkAuthors(thing, markup, note);
}

function checkLengths({ properties, isOf }: Thing, note: Note): void {
  for (const { type, property, least, most, level } of LENGTHS) {
    if (!isOf(type)) continue;
    for (const value of properties[property] ?? []) {
      const length = Array.from(value.text?.trim() ?? '').length;
      if (length === 0 || (length >= least && length <= most)) continue;
      const sentence =
        length < least ? SAYS.tooShort(property, length, least) : SAYS.tooLong(property, length, most);
      note(property, value, { level, rule: 'text-length', sentence, source: LENGTH_SOURCES[type] });
    }
  }
}

function checkCoordinates({ properties }: Thing, note: Note): void {
  for (const property of ['latitude', 'longitude'] as const) {
    for (const value of properties[property] ?? []) {
      const text = value.text?.trim() ?? '';
      if (WITH_COMMA.test(text)) {
        const sentence = SAYS.number(property, text);
        note(property, value, {
          level: 'error',
          rule: 'number-format',
          sentence,
          fix: text.replace(',', '.'),
        });
        continue;
      }
      const degrees = numberOf(text);
      if (degrees === undefined || Math.abs(degrees) <= DEGREES[property]) continue;
      const sentence = SAYS.coordinates(property, String(degrees), DEGREES[property]);
      note(property, value, { level: 'error', rule: 'coordinates', sentence });
    }
  }
}

function checkTimes({ properties }: Thing, note: Note): void {
  for (const [whole, part] of HELD_TIMES) {
    const [value] = properties[whole] ?? [];
    const all = secondsOf(value?.text ?? '');
    const held = secondsOf(properties[part]?.[0]?.text ?? '');
    if (!value || all === undefined || held === undefined || all >= held) continue;
    note(whole, value, {
      level: 'warning',
      rule: 'duration-order',
      sentence: SAYS.durationOrder(whole, part),
    });
  }
}

function checkOffsets({ properties, isOf }: Thing, note: Note): void {
  const [value] = properties['endOffset'] ?? [];
  const end = numberOf(value?.text ?? '');
  const start = numberOf(properties['startOffset']?.[0]?.text ?? '');
  if (!isOf('Clip') || !value || end === undefined || start === undefined || end > start) return;
  note('endOffset', value, { level: 'error', rule: 'offset-order', sentence: SAYS.offsetOrder });
}

/** Of people alone: an organization may be called anything. */
function checkAuthors({ properties }: Thing, { entities }: Markup, note: Note): void {
  for (const value of properties['author'] ?? []) {
    const { types, properties: said } = entities[value.entity ?? -1] ?? {};
    if (types && !types.includes('Person')) continue;
    const name = value.text ?? said?.['name']?.[0]?.text;
    if (!name || !namesMoreThanAuthor(name)) continue;
    const { source } = googlePage('article', 'article');
    note('author', value, {
      level: 'warning',
      rule: 'author-words',
      sentence: SAYS.authorWords(name.trim()),
      source,
    });
  }
}

import { reportOnMarkup } from '../markup-report';
import { RICH_RESULT_RULES } from '../rich-results/rich-results';
import { composeSchema, isEmptySchema } from './compose-schema';
import { emptyEntry, emptyValues, type SchemaField, type SchemaKind, type SchemaValues } from './schema-kind';
import { SCHEMA_KINDS } from './schema-kinds';

const zoneAt = () => '+01:00';
const today = '2026-11-24';
const judge = (kind: SchemaKind, values: SchemaValues) =>
  reportOnMarkup({ text: JSON.stringify(composeSchema(kind, values, zoneAt)), today });
const kindOf = (id: string) => SCHEMA_KINDS.find((kind) => kind.id === id)!;

/** Something right for each field. */
function filledField({ path, input = 'text', choices = [] }: SchemaField): string {
  if (input === 'choice') return choices[0]?.[0] ?? '';
  if (/gtin$/.test(path)) return '4006381333931';
  if (/price$|bestRating|ratingValue/i.test(path)) return '4.5';
  if (/Currency$|currency$/.test(path)) return 'EUR';
  if (/addressCountry$|applicableCountry$/.test(path)) return 'GB';
  if (/Time$|duration$/.test(path)) return 'PT20M';
  if (/validThrough|endDate|dateModified|priceValidUntil/.test(path))
    return input === 'day' ? '2027-12-31' : '2027-12-31T20:00';
  if (/opens|closes/.test(path)) return '09:00';
  if (/image|url|logo|sameAs|item$|Url$/i.test(path)) return 'https://shop.example/a';
  if (input === 'day') return '2026-01-02';
  if (input === 'moment') return '2026-01-02T08:00';
  return input === 'number' ? '3' : 'Kettle';
}
const filledEntry = (fields: readonly SchemaField[]) =>
  Object.fromEntries(fields.map((field) => [field.path, filledField(field)]));
function filled(kind: SchemaKind): SchemaValues {
  const values = emptyValues(kind);
  for (const { list, fields } of kind.groups) {
    if (list) values[list.path] = [filledEntry(fields), filledEntry(fields)];
    else Object.assign(values, filledEntry(fields));
  }
  return values;
}

describe.each(SCHEMA_KINDS)('$title', (kind) => {
  it('gives nothing but its type while it is empty', () => {
    const schema = composeSchema(kind, emptyValues(kind), zoneAt);
    expect(schema).toEqual({ '@context': 'https://schema.org', '@type': kind.types[0]?.[0] });
    expect(isEmptySchema(kind, emptyValues(kind))).toBe(true);
  });

  it('is right in all that it asks for, in every type', () => {
    for (const [type] of kind.types) {
      const { findings, verdicts } = judge(kind, { ...filled(kind), type });
      expect(findings.filter(({ level }) => level === 'error')).toEqual([]);
      expect(findings.filter(({ rule }) => /^(?:property|type|address|date)-/.test(rule))).toEqual([]);
      expect(verdicts.filter(({ state }) => state === 'not-eligible')).toEqual([]);
      expect(verdicts).not.toEqual([]);
    }
  });

  it('asks for all that Google requires of it', () => {
    const [type = ''] = kind.types.map(([each]) => each);
    const of = RICH_RESULT_RULES.filter(({ types, endedOn }) => !endedOn && types.includes(type));
    const { verdicts } = judge(kind, filled(kind));
    for (const { feature } of of.filter(({ when, where }) => !when && !where)) {
      expect(verdicts.find((verdict) => verdict.feature === feature)?.missing).toEqual([]);
    }
  });

  it('has each field once, with a label of its own', () => {
    for (const { fields } of kind.groups) {
      expect(new Set(fields.map(({ path }) => path)).size).toBe(fields.length);
      expect(new Set(fields.map(({ label }) => label)).size).toBe(fields.length);
    }
  });
});

it('leaves out entries and things in which nothing stands', () => {
  const kind = kindOf('breadcrumb');
  const { fields } = kind.groups[0]!;
  const values = {
    ...emptyValues(kind),
    'itemListElement<ListItem>': [emptyEntry(fields), { name: ' Home ', item: '' }],
  };
  expect(composeSchema(kind, values, zoneAt)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: { '@type': 'ListItem', name: 'Home', position: '1' },
  });
});

it('makes a value or a thing of each line', () => {
  const kind = kindOf('recipe');
  const values = {
    ...emptyValues(kind),
    recipeIngredient: 'Tea\n\n Water ',
    'recipeInstructions<HowToStep>/text': 'Boil.\nPour.',
  };
  expect(composeSchema(kind, values, zoneAt)).toMatchObject({
    recipeIngredient: ['Tea', 'Water'],
    recipeInstructions: [
      { '@type': 'HowToStep', text: 'Boil.' },
      { '@type': 'HowToStep', text: 'Pour.' },
    ],
  });
});

it('gives moments the zone of whoever fills them in', () => {
  const values = { ...emptyValues(kindOf('video')), uploadDate: '2026-02-03T08:00' };
  expect(composeSchema(kindOf('video'), values, () => '-05:00')).toMatchObject({
    uploadDate: '2026-02-03T08:00-05:00',
  });
});

import { filledKind as filled } from '../../../../test/support/filled-kind';
import { reportOnMarkup } from '../markup-report';
import { RICH_RESULT_RULES } from '../rich-results/rich-results';
import { composeSchema, isEmptySchema } from './compose-schema';
import { emptyEntry, emptyValues, type SchemaKind, type SchemaValues } from './schema-kind';
import { SCHEMA_KINDS } from './schema-kinds';

const zoneAt = () => '+01:00';
const today = '2026-11-24';
const judge = (kind: SchemaKind, values: SchemaValues) =>
  reportOnMarkup({ text: JSON.stringify(composeSchema(kind, values, zoneAt)), today });
const kindOf = (id: string) => SCHEMA_KINDS.find((kind) => kind.id === id)!;

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

  it('is recommended nothing more of shipping and returns', () => {
    const { findings, verdicts } = judge(kind, filled(kind));
    const recommended = verdicts.flatMap((verdict) => verdict.recommended);
    const isBelow = (path: string) => /(?:shippingDetails|hasMerchantReturnPolicy)\./.test(path);
    expect(recommended.filter(isBelow)).toEqual([]);
    expect(findings.filter(({ rule }) => /^(?:country-code|bounds|enumeration)$/.test(rule))).toEqual([]);
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

it.each([
  [{ minValue: '1', maxValue: '3' }, { minValue: '1', maxValue: '3', unitCode: 'DAY' }, []],
  [{ maxValue: '3' }, { maxValue: '3', unitCode: 'DAY' }, ['handlingTime.minValue']],
])('says in which unit an offer is sent: %j', (days, handlingTime, lacking) => {
  const kind = kindOf('product');
  const path =
    'offers<Offer>/shippingDetails<OfferShippingDetails>/deliveryTime<ShippingDeliveryTime>/handlingTime<QuantitativeValue>';
  const given = Object.fromEntries(Object.entries(days).map(([bound, text]) => [`${path}/${bound}`, text]));
  const values = { ...emptyValues(kind), name: 'Kettle', 'offers<Offer>/price': '5', ...given };
  expect(composeSchema(kind, values, zoneAt)).toMatchObject({
    offers: { shippingDetails: { deliveryTime: { handlingTime } } },
  });
  const listing = judge(kind, values).verdicts.find(({ feature }) => feature === 'merchant-listing');
  const below = listing?.recommended.flatMap(
    (way) => /deliveryTime\.(handlingTime\..*)/.exec(way)?.[1] ?? [],
  );
  expect(below).toEqual(lacking);
});

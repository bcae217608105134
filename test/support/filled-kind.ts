import {
  emptyValues,
  type SchemaField,
  type SchemaKind,
  type SchemaValues,
} from '../../src/domain/schema/generator/schema-kind';

/** Something right for each field. */
function filledField({ path, input = 'text', choices = [] }: SchemaField): string {
  if (input === 'choice') return choices[0]?.[0] ?? '';
  if (/gtin$/.test(path)) return '4006381333931';
  if (/price$|bestRating|ratingValue/i.test(path)) return '4.5';
  if (/Currency$|currency$/.test(path)) return 'EUR';
  if (/addressCountry$|applicableCountry$|returnPolicyCountry$/.test(path)) return 'GB';
  if (/Time$|duration$/.test(path)) return 'PT20M';
  if (/validThrough|endDate|dateModified|priceValidUntil/.test(path))
    return input === 'day' ? '2027-12-31' : '2027-12-31T20:00';
  if (/opens|closes/.test(path)) return '09:00';
  if (/image|url|logo|sameAs|item$|Url$/i.test(path)) return 'https://shop.example/a';
  if (/endOffset$/.test(path)) return '9';
  if (input === 'day') return '2026-01-02';
  if (input === 'moment') return '2026-01-02T08:00';
  return input === 'number' ? '3' : 'Kettle';
}
const filledEntry = (fields: readonly SchemaField[]) =>
  Object.fromEntries(fields.map((field) => [field.path, filledField(field)]));
/** A form of the kind in which something right stands in each field, and twice in each list. */
export function filledKind(kind: SchemaKind): SchemaValues {
  const values = emptyValues(kind);
  for (const { list, fields } of kind.groups) {
    if (list) values[list.path] = [filledEntry(fields), filledEntry(fields)];
    else Object.assign(values, filledEntry(fields));
  }
  return values;
}

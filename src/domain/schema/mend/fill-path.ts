import { hasProperty, isPlain, isType, propertyOf } from '../vocabulary/vocabulary';
import type { Json, JsonObject } from './markup-printer';

/** What stands for a thing whose kind the vocabulary leaves open. */
const KINDS: Readonly<Record<string, string>> = {
  author: 'Person',
  offers: 'Offer',
  location: 'Place',
  applicantLocationRequirements: 'Country',
  review: 'Review',
  mainEntity: 'Question',
  acceptedAnswer: 'Answer',
  itemListElement: 'ListItem',
};

/**
 * Puts a text where a path leads, into each of the things on its way that lack it; tells whether it was put anywhere. `resolve`
 * finds what a reference stands for.
 */
export function fillPath(
  object: JsonObject,
  path: readonly string[],
  text: string,
  resolve: (object: JsonObject) => JsonObject,
): boolean {
  const [property, ...rest] = path;
  if (property === undefined) return false;
  if (rest.length === 0) {
    if (!isBlank(object[property]) || !mayHave(object, property)) return false;
    object[property] = valueOf(property, text);
    return true;
  }
  const found = object[property];
  const values = Array.isArray(found) ? found : isBlank(found) ? [] : [found ?? null];
  const things = (values.length > 0 ? values : [null]).map((value) => thingOf(property, value));
  const filled = things.map((thing) => fillPath(resolve(thing), rest, text, resolve));
  if (!filled.includes(true)) return false;
  object[property] = things.length === 1 ? (things[0] ?? null) : things;
  return true;
}

/** What a thing is called that must be written, with what it cannot be without. */
const NEEDS: Readonly<Record<string, readonly string[]>> = {
  Offer: ['price', 'priceCurrency'],
  AggregateRating: ['ratingValue', 'reviewCount'],
  Rating: ['ratingValue'],
  Place: ['address'],
  Answer: ['text'],
  Review: ['author.name', 'reviewRating.ratingValue'],
};

/** A text where a text may stand, else a thing with a text for what it needs. */
function valueOf(property: string, text: string): Json {
  const ranges = propertyOf(property)?.ranges ?? [];
  if (ranges.length === 0 || ranges.some(isPlain) || property.includes('-')) return text;
  const kind = kindOf(property);
  const thing: JsonObject = { '@type': kind };
  for (const path of NEEDS[kind] ?? ['name']) {
    fillPath(thing, path.split('.'), text, (object) => object);
  }
  return thing;
}

function kindOf(property: string): string {
  return KINDS[property] ?? propertyOf(property)?.ranges.find((range) => !isPlain(range)) ?? 'Thing';
}

/** A text names the thing that should stand there. */
function thingOf(property: string, value: Json): JsonObject {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  return {
    '@type': kindOf(property),
    ...(typeof value === 'string' && value.trim() !== '' && { name: value }),
  };
}

/** What stands online has no address: such a thing beside one that lacks it is left as it is. */
function mayHave({ '@type': type }: JsonObject, property: string): boolean {
  const types = [type].flat().filter((each): each is string => typeof each === 'string' && isType(each));
  return types.length === 0 || types.some((each) => hasProperty(each, property));
}

function isBlank(value: Json | undefined): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

import { SINGLE_PRODUCT } from './schema-messages';

/** Why a block of JSON-LD is no JSON, by the cause. */
const JSON_FAULTS: Readonly<Record<string, (line: number) => string>> = {
  empty: (line) => `The block at line ${line} contains no JSON: put an object in braces in it`,
  encoded: (line) => `The quotes at line ${line} are written as &quot;: write them as " within a script`,
  'brace-missing': (line) => `The JSON ends too early at line ${line}: a closing brace is missing`,
  'bracket-missing': (line) => `The JSON ends too early at line ${line}: a closing bracket is missing`,
  'quote-missing': (line) => `The text that begins at line ${line} does not end: a closing quote is missing`,
  'comma-missing': (line) => `A comma is missing before line ${line} ends: put one between the two values`,
  'extra-comma': (line) => `There is an extra comma at line ${line}: nothing follows it`,
  'colon-missing': (line) => `A colon is missing at line ${line}: put one between a name and its value`,
  'value-missing': (line) => `A value is missing at line ${line}: nothing follows the colon`,
  'name-unquoted': (line) => `A name at line ${line} is not in quotes: write "name": "value"`,
  quotes: (line) => `The quotes at line ${line} are not straight double quotes: JSON allows only "`,
  'line-break': (line) =>
    `A text breaks off at the end of line ${line}: write \\n for a new line within a text`,
  escape: (line) =>
    `A backslash at line ${line} stands before a character that needs none: write \\\\ for one`,
  number: (line) => `A number at line ${line} is not written as JSON requires: use digits and a point only`,
  word: (line) => `Line ${line} contains something that is not a JSON value: put texts in quotes`,
  comment: (line) => `There is a comment at line ${line}: JSON allows none, so remove it`,
  bom: (line) =>
    `There is an invisible character at line ${line}, a byte order mark: remove it, since JSON allows none`,
  space: (line) =>
    `There is a blank at line ${line} that JSON does not allow, such as a no-break space: type it again`,
  extra: (line) =>
    `There is something outside the JSON at line ${line}: take it out, or put all objects into one list`,
  'too-deep': (line) => `The JSON is nested too deeply at line ${line}: what lies deeper was not read`,
};

/** What the checks of a page's structured data say. */
export const SCHEMA_CHECK_MESSAGES = {
  broken: (fault: string, line: number) => JSON_FAULTS[fault]?.(line) ?? `The JSON is broken at line ${line}`,
  noContext: (type: string) =>
    `${type} has no "@context": "https://schema.org", so that no search engine knows what its names mean`,

  missing: (type: string, property: string, feature: string) =>
    `${type} needs ${property} for Google's ${feature}`,
  recommended: (type: string, property: string, feature: string) =>
    `${type} should have ${property} for Google's ${feature}`,
  optional: (feature: string, properties: string) =>
    `Google's ${feature} also uses ${properties}: add those for which you have something to say`,
  priceZero: (feature: string) => `A price of 0 gets no ${feature}: Google lists only what costs something`,
  tooFew: (type: string, property: string, count: number, least: number, feature: string) =>
    `${type} has ${count} ${count === 1 ? 'value' : 'values'} for ${property}: Google's ${feature} needs at least ${least}`,
  over: (type: string, property: string, day: string) =>
    `This ${type} ended on ${day} (${property}): Google no longer shows it`,
  onlineEvent:
    'Google shows only events at a place: this one is online. The markup is right and does no harm',
  listOnly: (type: string, feature: string) =>
    `Google shows a ${feature} only where a list names several: put an ItemList on the page that links to this ${type}`,
  listShort: (least: number, count: number) =>
    `Google makes a carousel of at least ${least} items: this list has ${count}`,
  listMixed: (kinds: string) => `All items of a carousel must be of one type: this list has ${kinds}`,
  listHosts: (hosts: string) => `All items of a carousel must be on one site: this list leads to ${hosts}`,
  listTwins: 'Each item of a carousel needs its own URL: two items of this list have the same one',
  notReviewable: (type: string) => `Google shows no stars for reviews of ${type}`,
  wronglyOffered: (type: string, feature: string) =>
    `Google makes no ${feature} of an ${type}: if you sell this yourself, mark up each price as an Offer`,
  severalProducts: (count: number) =>
    `This page marks up ${count} products. ${SINGLE_PRODUCT}: put variants of one into a ProductGroup, and mark up no other`,
  ended: (date: string) => `Google ended this feature on ${date}; the markup stays valid`,
  stale: (feature: string, date: string) =>
    `The rule for ${feature} was last checked on ${date}: look at its source before you rely on it`,

  commented:
    'This block stands in a comment: take it out of it, since search engines may leave out what is commented',
  vocabularyOther: (type: string) =>
    `${type} is not in schema.org's vocabulary: Google makes no rich result of it`,
  contextUnknown: (address: string) =>
    `${quoted(address)} is not schema.org: nothing of this block is read. Write https://schema.org instead`,
  repeatedName: (name: string, line: number, last: number) =>
    `${name} appears twice in one object, at line ${line} and at line ${last}: only the last counts, so put both values into one list`,
  typeMissing: 'This has no type: state it with @type',
  typeUnknown: (type: string, near?: string) =>
    `schema.org has no type ${type}${near ? `: did you mean ${near}?` : ': choose one of schema.org/docs/full.html'}`,
  propertyUnknown: (property: string, near?: string) =>
    `schema.org has no property ${property}${near ? `: did you mean ${near}?` : ': what it says is lost'}`,
  propertyMisplaced: (property: string, type: string) => `${type} has no property ${property} in schema.org`,
  propertySuperseded: (property: string, instead: string) =>
    `${property} is superseded${instead ? `: use ${instead}` : ''}`,
  dangling: (id: string) => `Nothing on this page has the @id ${id}: add it, or correct the reference`,
  cut: 'This markup is too large or too deep: a part of it was not read',
  more: (count: number) => `${count} more findings are not listed`,

  number: (property: string, text: string) =>
    `${property} must be a number with a point, not ${quoted(text)}`,
  amountAsText: (property: string, text: string) =>
    `${property} should be a MonetaryAmount with value and currency, not the text ${quoted(text)}: Google reads no amount in it`,
  count: (property: string, text: string) =>
    `${property} must be a whole number from 1 up, not ${quoted(text)}`,
  country: (property: string, text: string) =>
    `${property} must be a country's two letters, such as GB, not ${quoted(text)}`,
  dayUnit: (text: string) => `unitCode must be DAY for times of shipping, not ${quoted(text)}`,
  returnDays: (text: string) =>
    `merchantReturnDays must be a whole number of days or a last day, not ${quoted(text)}`,
  bounds: (least: string, most: string) => `minValue ${least} must not be above maxValue ${most}`,
  tooShort: (property: string, length: number, least: number) =>
    `${property} has ${length} characters: Google takes at least ${least}`,
  tooLong: (property: string, length: number, most: number) =>
    `${property} has ${length} characters: Google takes at most ${most}`,
  coordinates: (property: string, text: string, most: number) =>
    `${property} must be between -${most} and ${most}, not ${text}`,
  durationOrder: (whole: string, part: string) => `${whole} must not be less than ${part}`,
  offsetOrder: 'endOffset must be after startOffset',
  authorWords: (name: string) =>
    `author should be just the name, not ${quoted(name)}: leave out words such as “by”, and put a job title into jobTitle`,
  twins: (id: string, property: string, [one, other]: readonly [string, string]) =>
    `${id} is described twice, with ${property} ${quoted(one)} and ${property} ${quoted(other)}: use the same value in both places`,
  position: (text: string) =>
    `position must be a whole number from 1 up that no other item of the list has, not ${quoted(text)}`,
  price: (property: string, text: string) =>
    `${property} must be a number alone, such as 19.99, not ${quoted(text)}: the currency belongs in priceCurrency`,
  priceInAnother: (property: string, text: string, currency: string) =>
    `${property} is ${quoted(text)} and its currency ${currency}: write the number alone, and the currency that it is in`,
  currency: (property: string, text: string) =>
    `${property} must be an ISO 4217 code, such as EUR, not ${quoted(text)}`,
  date: (property: string, text: string) =>
    `${property} must be an ISO 8601 date, such as 2026-11-22, not ${quoted(text)}`,
  zone: (property: string, text: string) =>
    `${property} should state time and zone, such as 2026-11-22T08:00:00+01:00, not just ${quoted(text)}: Google assumes its own zone`,
  gtin: (property: string, text: string) =>
    `${property} ${quoted(text)} is no such number: its length or its check digit is wrong`,
  gtinFormat: (property: string, text: string) => `${property} should be digits alone, not ${quoted(text)}`,
  time: (property: string, text: string) =>
    `${property} must be a time of day, such as 09:30, not ${quoted(text)}`,
  duration: (property: string, text: string) =>
    `${property} must be an ISO 8601 duration, such as PT1H30M, not ${quoted(text)}`,
  dateOrder: (later: string, earlier: string) => `${later} must not be before ${earlier}`,
  noDay: (property: string, text: string) => `${property} ${text} is not a day in the calendar`,
  expired: (property: string, text: string) => `${property} ended on ${text}: Google no longer shows it`,
  member: (property: string, text: string, near: string) =>
    `${property} takes values of schema.org such as ${near}, not ${quoted(text)}`,
  oneOf: (property: string, text: string, values: string) =>
    `${property} must be ${values.includes(',') ? 'one of ' : ''}${values}, not ${quoted(text)}`,
  boolean: (property: string, text: string) => `${property} must be true or false, not ${quoted(text)}`,
  ratingFormat: (text: string) => `ratingValue must be a number, such as 4.5, not ${quoted(text)}`,
  ratingOutside: (text: string, worst: number, best: number) =>
    `ratingValue ${text} is outside of its scale from ${worst} to ${best}: correct it, or state bestRating and worstRating`,
  scale: (worst: number, best: number) => `worstRating ${worst} must be lower than bestRating ${best}`,
  addressInvalid: (property: string, text: string) =>
    `${property} must be a full URL that starts with https://, not ${quoted(text)}`,
  addressRelative: (property: string, text: string) =>
    `${property} should be a full URL that starts with https://: ${quoted(text)} leads nowhere outside of this page`,
  addressNotWeb: (property: string) => `${property} should be a URL that Google can load, with https://`,
  selfServing: (type: string) =>
    `Google shows no stars for reviews of ${type} on its own site: leave them out where the site is theirs`,
  notVisible: (property: string, text: string) =>
    `${property} ${quoted(text)} was not found in the text of the page: Google asks that people see what is marked up`,

  changedValue: (from: string, to: string) => `${quoted(from)} is written as ${quoted(to)}`,
  changedName: (from: string, to: string) => `${from} is called ${to}`,
  addedFromValue: (text: string) => `${text} stood beside the price`,
  addedFromPage: (text: string, origin: string) => `${quoted(text)} is from ${origin}`,
  addedPosition: 'Positions follow the order of the list',
  addedContext: 'The context of schema.org is added',
  repaired: 'The JSON is rewritten without its mistakes',
  todo: 'Only you know this: replace TODO with it',
  todoInstead: (text: string) => `${quoted(text)} is wrong here: replace TODO with the right value`,
  notPrinted: 'This markup is too large to be rewritten',

  possibleBreadcrumb: 'The page has breadcrumbs but no markup for them',
  possibleArticle: 'The page is an article with a headline and a date',
  possibleProduct: (price: string) => `The page names a price (${price}) and a way to buy`,
  possibleReview: (rating: string) => `The page gives a rating (${rating})`,
  possibleVideo: 'The page shows a video',
  possibleRecipe: 'The page lists ingredients and steps',
  possibleQuestions: (count: number) =>
    `${count} headings are questions: if people ask and answer them here, each may be one. Google shows none for questions that the page answers itself`,
  possibleBusiness:
    'The page states a street address: of a place that people visit, opening hours and telephone belong with it',
} as const;

/** Longest piece of a value in a sentence. */
const MAX_QUOTED = 80;

function quoted(text: string): string {
  return `“${text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text}”`;
}

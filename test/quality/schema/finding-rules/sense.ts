import { job, offer, product, rating, type RuleCase, SHOP } from './rule-case';

const article = (author: unknown) => ({ '@type': 'Article', headline: 'Tea', author });
const person = (name: string) => ({ '@type': 'Person', name });
const recipe = (times: object) => ({ '@type': 'Recipe', name: 'Tea', ...times });
const clip = (from: unknown, to: unknown) => ({
  '@type': 'Clip',
  name: 'C',
  startOffset: from,
  endOffset: to,
});
const shop = (more: object) => ({ '@type': 'Store', name: 'Kettles', address: 'Bath', ...more });
const at = (latitude: unknown, longitude: unknown) => ({ '@type': 'GeoCoordinates', latitude, longitude });
const twice = (one: object, other: object) => ({
  '@graph': [
    { ...product, '@id': '#k', ...one },
    { '@type': 'Product', '@id': '#k', ...other },
  ],
});
const data = (description: string) => ({ '@type': 'Dataset', name: 'Boiling points', description });

/** What is written as it should be, and makes no sense. */
export const SENSE: readonly RuleCase[] = [
  ['twins', 'two names', twice({}, { name: 'Pot' }), true],
  ['twins', 'two numbers', twice({ sku: 'K7' }, { sku: 'K8' }), true],
  ['twins', 'two days', twice({ releaseDate: '2026-01-02' }, { releaseDate: '2026-01-03' }), true],
  ['twins', 'one name', twice({}, { name: 'Kettle' }), false],
  ['twins', 'one name in capitals and with blanks', twice({}, { name: ' KETTLE ' }), false],
  [
    'twins',
    'one number, written twice',
    {
      '@graph': [
        { ...offer, '@id': '#o' },
        { ...offer, '@id': '#o', price: 19.5 },
      ],
    },
    false,
  ],
  [
    'twins',
    'a day and a time in it',
    twice({ releaseDate: '2026-01-02' }, { releaseDate: '2026-01-02T08:00Z' }),
    false,
  ],
  ['twins', 'what there may be several of', twice({}, { image: `${SHOP}/l.jpg` }), false],
  ['twins', 'names of one description', twice({ name: ['Kettle', 'Wasserkocher'] }, {}), false],
  ['twins', 'what the other one leaves out', twice({ sku: 'K7' }, {}), false],
  ['enumeration', 'a job from anywhere', { ...job, jobLocationType: 'remote' }, true],
  ['enumeration', 'it in small letters', { ...job, jobLocationType: 'telecommute' }, true],
  ['enumeration', 'it as it should be', { ...job, jobLocationType: 'TELECOMMUTE' }, false],
  ['text-length', 'a range of 100 characters', shop({ priceRange: '€'.repeat(100) }), true],
  ['text-length', 'one of 99', shop({ priceRange: '€'.repeat(99) }), false],
  ['text-length', 'data in 49 characters', data('x'.repeat(49)), true],
  ['text-length', 'data in 50', data('x'.repeat(50)), false],
  ['text-length', 'data in 5,001', data('x'.repeat(5001)), true],
  ['text-length', 'a product in few words', { ...product, description: 'A kettle.' }, false],
  ['author-words', 'who posted it, and as what', article('Posted by Ann, Chief Editor'), true],
  ['author-words', 'by', article(person('By Ann Moore')), true],
  ['author-words', 'who wrote it', article(person('Written by: Ann Moore')), true],
  ['author-words', 'when, too', article('Posted on 3 May by Ann'), true],
  ['author-words', 'it in German', article(person('Geschrieben von Ann Moore')), true],
  ['author-words', 'a post behind the name', article(person('Ann Moore, Senior Staff Writer')), true],
  ['author-words', 'of a review', { '@type': 'Review', author: person('Ann Moore, Editor-in-Chief') }, true],
  ['author-words', 'a name', article(person('Ann Moore')), false],
  ['author-words', 'a name with a comma', article(person('Martin Luther King, Jr.')), false],
  ['author-words', 'a name that begins like it', article(person('Byron Moore')), false],
  ['author-words', 'a name of von', article(person('Von Miller')), false],
  [
    'author-words',
    'the desk of a publisher',
    article({ '@type': 'Organization', name: 'Acme, Editors' }),
    false,
  ],
  ['coordinates', 'too far north', at(148, -2), true],
  ['coordinates', 'too far west', at(51, -181), true],
  ['coordinates', 'a place', at('51.38', '-2.36'), false],
  ['coordinates', 'the other end of the earth', at(-90, 180), false],
  ['coordinates', 'what is no number', at('51° N', '2° W'), false],
  ['duration-order', 'less than its preparation', recipe({ prepTime: 'PT1H', totalTime: 'PT20M' }), true],
  ['duration-order', 'less than its cooking', recipe({ cookTime: 'PT90M', totalTime: 'PT1H' }), true],
  ['duration-order', 'as long', recipe({ prepTime: 'PT60M', totalTime: 'PT1H' }), false],
  ['duration-order', 'days', recipe({ prepTime: 'P1D', totalTime: 'P1DT1H' }), false],
  ['duration-order', 'no duration', recipe({ prepTime: 'long', totalTime: 'PT1M' }), false],
  ['offset-order', 'the end first', clip(30, 20), true],
  ['offset-order', 'no time', clip('30', '30'), true],
  ['offset-order', 'the end last', clip(9, '30'), false],
  ['offset-order', 'no end', clip(30, undefined), false],
  ['isbn', 'a wrong check digit', { '@type': 'Book', isbn: '9783161484101' }, true],
  ['isbn', 'of ten digits', { '@type': 'Book', isbn: '3161484101' }, true],
  ['isbn', 'a wrong length', { '@type': 'Book', isbn: '97831614841' }, true],
  ['isbn', 'thirteen digits', { '@type': 'Book', isbn: '9783161484100' }, false],
  ['isbn', 'with hyphens', { '@type': 'Book', isbn: '978-3-16-148410-0' }, false],
  ['isbn', 'of ten digits, the last one X', { '@type': 'Book', isbn: '0-8044-2957-X' }, false],
  ['date-format', '30 February', { '@type': 'Article', datePublished: '2026-02-30' }, true],
  ['date-format', 'the 29th of a leap year', { '@type': 'Article', datePublished: '2028-02-29' }, false],
  [
    'rating-scale',
    'what another block says of the scale',
    { ...rating, ratingValue: '8', bestRating: '10' },
    false,
  ],
];

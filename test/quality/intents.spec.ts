import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { INTENT_LANGUAGES, type IntentLanguage } from '../../src/contracts/intent/intent-languages';
import { INTENT_LIST_FIELDS, INTENT_TYPES, type IntentType } from '../../src/contracts/intent/intent';
import { normalizeText } from '../../src/domain/intent/normalize';
import { encodeUtf8 } from '../../src/domain/csv/bytes';
import { PrimaryIntent } from '../../src/domain/intent/primary-intent';
import { WordMatcher } from '../../src/domain/intent/word-matcher';
import { autoFilled, labelled, measured } from './labelled-keywords';

const MIN_PRECISION = 0.9;
/** Of the keywords with an intent: brands, and words that mean too many things, are left out on purpose. */
const MIN_RECALL = 0.88;
const MIN_KEYWORDS = 100;

function classifier(language: IntentLanguage): (keyword: string) => IntentType | undefined {
  const matcher = new WordMatcher(autoFilled(language));
  const primary = new PrimaryIntent(matcher);
  return (keyword) => {
    const bytes = encodeUtf8(keyword);
    matcher.match(bytes, 0, bytes.length, false);
    return matcher.hitCount > 0 ? INTENT_TYPES[primary.decide()] : undefined;
  };
}

describe.each(INTENT_LANGUAGES)('the words for %s', (language) => {
  const set = labelled(language);
  const intentOf = classifier(language);
  const told = set.map(({ keyword, label }) => ({ keyword, label, intent: intentOf(keyword) }));
  const given = told.filter(({ intent }) => intent !== undefined);
  const right = given.filter(({ intent, label }) => intent === label);

  it('are held against keywords of every class and of none', () => {
    const labels = new Set(set.map(({ label }) => label));
    expect(labels).toEqual(new Set([...INTENT_TYPES, 'None']));
    expect(new Set(set.map(({ keyword }) => keyword)).size).toBe(set.length);
    expect(set.length).toBeGreaterThanOrEqual(MIN_KEYWORDS);
  });

  it('are right in nine of ten keywords that they give an intent', () => {
    expect(right.length / given.length).toBeGreaterThanOrEqual(MIN_PRECISION);
  });

  it('find the intent of most keywords that have one', () => {
    const withIntent = set.filter(({ label }) => label !== 'None');
    expect(right.length / withIntent.length).toBeGreaterThanOrEqual(MIN_RECALL);
  });

  it('are in one list each, once', () => {
    for (const type of INTENT_TYPES) {
      const words = autoFilled(language)[INTENT_LIST_FIELDS[type]].map(normalizeText);
      expect(words.filter((word, place) => words.indexOf(word) !== place)).toEqual([]);
    }
  });
});

/**
 * 356 and 327 keywords of all kinds of sites, labelled before the words for English were widened by every other one of them.
 * Of the second set the others were first looked at when the words were done; of the third they were only counted. The fourth
 * was written and labelled by somebody who had not seen the words, after they were done, and none was added for it. So was the fifth,
 * of all trades and without leaving out what is hard to tell: of its first half words were added by kind, the second was only counted.
 */
describe.each([
  ['the half of the second English keywords that was looked at', 'en-second', [0]],
  ['the half of the second English keywords that was kept aside', 'en-second', [1]],
  ['the third English keywords', 'en-third', [0, 1]],
  ['the fourth English keywords', 'en-fourth', [0, 1]],
  ['the half of the fifth English keywords that was looked at', 'en-fifth-seen', [0, 1]],
] as const)('%s', (_, file, halves: readonly number[]) => {
  const all = labelled(file);
  const set = [...INTENT_TYPES, 'None']
    .flatMap((type) => all.filter(({ label }) => label.split('|')[0] === type))
    .filter((__, place) => halves.includes(place % 2));

  it('get the right intent in 95 of 100 that get one, and get it in 85 of 100 that have one', () => {
    const { precision, recall } = measured(set, classifier('en'));
    expect(precision).toBeGreaterThanOrEqual(0.95);
    expect(recall).toBeGreaterThanOrEqual(0.85);
  });
});

it('are right in 95 of 100 keywords that nobody looked at, and find seven of ten intents there', () => {
  const { precision, recall } = measured(labelled('en-fifth-unseen'), classifier('en'));
  expect(precision).toBeGreaterThanOrEqual(0.95);
  expect(recall).toBeGreaterThanOrEqual(0.7);
});

it('leaves 100 products without an intent', () => {
  const products = readFileSync(join(__dirname, 'intent', 'products.txt'), 'utf8')
    .trim()
    .split('\n');
  const intentOf = classifier('en');
  expect(products.length).toBeGreaterThanOrEqual(100);
  expect(products.filter((keyword) => intentOf(keyword) !== undefined)).toEqual([]);
});

it.each([
  ['en', 'mac or pc'],
  ['de', 'gas oder induktion'],
  ['fr', 'gaz ou induction'],
  ['es', 'gas o inducción'],
  ['it', 'gas o induzione'],
  ['pt', 'gás ou indução'],
  ['nl', 'gas of inductie'],
  ['pl', 'gaz albo indukcja'],
  ['pl', 'gaz czy indukcja'],
  ['tr', 'mac mi yoksa pc'],
] as const)('one thing or another is compared in %s: %s', (language, keyword) => {
  expect(classifier(language)(keyword)).toBe('Commercial Investigation');
});

it.each([
  ['which tv should i buy', 'Commercial Investigation'],
  ['where can i buy matcha', 'Transactional'],
  ['what is the best mattress', 'Commercial Investigation'],
  ['is it ok to eat raw eggs', 'Informational'],
  ['trash can that is big', undefined],
  ['cold or flu symptoms', 'Informational'],
  ['best time tracking app', 'Commercial Investigation'],
  ['netflix price', 'Transactional'],
  ['booking.com', 'Navigational'],
  ['best guitar for beginners', 'Commercial Investigation'],
  ['guitar for beginners', 'Informational'],
  ['how to open a bank account', 'Informational'],
  ['open a bank account online', 'Transactional'],
  ['best all inclusive resorts', 'Commercial Investigation'],
  ['which vpn is fastest', 'Commercial Investigation'],
  ['ryanair', 'Navigational'],
  ['ryanair flights to porto', 'Transactional'],
  ['spotify free trial', 'Transactional'],
  ['banana bread recipes', 'Informational'],
  ['blood pressure chart', 'Informational'],
  ['resignation letter template', 'Informational'],
  ['things to do in lisbon', 'Informational'],
  ['does green tea have caffeine', 'Informational'],
  ['should i repot my monstera', 'Informational'],
  ['will it snow tomorrow', 'Informational'],
  ['book hotel in paris', 'Transactional'],
  ['order flowers online', 'Transactional'],
  ['apply for a credit card', 'Transactional'],
  ['sign up for newsletter', 'Transactional'],
  ['ups tracking', 'Navigational'],
  ['hp support', 'Navigational'],
  ['starbucks app', 'Navigational'],
])('words of the whole decide: %s', (keyword, intent) => {
  expect(classifier('en')(keyword)).toBe(intent);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { INTENT_LANGUAGES, type IntentLanguage } from '../../src/contracts/intent/intent-languages';
import {
  INTENT_LIST_FIELDS,
  INTENT_TYPES,
  type IntentLists,
  type IntentType,
} from '../../src/contracts/intent/intent';
import { normalizeText } from '../../src/domain/intent/normalize';
import { encodeUtf8 } from '../../src/domain/csv/bytes';
import { PrimaryIntent } from '../../src/domain/intent/primary-intent';
import { DEFAULT_VOCABULARIES } from '../../src/domain/intent/vocabulary/default-vocabularies';
import { WordMatcher } from '../../src/domain/intent/word-matcher';

/**
 * What people search for, labelled by hand with the intent of the product: a question is informational, also one about
 * a price; comparing is commercial; whoever wants to act is transactional; a site, a brand or a place is navigational.
 */
interface Labelled {
  keyword: string;
  label: string;
}

const MIN_PRECISION = 0.9;
/** Of the keywords with an intent: brands, and words that mean too many things, are left out on purpose. */
const MIN_RECALL = 0.88;
const MIN_KEYWORDS = 100;

function labelled(language: IntentLanguage): Labelled[] {
  const lines = readFileSync(join(__dirname, 'intent', `${language}.txt`), 'utf8').split('\n');
  let label = '';
  return lines.flatMap((line) => {
    if (line.startsWith('# ')) label = line.slice(2);
    return line === '' || line.startsWith('# ') ? [] : [{ keyword: line, label }];
  });
}

/** What "Auto fill important words" chooses. */
function autoFilled(language: IntentLanguage): IntentLists {
  const lists = INTENT_TYPES.map((type) => [
    INTENT_LIST_FIELDS[type],
    DEFAULT_VOCABULARIES[language][type].important,
  ]);
  return Object.fromEntries(lists) as IntentLists;
}

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

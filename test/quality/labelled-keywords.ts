import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IntentLanguage } from '../../src/contracts/intent/intent-languages';
import {
  INTENT_LIST_FIELDS,
  INTENT_TYPES,
  type IntentLists,
  type IntentType,
} from '../../src/contracts/intent/intent';
import { DEFAULT_VOCABULARIES } from '../../src/domain/intent/vocabulary/default-vocabularies';

/**
 * What people search for, labelled by hand with the intent of the product: a question is informational, also one about
 * a price; comparing is commercial; whoever wants to act is transactional; a site, a brand or a place is navigational.
 */
export interface Labelled {
  keyword: string;
  label: string;
}

export function labelled(file: string): Labelled[] {
  const lines = readFileSync(join(__dirname, 'intent', `${file}.txt`), 'utf8').split('\n');
  let label = '';
  return lines.flatMap((line) => {
    if (line.startsWith('# ')) label = line.slice(2);
    return line === '' || line.startsWith('# ') ? [] : [{ keyword: line, label }];
  });
}

/** What "Auto fill important words" chooses. */
export function autoFilled(language: IntentLanguage): IntentLists {
  const lists = INTENT_TYPES.map((type) => [
    INTENT_LIST_FIELDS[type],
    DEFAULT_VOCABULARIES[language][type].important,
  ]);
  return Object.fromEntries(lists) as IntentLists;
}

/** Whether a keyword's label allows an intent: a few have two, joined by a bar. */
const allows = (label: string, intent: IntentType | undefined) =>
  intent !== undefined && label.split('|').includes(intent);

/** How many of the intents that are given are right, and how many of those that there are are found. */
export function measured(
  set: readonly Labelled[],
  intentOf: (keyword: string) => IntentType | undefined,
): { precision: number; recall: number } {
  const given = set.filter(({ keyword }) => intentOf(keyword) !== undefined);
  const right = given.filter(({ keyword, label }) => allows(label, intentOf(keyword)));
  const withIntent = set.filter(({ label }) => !label.split('|').includes('None'));
  return { precision: right.length / given.length, recall: right.length / withIntent.length };
}

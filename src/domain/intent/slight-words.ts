import { JOINING_WORDS } from './question-words';
import { SITE_NAMES } from './site-names';

/**
 * Words that say little by themselves, in the form in which keywords are compared: what joins two things (`mac or pc`), names
 * of well-known sites, and words that stand beside other intents, too (`best time tracking app`). They decide only where no
 * other word does.
 */
const SLIGHT_WORDS: ReadonlySet<string> = new Set([
  ...JOINING_WORDS,
  ...SITE_NAMES,
  ...wordsIn('app support tracking locations contact password portal web careers docs official'),
  ...wordsIn(
    'services agency repair repairs installation bulk appointment ticket donate leading strategies supplier suppliers',
  ),
  ...wordsIn('error names history weather template templates chart charts workout plot quiz better rated'),
  ...wordsIn('fix rules example methods requirements remove delete'),
  ...wordsIn('largest biggest smallest oldest tallest longest fastest richest'),
  ...wordsIn('trends rights etiquette regex blinking curling overheating weakness affordable'),
  ...wordsIn("wont won't not after before calculator stuck keeps how"),
  ...wordsIn('because happens happen happened'),
  ...wordsIn('companies apps apply register quote jobs hiring'),
  ...wordsIn('tonight vacancies vacancy'),
  ...phrasesIn(
    'for beginners|by age|by state|by country|in spanish|in french|last minute|all inclusive|same day|check in',
  ),
  ...phrasesIn('in stock|black friday|in cm|in inches|in feet|to km|to miles|to kg|to lbs|time in'),
  ...phrasesIn(
    'make a|write a|set up|can a|map of|full moon|word for|words for|stuck on|bad credit|student discount',
  ),
  // Whom something is for, and what it may cost.
  ...phrasesIn('for small business|for college students'),
  ...phrasesIn('for flat feet|for sensitive skin|for oily skin|for dry skin|for curly hair'),
  ...phrasesIn('for back pain|for side sleepers|24/7|24 hr'),
  ...phrasesIn('under 100|under 500|under 1000'),
  // What one may ask about: how to open a bank account.
  ...phrasesIn(
    'open a bank account|open bank account|open an account|open account|get a loan|request a demo',
  ),
]);

function wordsIn(line: string): string[] {
  return line.split(' ');
}

function phrasesIn(line: string): string[] {
  return line.split('|');
}

/** Whether a listed word in normal form decides only where no other one does. */
export function saysLittle(text: string): boolean {
  return SLIGHT_WORDS.has(text);
}

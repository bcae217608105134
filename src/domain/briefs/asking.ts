import { opensAQuestion } from '../intent/question-words';
import { normalizeText } from '../intent/normalize';
import { UNSPACED } from '../keyphrases/keyphrases';
import { countWordsOf } from '../text/words';

/** Question marks of the scripts that have their own; a Greek one looks like a semicolon, and ends too much else. */
const MARK = /[?？؟⁇]["'”’»)\]」』]*$/u;
const OPENING_MARK = /^[¿"'“‘«(]+/u;
/** Of a heading that asks without a mark: fewer tell nothing. */
const MIN_WORDS = 3;
/** Of a sentence; longer ones hold a question at most. */
const MAX_WORDS = 25;
const MAX_CHARACTERS = 200;
/**
 * Behind a question word it makes a clause of it, in the languages that turn the verb in questions: "How we tested", "Was du
 * brauchst", "Wat je nodig hebt".
 */
const SUBJECTS = new Set(
  (
    "i you we they he she it you'll we'll you're we're my your our their not ich du er sie es wir ihr man mein meine dein deine " +
    'unser unsere ik je jij we wij ze zij u mijn jouw ons onze jag du vi ni han hon man min mina din dina vår våra'
  ).split(' '),
);

/** Whether a heading or the name of a question asks. */
export function isAsking(text: string): boolean {
  if (hasMark(text)) return isOfLength(text);
  const normal = normalizeText(text).replace(OPENING_MARK, '');
  const [, second = ''] = normal.split(' ', 2);
  return (
    opensAQuestion(normal) &&
    !SUBJECTS.has(second) &&
    countWordsOf(normal.slice(0, MAX_CHARACTERS)) >= MIN_WORDS
  );
}

/** Whether a sentence of a text asks: only by its mark, since any sentence may begin with a question word. */
export function isQuestionSentence(text: string): boolean {
  return hasMark(text) && isOfLength(text);
}

/** As it is written, without numbers and signs before it. */
export function asQuestion(text: string): string {
  return text.trim().replace(/^[^\p{L}\p{N}¿]+/u, '');
}

function hasMark(text: string): boolean {
  return MARK.test(text.trimEnd());
}

function isOfLength(text: string): boolean {
  if (text.length > MAX_CHARACTERS) return false;
  const words = countWordsOf(text);
  return words >= (UNSPACED.test(text) ? 2 : MIN_WORDS) && words <= MAX_WORDS;
}

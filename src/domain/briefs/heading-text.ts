import { oneLine } from '../pages/text-flow';

/** "1. ", "2) ", "Step 3: ", "#4", with which lists are numbered. */
const NUMBER =
  /^\s*(?:(?:step|schritt|étape|paso|passo|stap|krok|adım|шаг|steg|trin)\s+)?(?:no\.?\s*|#|№)?\d{1,3}\s*(?:[.):\-–—]+\s*|\s+(?=\p{Lu}\S*\s*$))/iu;
const SIGNS = /[\p{Extended_Pictographic}\u200d→»«•►★☆]|\ufe0f/gu;
const ENDS = /^[\s\p{Pd}:;,.|/]+|[\s\p{Pd}:;,.|/]+$/gu;

/** A heading without the number of a list, emoji, and what hangs at its ends. */
export function plainHeading(text: string): string {
  return oneLine(text.replace(SIGNS, ' ')).replace(NUMBER, '').replace(ENDS, '');
}

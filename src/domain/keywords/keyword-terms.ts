import { comparable } from '../text/compare';
import { withoutElision } from '../text/elision';
import { functionWordsOf } from '../text/function-words';
import { piecesOf } from '../text/pieces';
import { stemOf } from '../text/stems';
import { eachWord } from '../text/words';

/** The words of a keyword in comparable form, in their order. */
export function wordsOfKeyword(keyword: string, language?: string): string[] {
  const words: string[] = [];
  for (const { text } of piecesOf(keyword))
    eachWord(text, (start, end) => words.push(comparable(text.slice(start, end), language)));
  return words;
}

/**
 * What a keyword is about: the stems of its words, each once, without function words; of nothing but function words those.
 * Empty for a keyword without a word.
 * @param language ISO 639-1; without it words stay as they are
 */
export function termsOfKeyword(keyword: string, language?: string): string[] {
  const words = wordsOfKeyword(keyword, language);
  const functionWords = functionWordsOf(language);
  const content = words.filter((word) => !functionWords.has(withoutElision(word, language)));
  return [...new Set((content.length > 0 ? content : words).map((word) => stemOf(word, language)))];
}

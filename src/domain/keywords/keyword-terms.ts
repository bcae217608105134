import { comparable } from '../text/compare';
import { isFunctionWord } from '../text/function-words';
import { eachName } from '../text/names';
import { piecesOf } from '../text/pieces';
import { stemOf } from '../text/stems';

/** The words of a keyword in comparable form, in their order. */
export function wordsOfKeyword(keyword: string, language?: string): string[] {
  const words: string[] = [];
  for (const { text } of piecesOf(keyword))
    eachName(text, (start, end) => words.push(comparable(text.slice(start, end), language)));
  return words;
}

/**
 * What a keyword is about: the stems of its words, each once, without function words; of nothing but function words those.
 * Empty for a keyword without a word.
 * @param language ISO 639-1; without it words stay as they are
 */
export function termsOfKeyword(keyword: string, language?: string): string[] {
  const words = wordsOfKeyword(keyword, language);
  const content = words.filter((word) => !isFunctionWord(word, language));
  return [...new Set((content.length > 0 ? content : words).map((word) => stemOf(word, language)))];
}

import type { WordKeys } from '../keyphrases/keyphrases';
import { wordsOfKeyword } from '../keywords/keyword-terms';
import { isFunctionWord } from '../text/function-words';
import { sentencesOf } from '../text/tokens';
import type { BriefQuery, ComparedPage } from './compared-page';
import type { Standing } from './outliers';

/** Of the words of the keyword, those that a section about it says. */
const HELD = 0.5;

/**
 * The pages whose texts are heard: those that count, and of one that is left out as too long what it says of the keyword, so that
 * what the fullest page is about is not lost.
 * @returns in the order given
 */
export function heardPages(
  pages: readonly ComparedPage[],
  standings: readonly Standing[],
  { query, keys }: { query: BriefQuery; keys: WordKeys },
): ComparedPage[] {
  return pages.flatMap((page, at) => {
    const { included, outlier } = standings[at] ?? {};
    if (included) return [page];
    const isLeftOut = page.included === false || outlier !== 'long';
    return isLeftOut ? [] : [ofKeyword(page, { query, keys })];
  });
}

/** A page with the sections alone that say the words of the keyword. */
function ofKeyword(
  page: ComparedPage,
  { query: { keyword, language }, keys }: { query: BriefQuery; keys: WordKeys },
): ComparedPage {
  const words = wordsOfKeyword(keyword, language);
  const content = words.filter((word) => !isFunctionWord(word, language));
  const asked = new Set((content.length > 0 ? content : words).map((word) => keys.of(word)));
  const sections: ComparedPage['text']['lines'][] = [[]];
  for (const line of page.text.lines) {
    if (line.level > 0) sections.push([]);
    sections.at(-1)?.push(line);
  }
  const isAbout = sections.map((lines) => {
    const said = new Set(
      lines.flatMap(({ text }) => [...sentencesOf(text, language)].flatMap((each) => keys.ofSentence(each))),
    );
    return [...asked].filter((key) => said.has(key)).length >= HELD * asked.size;
  });
  return {
    ...page,
    text: {
      ...page.text,
      lines: sections.flatMap((lines, at) => (isAbout[at] ? lines : [])),
      headings: page.text.headings.filter((_, at) => isAbout[at + 1]),
    },
  };
}

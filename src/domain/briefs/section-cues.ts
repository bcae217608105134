import { UNSPACED } from '../keyphrases/keyphrases';
import { wordsOfKeyword } from '../keywords/keyword-terms';
import { joined } from './term-forms';
import { LOOKED_THROUGH, outlineWordsOf, type SectionKind } from './words/outline-words';

/** Tells by the words of headings, titles and keywords of a language what they are about. */
export class SectionCues {
  private readonly known = new Map<string, string[]>();

  /** @param language ISO 639-1; of one without words of its own the English ones */
  constructor(private readonly language: string) {}

  /** What kind of section a heading is of; undefined where its words tell of none. */
  kindOf(heading: string): SectionKind | undefined {
    const { sections } = outlineWordsOf(this.language);
    const words = this.plain(heading);
    return LOOKED_THROUGH.find((kind) => this.holds(words, sections[kind].cues));
  }

  /** Whether a text holds one of the cues, parted by `|`. */
  hasCue(text: string, cues: string): boolean {
    return this.holds(this.plain(text), cues);
  }

  /** In scripts without spaces a cue may stand anywhere. */
  private holds(words: string, cues: string): boolean {
    const known =
      this.known.get(cues) ?? cues.split('|').map((cue) => (UNSPACED.test(cue) ? cue : this.plain(cue)));
    this.known.set(cues, known);
    return known.some((cue) => words.includes(cue));
  }

  private plain(text: string): string {
    return ` ${joined(wordsOfKeyword(text, this.language))} `;
  }
}

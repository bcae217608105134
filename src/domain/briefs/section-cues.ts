import { UNSPACED } from '../keyphrases/keyphrases';
import type { ShortTexts } from './short-texts';
import { LOOKED_THROUGH, outlineWordsOf, type SectionKind } from './words/outline-words';

interface Cue {
  words: readonly string[];
  kind: SectionKind;
}

/** Tells by the words of headings, titles and keywords of a language what they are about. */
export class SectionCues {
  /** Of sections, by their first words; those without spaces may stand anywhere. */
  private readonly byFirst = new Map<string, Cue[]>();
  private readonly unspaced: { text: string; kind: SectionKind }[] = [];
  /** A heading is asked about again and again. */
  private readonly known = new Map<string, SectionKind | undefined>();

  /** Of a language without cues of its own the English ones. */
  constructor(private readonly texts: ShortTexts) {
    const { sections } = outlineWordsOf(texts.language);
    for (const kind of LOOKED_THROUGH) for (const cue of sections[kind].split('|')) this.add(cue, kind);
  }

  /** What kind of section a heading is of; undefined where its words tell of none. */
  kindOf(heading: string): SectionKind | undefined {
    if (!this.known.has(heading)) this.known.set(heading, this.found(heading));
    return this.known.get(heading);
  }

  /** Whether a text holds one of the cues, parted by `|`. */
  hasCue(text: string, cues: string): boolean {
    const words = ` ${this.words(text).join(' ')} `;
    return cues
      .split('|')
      .some((cue) =>
        UNSPACED.test(cue) ? text.includes(cue) : words.includes(` ${this.words(cue).join(' ')} `),
      );
  }

  private add(cue: string, kind: SectionKind): void {
    if (UNSPACED.test(cue)) {
      this.unspaced.push({ text: cue, kind });
      return;
    }
    const words = this.words(cue);
    const cues = this.byFirst.get(words[0] ?? '') ?? [];
    cues.push({ words, kind });
    this.byFirst.set(words[0] ?? '', cues);
  }

  private found(heading: string): SectionKind | undefined {
    const words = this.words(heading);
    const kinds = new Set<SectionKind>();
    words.forEach((word, at) => {
      for (const cue of this.byFirst.get(word) ?? [])
        if (cue.words.every((each, offset) => words[at + offset] === each)) kinds.add(cue.kind);
    });
    for (const { text, kind } of this.unspaced) if (heading.includes(text)) kinds.add(kind);
    return LOOKED_THROUGH.find((kind) => kinds.has(kind));
  }

  private words(text: string): readonly string[] {
    return this.texts.words(text);
  }
}

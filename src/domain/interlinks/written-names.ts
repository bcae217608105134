import type { LanguageTexts, TextPage } from './site-text';
import { NO_STEM } from './word-ids';

/** Of a word's uses within sentences, how many have a capital in a name that somebody gave; so many uses tell [A]. */
const CAPITALS = { share: 0.8, uses: 2 } as const;
/** Words of a name within a title at most [A]. */
const MAX_WORDS = 4;
/** Where a capital says nothing: a sentence, a quotation or a line begins. */
const BEGINS = /(?:^|[.:!?…–—•·"'“”„«(\n-]\s*)$/u;
/** Characters before a word that tell so. */
const BEFORE = 3;
const SMALL = /^\p{Ll}/u;
/** `MapLibre`, `macOS`, `GPX`, `fly.io`, `S3`: written so wherever it stands. */
export const COINED = /\p{Ll}\p{Lu}|\p{Lu}{2}|\p{L}[._]\p{L}|\p{L}\d|\d\p{L}/u;
const JOINED = /^[\s-]*$/u;
/** Languages that write all nouns with capitals. */
const CAPITAL_NOUNS: ReadonlySet<string> = new Set(['de', 'lb']);

/** Tells which words of titles are names that somebody gave to something, by how the site's sentences write them. */
export class WrittenNames {
  private readonly capital: Uint32Array;
  private readonly all: Uint32Array;
  /** Of titles that were asked for. */
  private readonly known = new Map<string, readonly string[]>();

  /** @param stems of titles */
  constructor(
    private readonly texts: LanguageTexts,
    stems: Iterable<number>,
  ) {
    const { size } = texts.words;
    this.capital = new Uint32Array(size);
    this.all = new Uint32Array(size);
    const wanted = new Uint8Array(size);
    for (const stem of stems) wanted[stem] = 1;
    wanted[NO_STEM] = 0;
    for (const page of texts.pages) this.read(page, wanted);
  }

  /** Whether a word is written with a capital within sentences, or so that nobody writes it by chance. */
  isGiven(stem: number, written: string): boolean {
    if (COINED.test(written)) return true;
    if (CAPITAL_NOUNS.has(this.texts.language) || SMALL.test(written)) return false;
    const all = this.all[stem] ?? 0;
    return all >= CAPITALS.uses && (this.capital[stem] ?? 0) >= CAPITALS.share * all;
  }

  /** The names within a title, each as it stands there. */
  within(title: string): readonly string[] {
    const known = this.known.get(title) ?? this.namesIn(title);
    this.known.set(title, known);
    return known;
  }

  private namesIn(title: string): string[] {
    const names: string[] = [];
    const read = this.texts.words.wordsOf(title);
    let run: number[] = [];
    const end = () => {
      const [first, last] = [read[run[0] ?? -1], read[run.at(-1) ?? -1]];
      if (first && last && run.length <= MAX_WORDS) names.push(title.slice(first.start, last.end));
      run = [];
    };
    read.forEach(({ stem, start, end: stop }, at) => {
      if (!JOINED.test(title.slice(read[at - 1]?.end ?? start, start))) end();
      if (stem !== NO_STEM && this.isGiven(stem, title.slice(start, stop))) run.push(at);
      else end();
    });
    end();
    return names;
  }

  private read({ blocks, first, ends }: TextPage, wanted: Uint8Array): void {
    const { stems, starts } = this.texts.prose;
    blocks.forEach(({ block: { text } }, number) => {
      for (let at = ends[number - 1] ?? first; at < (ends[number] ?? 0); at += 1) {
        const stem = stems[at] as number;
        if (wanted[stem] === 0) continue;
        const start = starts[at] as number;
        const isCapital = !isSmall(text, start);
        if (isCapital && BEGINS.test(text.slice(Math.max(0, start - BEFORE), start))) continue;
        this.all[stem] = (this.all[stem] as number) + 1;
        if (isCapital) this.capital[stem] = (this.capital[stem] as number) + 1;
      }
    });
  }
}

/** Most letters are told without a pattern. */
function isSmall(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return (code >= 97 && code <= 122) || SMALL.test(text.slice(at, at + 2));
}

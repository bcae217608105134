import { UNSPACED } from '../keyphrases/keyphrases';
import { withoutElision } from '../text/elision';
import { functionWordsOf } from '../text/function-words';
import { specificity } from '../text/common-words';
import { MAX_PHRASE_WORDS } from '../text/phrases';
import { isJoined, type PageWords } from './page-words';
import { importanceOf } from './importance';
import { PairNumbers } from './pair-numbers';

/** A run of 1 to 4 words that several pages say, and what joins them, neither beginning nor ending with a function word. */
export interface TermCandidate {
  key: string;
  /** The stems of its words. */
  keys: readonly string[];
  /** Uses by page, in headings too, in the order of the pages; those within longer ones as well. */
  uses: readonly number[];
  headingUses: readonly number[];
}

export interface RankedCandidate extends TermCandidate {
  /** 0 to 1. */
  importance: number;
}

/** So many are looked at for MAX_TERMS places: the others are far behind. */
const MAX_CANDIDATES = 2_000;
/** Words with what joins them: "gestionnaire de mots de passe". */
const MAX_RUN = MAX_PHRASE_WORDS + 2;

/** Runs of one length that enough pages say. */
interface Runs {
  /** For each place of the text the number of the run that begins there; NONE where none does. */
  places: Int32Array;
  /** Where each comes first. */
  starts: number[];
  /** By run and page. */
  uses: Uint32Array;
  headingUses: Uint32Array;
}

interface Word {
  key: string;
  forms: Map<string, number>;
}

/** Of the ends of a phrase in English, where dictionaries tell no verbs: more than the most general words have. */
const LEAST_WORTH = Number.MIN_VALUE;
/** What a second word tells: a tenth of the frequency. */
const TOGETHER = 0.57;
const LETTER = /\p{L}/u;

/** Between sentences, and where no run is. */
const NONE = -1;

/** Collects runs of words; longer ones only where the shorter ones that they begin and end with are said by enough pages. */
export class CandidateFinder {
  private readonly words: Word[] = [];
  private readonly numbers = new Map<string, number>();
  /** All pages, word by word, with NONE behind each sentence and for code; of each word its page, and whether a heading has it. */
  private readonly text: Int32Array;
  private readonly pageOf: Uint8Array;
  private readonly isHeading: Uint8Array;
  /** Whether a word is written as one with the word before it. */
  private readonly isJoined: Uint8Array;
  private readonly pageCount: number;

  constructor(private readonly pages: readonly PageWords[]) {
    this.pageCount = pages.length;
    const length = pages.reduce((sum, { words, sentences }) => sum + words + sentences.length, 0);
    this.text = new Int32Array(length).fill(NONE);
    this.pageOf = new Uint8Array(length);
    this.isHeading = new Uint8Array(length);
    this.isJoined = new Uint8Array(length);
    let at = 0;
    pages.forEach(({ sentences }, page) => {
      for (const sentence of sentences) {
        const { tokens, keys, isHeading, code } = sentence;
        this.pageOf.fill(page, at, at + keys.length);
        if (isHeading) this.isHeading.fill(1, at, at + keys.length);
        keys.forEach((key, place) => {
          if (code?.has(place)) return;
          this.text[at + place] = this.numberOf(key, tokens[place]?.form ?? '');
          if (isJoined(sentence, place)) this.isJoined[at + place] = 1;
        });
        at += keys.length + 1;
      }
    });
  }

  /**
   * The most important ones, that first.
   * @param least pages that must say it
   */
  find(least: number, language: string): RankedCandidate[] {
    const worthOfWord = this.worths(language);
    const found: { importance: number; start: number; length: number; run: number; runs: Runs }[] = [];
    let runs = this.counted(this.text, this.words.length, least);
    for (let length = 1; runs.starts.length > 0; length += 1) {
      const of = runs;
      of.starts.forEach((start, run) => {
        const words = this.text.subarray(start, start + length);
        const [first, last] = [words[0] as number, words[length - 1] as number];
        // What most texts say makes no end of a phrase: "wipe after every". Written as one with the next word it does: "all-purpose".
        const ends = length > 1 && this.isJoined[start + 1] ? [last] : [first, last];
        if (!ends.every((word) => worthOfWord(word) >= (length === 1 || language !== 'en' ? 0 : LEAST_WORTH)))
          return;
        if (
          length > MAX_PHRASE_WORDS &&
          words.filter((word) => worthOfWord(word) >= 0).length > MAX_PHRASE_WORDS
        )
          return;
        const worth = worthOfRun(Array.from(words, worthOfWord));
        const importance = this.importanceOf(of, run, { length, worth });
        found.push({ importance, start, length, run, runs: of });
      });
      if (length === MAX_RUN) break;
      runs = this.longer(runs.places, least);
    }
    return found
      .sort((a, b) => b.importance - a.importance || b.length - a.length)
      .slice(0, MAX_CANDIDATES)
      .map((each) => {
        const words = this.text.subarray(each.start, each.start + each.length);
        const keys = Array.from(words, (word) => this.words[word]?.key ?? '');
        const [uses, headingUses] = [each.runs.uses, each.runs.headingUses].map((of) =>
          this.row(of, each.run),
        );
        return {
          key: keys.join(' '),
          keys,
          uses: uses ?? [],
          headingUses: headingUses ?? [],
          importance: each.importance,
        };
      })
      .sort(byImportance);
  }

  private importanceOf(
    { uses, headingUses }: Runs,
    run: number,
    what: { length: number; worth: number },
  ): number {
    const from = run * this.pageCount;
    return importanceOf({ uses, headingUses, from }, this.pages, what);
  }

  /** How much a word tells, from 0 to 1; less than 0 of one that no term may begin or end with. */
  private worths(language: string): (word: number) => number {
    const functionWords = functionWordsOf(language);
    const known: number[] = [];
    const worth = ({ key, forms }: Word) => {
      const form = withoutElision(mostOf(forms), language);
      const carries = mayStandAlone(form) && !functionWords.has(form);
      return carries ? worthOf([key, ...forms.keys()], language) : -1;
    };
    return (word) => (known[word] ??= worth(this.words[word] as Word));
  }

  private numberOf(key: string, form: string): number {
    let number = this.numbers.get(key);
    if (number === undefined) {
      number = this.words.push({ key, forms: new Map() }) - 1;
      this.numbers.set(key, number);
    }
    const forms = (this.words[number] as Word).forms;
    forms.set(form, (forms.get(form) ?? 0) + 1);
    return number;
  }

  /** Runs of one word more: where two of the same length overlap in all but one. */
  private longer(places: Int32Array, least: number): Runs {
    const pairs = new PairNumbers();
    const next = new Int32Array(places.length).fill(NONE);
    for (let at = 0; at + 1 < places.length; at += 1) {
      const [first, second] = [places[at] as number, places[at + 1] as number];
      if (first >= 0 && second >= 0) next[at] = pairs.of(first, second);
    }
    return this.counted(next, pairs.length, least);
  }

  /** @param places runs numbered below `count`; those that too few pages say become NONE */
  private counted(places: Int32Array, count: number, least: number): Runs {
    const pages = new Uint8Array(count);
    const lastPage = new Uint8Array(count);
    for (let at = 0; at < places.length; at += 1) {
      const run = places[at] as number;
      const page = (this.pageOf[at] as number) + 1;
      if (run < 0 || lastPage[run] === page) continue;
      lastPage[run] = page;
      pages[run] = (pages[run] as number) + 1;
    }
    let kept = 0;
    const numbers = Int32Array.from(pages, (of) => (of >= least ? kept++ : NONE));
    const runs: Runs = {
      places: places.map((run) => (run < 0 ? NONE : (numbers[run] as number))),
      starts: [],
      uses: new Uint32Array(kept * this.pageCount),
      headingUses: new Uint32Array(kept * this.pageCount),
    };
    for (let at = 0; at < places.length; at += 1) {
      const run = runs.places[at] as number;
      if (run < 0) continue;
      runs.starts[run] ??= at;
      const cell = run * this.pageCount + (this.pageOf[at] as number);
      runs.uses[cell] = (runs.uses[cell] as number) + 1;
      if (this.isHeading[at]) runs.headingUses[cell] = (runs.headingUses[cell] as number) + 1;
    }
    return runs;
  }

  private row(counts: Uint32Array, run: number): number[] {
    return [...counts.subarray(run * this.pageCount, (run + 1) * this.pageCount)];
  }
}

export function byImportance(a: RankedCandidate, b: RankedCandidate): number {
  return b.importance - a.importance || b.keys.length - a.keys.length || (a.key < b.key ? -1 : 1);
}

/** Of the forms of a word the most general one's: "goes" is no rare word. */
export function worthOf(forms: readonly string[], language: string): number {
  return Math.min(...forms.map((form) => specificity([form], language)));
}

/** By the rarest of the words; two of them together are rarer than each. */
function worthOfRun(worths: readonly number[]): number {
  const content = worths.filter((worth) => worth >= 0);
  return Math.min(1, Math.max(0, ...content) + (content.length > 1 ? TOGETHER : 0));
}

/** A lone letter says nothing, a sign of a script without spaces may. */
function mayStandAlone(form: string): boolean {
  return LETTER.test(form) && (form.length > 1 || UNSPACED.test(form));
}

function mostOf(forms: ReadonlyMap<string, number>): string {
  let best = '';
  for (const [form, uses] of forms) {
    const most = forms.get(best) ?? 0;
    if (uses > most || (uses === most && form < best)) best = form;
  }
  return best;
}

import { UNSPACED } from '../keyphrases/keyphrases';
import { withoutElision } from '../text/elision';
import { functionWordsOf } from '../text/function-words';
import { specificity } from '../text/general-words';
import { MAX_PHRASE_WORDS } from '../text/phrases';
import type { PageWords } from './page-words';

/** A run of 1 to 4 words that several pages say, neither beginning nor ending with a function word. */
export interface TermCandidate {
  key: string;
  /** The stems of its words. */
  keys: readonly string[];
  /** How much each tells of what a text is about, 0 to 1: of its forms the most general one's. */
  worth: readonly number[];
  /** Uses by page, in headings too, in the order of the pages; those within longer ones as well. */
  uses: readonly number[];
  headingUses: readonly number[];
}

interface Run {
  id: number;
  words: readonly number[];
  uses: number[];
  headingUses: number[];
}

interface Word {
  key: string;
  forms: Map<string, number>;
}

const LETTER = /\p{L}/u;

/** Collects runs of words; longer ones only where the shorter ones that they begin and end with are said by enough pages. */
export class CandidateFinder {
  private readonly words: Word[] = [];
  private readonly numbers = new Map<string, number>();
  /** The words of each sentence, by page. */
  private readonly sentences: { page: number; isHeading: boolean; words: Int32Array }[] = [];
  private readonly pageCount: number;

  constructor(pages: readonly PageWords[]) {
    this.pageCount = pages.length;
    pages.forEach((page, at) => {
      for (const { tokens, keys, isHeading } of page.sentences) {
        const words = Int32Array.from(keys, (key, place) => this.numberOf(key, tokens[place]?.form ?? ''));
        this.sentences.push({ page: at, isHeading, words });
      }
    });
  }

  /** @param least pages that must say it */
  find(least: number, language: string): TermCandidate[] {
    const functionWords = functionWordsOf(language);
    const carries = this.words.map(({ forms }) => {
      const form = withoutElision(mostOf(forms), language);
      return mayStandAlone(form) && !functionWords.has(form);
    });
    const worth = this.words.map(({ key, forms }, at) =>
      carries[at] ? worthOf([key, ...forms.keys()], language) : 0,
    );
    const found: TermCandidate[] = [];
    let { runs, places } = this.single(least);
    for (let length = 1; runs.length > 0; length += 1) {
      for (const { words, uses, headingUses } of runs) {
        const ends = [words[0] ?? 0, words.at(-1) ?? 0];
        // What most texts say makes no end of a phrase: "wipe after every".
        if (!ends.every((word) => carries[word] && (length === 1 || (worth[word] ?? 0) > 0))) continue;
        const keys = words.map((word) => this.words[word]?.key ?? '');
        found.push({
          ...{ key: keys.join(' '), keys, uses, headingUses },
          worth: words.map((word) => worth[word] ?? 0),
        });
      }
      if (length === MAX_PHRASE_WORDS) break;
      ({ runs, places } = this.longer(runs, places, length, least));
    }
    return found;
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

  private single(least: number) {
    const runs = this.words.map((_, id) => this.runOf(id, [id]));
    for (const { page, isHeading, words } of this.sentences)
      for (const word of words) count(runs[word] as Run, page, isHeading);
    return this.enough(
      runs,
      this.sentences.map(({ words }) => words),
      least,
    );
  }

  /** Runs of one word more: `places` tells for each place of a sentence which run begins there, -1 none. */
  private longer(runs: readonly Run[], places: readonly Int32Array[], length: number, least: number) {
    const longer: Run[] = [];
    const known = new Map<number, number>();
    const next = this.sentences.map(({ page, isHeading, words }, at) => {
      const begins = places[at] as Int32Array;
      const ids = new Int32Array(Math.max(0, words.length - length)).fill(-1);
      for (let place = 0; place < ids.length; place += 1) {
        const [run, rest] = [begins[place] as number, begins[place + 1] as number];
        if (run < 0 || rest < 0) continue;
        const pair = run * runs.length + rest;
        let id = known.get(pair);
        if (id === undefined) {
          const last = words[place + length] as number;
          id = longer.push(this.runOf(longer.length, [...(runs[run] as Run).words, last])) - 1;
          known.set(pair, id);
        }
        count(longer[id] as Run, page, isHeading);
        ids[place] = id;
      }
      return ids;
    });
    return this.enough(longer, next, least);
  }

  private enough(all: readonly Run[], places: readonly Int32Array[], least: number) {
    const runs = all.filter(({ uses }) => uses.filter(Boolean).length >= least);
    const ids = new Int32Array(all.length).fill(-1);
    runs.forEach((run, id) => (ids[run.id] = id));
    const kept = runs.map((run, id) => ({ ...run, id }));
    return {
      runs: kept,
      places: places.map((begins) => begins.map((id) => (id < 0 ? -1 : (ids[id] as number)))),
    };
  }

  private runOf(id: number, words: readonly number[]): Run {
    const none = () => Array.from({ length: this.pageCount }, () => 0);
    return { id, words, uses: none(), headingUses: none() };
  }
}

function count(run: Run, page: number, isHeading: boolean): void {
  run.uses[page] = (run.uses[page] ?? 0) + 1;
  if (isHeading) run.headingUses[page] = (run.headingUses[page] ?? 0) + 1;
}

/** Of the forms of a word the most general one's: "goes" is no rare word. */
export function worthOf(forms: readonly string[], language: string): number {
  return Math.min(...forms.map((form) => specificity([form], language)));
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

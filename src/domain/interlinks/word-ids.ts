import { comparable } from '../text/compare';
import { isFunctionWord } from '../text/function-words';
import { eachName } from '../text/names';
import { isPiece, linesOf, piecesOf } from '../text/pieces';
import { stemOf } from '../text/stems';
import { FormTable } from './form-table';
import GENERIC from './generic-words.json';

/** The number of a word that carries no meaning. */
export const NO_STEM = 0;
/** Forms of words that are remembered: more than a site of 2,000 pages has. */
const MAX_FORMS = 300_000;

const YEAR = /^(?:19|20)\d\d$/;
/** Words that make the contrary of a name: `no fluoride toothpaste`. */
const NEGATIONS: ReadonlySet<string> = new Set(
  'no not non never without ohne kein keine nicht sans pas sin senza non sem não zonder geen niet без не utan inte uden ikke uten bez nie'.split(
    ' ',
  ),
);

const NUMERAL = /^[\p{N}.,]+$/u;

/** A word of a text. */
export interface NumberedWord {
  stem: number;
  start: number;
  end: number;
}

/** Numbers the stems of one language's words; the stem of each form of a word is looked for once. */
export class WordIds {
  private readonly forms = new FormTable();
  private readonly stems = new Map<string, number>();
  private readonly generic: Set<number>;
  private readonly numerals = new Set<number>();

  /** @param language ISO 639-1; empty where it is not known */
  constructor(private readonly language: string) {
    const lists: Partial<Record<string, string>> = GENERIC;
    this.generic = new Set();
    for (const word of lists[language]?.split(' ') ?? [])
      this.generic.add(this.numberOf(word, 0, word.length));
  }

  /** How many numbers there are, NO_STEM included. */
  get size(): number {
    return this.stems.size + 1;
  }

  /** Whether a stem says nothing of where a link leads: "read", "page", a number. */
  isGeneric(stem: number): boolean {
    return this.generic.has(stem);
  }

  /** Whether a form of a word was in any text, unless more forms were than are remembered. */
  hasRead(form: string): boolean {
    return this.forms.find(form, 0, form.length) !== undefined || this.forms.size >= MAX_FORMS;
  }

  /** Calls back with the number of each word of a text, in order, and where it stands. */
  eachStem(text: string, onStem: (stem: number, start: number, end: number) => void): void {
    if (isPiece(text)) {
      eachName(text, (start, end) => onStem(this.numberOf(text, start, end), start, end));
      return;
    }
    let lineStart = 0;
    for (const line of linesOf(text)) {
      for (const { text: piece, start: pieceStart } of piecesOf(line)) {
        const offset = lineStart + pieceStart;
        eachName(piece, (start, end) =>
          onStem(this.numberOf(piece, start, end), offset + start, offset + end),
        );
      }
      lineStart += line.length + (text.startsWith('\r\n', lineStart + line.length) ? 2 : 1);
    }
  }

  stemsOf(text: string): number[] {
    const stems: number[] = [];
    this.eachStem(text, (stem) => stems.push(stem));
    return stems;
  }

  wordsOf(text: string): NumberedWord[] {
    const words: NumberedWord[] = [];
    this.eachStem(text, (stem, start, end) => words.push({ stem, start, end }));
    return words;
  }

  /** The same, but for numbers that are no years: they tell the parts of a series apart. */
  isEmptyTalk(stem: number): boolean {
    return this.generic.has(stem) && !this.numerals.has(stem);
  }

  private numberOf(text: string, start: number, end: number): number {
    const known = this.forms.find(text, start, end);
    if (known !== undefined) return known;
    const form = text.slice(start, end);
    const word = comparable(form, this.language);
    const stem =
      isFunctionWord(word, this.language) && !NEGATIONS.has(word)
        ? NO_STEM
        : this.numberOfStem(stemOf(word, this.language));
    if (this.forms.size < MAX_FORMS) this.forms.add(form, stem);
    return stem;
  }

  private numberOfStem(stem: string): number {
    if (stem === '') return NO_STEM;
    const known = this.stems.get(stem);
    if (known !== undefined) return known;
    const number = this.stems.size + 1;
    this.stems.set(stem, number);
    if (NUMERAL.test(stem)) {
      this.generic.add(number);
      if (!YEAR.test(stem)) this.numerals.add(number);
    }
    return number;
  }
}

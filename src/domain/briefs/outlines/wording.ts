import { opensAQuestion } from '../../intent/question-words';
import { normalizeText } from '../../intent/normalize';
import { comparable } from '../../text/compare';
import { upperCase } from '../../text/fold';
import { sentencesOf, type Token } from '../../text/tokens';
import { asQuestion } from '../asking';
import type { ShortTexts } from '../short-texts';
import { joined } from '../term-forms';
import { outlineWordsOf, type SectionKind } from '../words/outline-words';

/** Text of a heading or question of a page. */
export interface Wording {
  position: number;
  text: string;
}

const LETTER = /\p{L}/u;
/** Signs that part what a heading says. */
const PAUSE = /[:;,.?!()|/–—，。：；？！、]/u;
interface StemmedWord extends Token {
  stem: string;
}

/** Of the wordings of a group, those that must hold a stem for it to be what they share. */
const SHARED = 0.5;

/**
 * Names the sections of outlines: by what several pages say alike, by the shortest run of words that holds what they share, or
 * by a template of the language. Never as one page alone has it: that heading is its own.
 */
export class SectionWording {
  private readonly pagesOf = new Map<string, Set<number>>();

  private readonly terms: ReadonlySet<string>;
  private readonly known = new Map<string, StemmedWord[]>();
  private readonly language: string;

  /**
   * @param all headings and questions of all pages
   * @param terms what several pages say, and nobody owns
   */
  constructor(
    all: readonly Wording[],
    terms: readonly string[],
    private readonly keyword: string,
    private readonly texts: ShortTexts,
  ) {
    this.language = texts.language;
    this.terms = new Set(terms.map((term) => this.plain(term)));
    for (const { position, text } of all) {
      const key = this.plain(text);
      const pages = this.pagesOf.get(key) ?? new Set();
      this.pagesOf.set(key, pages.add(position));
    }
  }

  /** A heading on what wordings of several pages share; undefined where it would be one page's own. */
  shared(wordings: readonly Wording[]): string | undefined {
    const common = wordings
      .filter(({ text }) => (this.pagesOf.get(this.plain(text))?.size ?? 0) > 1)
      .map(({ text }) => text)
      .sort((a, b) => a.length - b.length || (a < b ? -1 : 1))[0];
    if (common !== undefined) return this.capital(common);
    if (new Set(wordings.map(({ position }) => position)).size < 2) return undefined;
    const span = this.sharedSpan(wordings);
    return span !== undefined && !this.isCopied(span) ? this.capital(span) : undefined;
  }

  /** By the kind of section that a heading tells of, with the keyword as its topic. */
  ofKind(kind: SectionKind): string {
    return this.filled(outlineWordsOf(this.language).sections[kind].heading, { x: this.keyword });
  }

  /** By one or two topics; `about` where their names alone would be one page's heading. */
  ofTopics([a = this.keyword, b]: readonly string[]): string {
    const { pair, about } = outlineWordsOf(this.language);
    const names = b === undefined ? this.capital(a) : this.filled(pair, { a, b });
    return this.isCopied(names) || names === this.capital(this.keyword) ? this.filled(about, { a }) : names;
  }

  questionsAbout(topic: string): string {
    return this.filled(outlineWordsOf(this.language).questions, { a: topic });
  }

  /** Whether a heading is one page's alone, as it stands. */
  isCopied(heading: string): boolean {
    const plain = this.plain(heading);
    return this.pagesOf.get(plain)?.size === 1 && !this.terms.has(plain);
  }

  /** The shortest run of one wording that has all stems that half of them have; of a question its opening too. */
  private sharedSpan(wordings: readonly Wording[]): string | undefined {
    const read = wordings
      .map(({ text }) => ({ text, words: this.wordsWithStems(text) }))
      .sort((a, b) => a.text.length - b.text.length || (a.text < b.text ? -1 : 1));
    const counts = new Map<string, number>();
    for (const { words } of read)
      for (const stem of new Set(
        words.flatMap(({ form, stem: of }) => (this.texts.isFunctionWord(form) ? [] : of)),
      ))
        counts.set(stem, (counts.get(stem) ?? 0) + 1);
    const wanted = [...counts].filter(([, count]) => count > 1 && count >= SHARED * read.length);
    if (wanted.length === 0) return undefined;
    const stems = new Set(wanted.map(([stem]) => stem));
    const spans = read.flatMap(({ text, words }) => {
      const first = words.findIndex(({ stem }) => stems.has(stem));
      const last = words.findLastIndex(({ stem }) => stems.has(stem));
      const held = new Set(words.map(({ stem }) => stem).filter((stem) => stems.has(stem)));
      if (held.size < stems.size) return [];
      const asks = opensAQuestion(normalizeText(text));
      const span = words.slice(asks ? 0 : first, last + 1).map((word) => word.text);
      return [{ text: asks ? asQuestion(joined(span)) : joined(span), length: span.length }];
    });
    return spans.sort((a, b) => a.length - b.length || (a.text < b.text ? -1 : 1))[0]?.text;
  }

  private wordsWithStems(text: string): StemmedWord[] {
    const known = this.known.get(text) ?? this.stemmed(text);
    this.known.set(text, known);
    return known;
  }

  private stemmed(text: string): StemmedWord[] {
    return [...sentencesOf(text, this.language)].flatMap(({ tokens }) =>
      tokens.map((token) => ({ ...token, stem: this.texts.stemOf(token.form) })),
    );
  }

  /** By its words alone. */
  private plain(text: string): string {
    return joined(this.texts.words(text)) || comparable(text, this.language);
  }

  /** What a heading is about beside the keyword: its longest run of words that carry meaning; undefined of none. */
  topicOf(heading: string): string | undefined {
    const ofKeyword = new Set(this.wordsWithStems(this.keyword).map(({ stem }) => stem));
    const runs: string[][] = [[]];
    for (const part of heading.split(PAUSE)) {
      for (const { text, form, stem } of this.wordsWithStems(part)) {
        const isCommon = this.texts.isFunctionWord(form) || ofKeyword.has(stem) || opensAQuestion(form);
        if (LETTER.test(form) && !isCommon) runs.at(-1)?.push(text);
        else runs.push([]);
      }
      runs.push([]);
    }
    const byLength = runs.sort((a, b) => b.length - a.length || b.join('').length - a.join('').length);
    const longest = byLength[0] ?? [];
    return longest.length > 0 ? joined(longest) : undefined;
  }

  private filled(template: string, topics: Record<string, string>): string {
    const filled = template.replace(/\{(\w)\}/g, (_, name: string) => topics[name] ?? '');
    return this.capital(filled);
  }

  private capital(text: string): string {
    const [first = ''] = text;
    return upperCase(first, this.language) + text.slice(first.length);
  }
}

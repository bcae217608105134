import type { SectionCues } from './section-cues';
import type { ShortTexts } from './short-texts';
import { worthOf } from './term-candidates';
import type { SectionKind } from './words/outline-words';

/** What the keyword's own stems weigh beside others: nearly all headings of such pages hold them. */
const KEYWORD_WEIGHT = 0.2;
/** What the most general words weigh, where a language has ranks: "make" and "need" stand with everything. */
const GENERAL_WEIGHT = 0.3;
/** Kinds that headings name in many words: "What you need" and "Ingredients" are about one thing. */
const NAMED: readonly SectionKind[] = [
  'mistakes',
  'cost',
  'need',
  'benefits',
  'tips',
  'definition',
  'reviews',
];
/** Kinds that a page has once at most, whatever else their headings say. */
const CLOSED: readonly SectionKind[] = ['faq', 'conclusion'];

/** "What not to compost" is not about what "What to compost" is. */
const NEGATIONS: Readonly<Record<string, string>> = {
  ...{ en: "not never don't shouldn't can't without", de: 'nicht nie kein keine keinen ohne' },
  ...{ es: 'no nunca sin', it: 'non mai senza', nl: 'niet nooit geen zonder', pl: 'nie nigdy bez' },
  ...{ fr: 'pas jamais sans', pt: 'não nunca sem', ru: 'не нельзя без', sv: 'inte aldrig utan', tr: 'değil' },
};

/** What headings and questions are about: their stems, and the kind of section that their words tell of. */
export class HeadingTerms {
  private readonly ofKeyword: ReadonlySet<string>;
  private readonly negations: ReadonlySet<string>;
  /** How much each stem tells, by the most general of its forms. */
  private readonly worth = new Map<string, number>();
  private readonly seen = new Set<string>();

  constructor(
    keyword: string,
    private readonly texts: ShortTexts,
    private readonly cues: SectionCues,
  ) {
    this.ofKeyword = new Set(texts.terms(keyword));
    this.negations = new Set((NEGATIONS[texts.language] ?? '').split(' '));
  }

  /** Each once; empty without a word. */
  of(heading: string): string[] {
    const kind = this.cues.kindOf(heading);
    if (kind && CLOSED.includes(kind)) return [nameOf(kind)];
    const terms = this.texts.terms(heading);
    if (terms.length === 0) return [];
    const words = this.texts.words(heading);
    for (const word of words) this.weigh(word);
    // With the keyword alone, what else a heading says decides: "Docker", "With Docker".
    const isBare = kind === undefined && terms.every((term) => this.ofKeyword.has(term));
    return [
      ...terms,
      ...(kind && NAMED.includes(kind) ? [nameOf(kind)] : []),
      ...(words.some((word) => this.negations.has(word)) ? [':not'] : []),
      ...(isBare ? [`:bare ${words.join(' ')}`] : []),
    ];
  }

  isOfKeyword(term: string): boolean {
    return this.ofKeyword.has(term);
  }

  weightOf(term: string): number {
    if (this.isOfKeyword(term)) return KEYWORD_WEIGHT;
    return GENERAL_WEIGHT + (1 - GENERAL_WEIGHT) * (this.worth.get(term) ?? 1);
  }

  private weigh(word: string): void {
    if (this.seen.has(word)) return;
    this.seen.add(word);
    const stem = this.texts.stemOf(word);
    this.worth.set(stem, Math.min(this.worth.get(stem) ?? 1, worthOf([word, stem], this.texts.language)));
  }
}

/** No stem has a colon. */
function nameOf(kind: SectionKind): string {
  return `:${kind}`;
}

import { termsOfKeyword, wordsOfKeyword } from '../keywords/keyword-terms';
import { stemOf } from '../text/stems';
import type { BriefQuery } from './compared-page';
import { SectionCues } from './section-cues';
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
  ...{ en: "not never don't shouldn't can't", de: 'nicht nie kein keine keinen', fr: 'pas jamais' },
  ...{ es: 'no nunca', it: 'non mai', nl: 'niet nooit geen', pl: 'nie nigdy', pt: 'não nunca' },
  ...{ ru: 'не нельзя', sv: 'inte aldrig', tr: 'değil' },
};

/** What headings and questions are about: their stems, and the kind of section that their words tell of. */
export class HeadingTerms {
  private readonly ofKeyword: ReadonlySet<string>;
  private readonly cues: SectionCues;
  private readonly negations: ReadonlySet<string>;
  /** How much each stem tells, by the most general of its forms. */
  private readonly worth = new Map<string, number>();

  constructor(private readonly query: Pick<BriefQuery, 'keyword' | 'language'>) {
    this.ofKeyword = new Set(termsOfKeyword(query.keyword, query.language));
    this.negations = new Set((NEGATIONS[query.language] ?? '').split(' '));
    this.cues = new SectionCues(query.language);
  }

  /** Each once; empty without a word. */
  of(heading: string): string[] {
    const { language } = this.query;
    const kind = this.cues.kindOf(heading);
    if (kind && CLOSED.includes(kind)) return [nameOf(kind)];
    const words = wordsOfKeyword(heading, language);
    for (const word of words) {
      const stem = stemOf(word, language);
      this.worth.set(stem, Math.min(this.worth.get(stem) ?? 1, worthOf([word, stem], language)));
    }
    const terms = termsOfKeyword(heading, language);
    if (terms.length === 0) return [];
    return [
      ...terms,
      ...(kind && NAMED.includes(kind) ? [nameOf(kind)] : []),
      ...(words.some((word) => this.negations.has(word)) ? [':not'] : []),
    ];
  }

  weightOf(term: string): number {
    if (this.ofKeyword.has(term)) return KEYWORD_WEIGHT;
    return GENERAL_WEIGHT + (1 - GENERAL_WEIGHT) * (this.worth.get(term) ?? 1);
  }
}

/** No stem has a colon. */
function nameOf(kind: SectionKind): string {
  return `:${kind}`;
}

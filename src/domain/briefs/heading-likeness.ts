import { MEANING_CUTS } from '../meaning/meaning-cuts';
import type { Nearness } from './brief-meaning';
import { type AskedFor, askedForBy, isStep } from './heading-asks';
import type { HeadingTerms } from './heading-terms';
import type { SectionCues } from './section-cues';
import type { Comparison, TermedText } from './similar-texts';
import type { SectionKind } from './words/outline-words';

/** Never about one thing: a group with one such pair loses more than it gains with another. */
const APART = -0.5;
/** Kinds of sections that no other one is about, whatever words they share: "grind size" and "grind size: common mistakes". */
const OF_THEIR_OWN: ReadonlySet<SectionKind> = new Set([
  'mistakes',
  'cost',
  'comparison',
  'reviews',
  'benefits',
  'faq',
  'conclusion',
]);
const DIGITS = /^\d+$/;
/** Of the weight of a heading's own words: with less of them on one side it says no more than the other. */
const LITTLE = 0.35;

/**
 * How headings and questions are compared: they share a main word, name the same kind of section, deny alike, and mean the
 * same. Where meaning is not known, by their words.
 */
export function headingComparison(read: HeadingTerms, cues: SectionCues, nearness: Nearness): Comparison {
  const known = new Map<TermedText, Facts>();
  const facts = (heading: TermedText) => {
    let found = known.get(heading);
    if (!found) known.set(heading, (found = factsOf(heading, cues)));
    return found;
  };
  const likeness = (one: TermedText, other: TermedText, cosine: number) => {
    if (isApart(facts(one), facts(other))) return APART;
    const meaning = nearness.between(one.text, other.text);
    if (meaning === undefined) return cosine;
    const [own, others] = [ownWeight(one, other, read), ownWeight(other, one, read)];
    const isDiffering = own > LITTLE && others > LITTLE;
    const { held, thin, differing } = MEANING_CUTS.heading;
    const isThin = [one, other].some((heading) => ownTerms(heading, read).length < 2);
    if (meaning < (isDiffering ? differing : isThin ? thin : held)) return 0;
    return (cosine + meaning) / 2;
  };
  return {
    ...{ likeness, weightOf: (term: string) => read.weightOf(term) },
    ...{ sideOf: (text: TermedText) => facts(text).asked ?? '', isByMeaning: nearness.isKnown },
  };
}

/** What parts headings, whatever words they share. */
interface Facts {
  isDenying: boolean;
  kind: SectionKind | undefined;
  /** The numbers that it names. */
  counts: string;
  asked: AskedFor | undefined;
  isStep: boolean;
}

function factsOf({ text, terms }: TermedText, cues: SectionCues): Facts {
  const counts = terms.filter((term) => DIGITS.test(term)).join(' ');
  return {
    ...{ isDenying: terms.includes(':not'), kind: cues.kindOf(text), counts },
    ...{ asked: askedForBy(text), isStep: isStep(text) },
  };
}

/** By their kinds, what they deny, ask for and count. "Why invest" is not what "How to invest" is. */
function isApart(one: Facts, other: Facts): boolean {
  if (one.isDenying !== other.isDenying) return true;
  if (one.asked !== undefined && other.asked !== undefined && one.asked !== other.asked) return true;
  if (one.isStep !== other.isStep && (one.kind === 'need' || other.kind === 'need')) return true;
  const [a, b] = [one.kind, other.kind];
  if (a !== b) {
    if (a !== undefined && b !== undefined) return true;
    if (OF_THEIR_OWN.has(a ?? b ?? 'answer')) return true;
  }
  return one.counts !== '' && other.counts !== '' && one.counts !== other.counts;
}

/** What a heading says beside the keyword. */
function ownTerms({ terms }: TermedText, read: HeadingTerms): string[] {
  return terms.filter((term) => !term.startsWith(':') && !read.isOfKeyword(term));
}

/** What the words weigh that only the first one has. */
function ownWeight(one: TermedText, other: TermedText, read: HeadingTerms): number {
  return one.terms.reduce(
    (sum, term) => sum + (term.startsWith(':') || other.terms.includes(term) ? 0 : read.weightOf(term)),
    0,
  );
}

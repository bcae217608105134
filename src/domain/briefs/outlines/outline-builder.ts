import type { BriefOutline, BriefTerm, OutlineKind, OutlineSection } from '../../../contracts/briefs/briefs';
import { termsOfKeyword } from '../../keywords/keyword-terms';
import { comparable } from '../../text/compare';
import type { SectionKind } from '../words/outline-words';
import type { OutlineGround, SectionPlace } from './outline-ground';
import { sharedOut } from './shared-out';

/** A section before terms, questions and words are shared out among all. */
export interface SectionPlan {
  level: OutlineSection['level'];
  heading: string;
  /** What it is worth of the text, beside the others: words as pages have them. */
  weight: number;
  /** Pages that it comes from. */
  sources: readonly number[];
  /** Their sections on the same thing. */
  places?: readonly SectionPlace[];
  /** Stems of what it is about. */
  stems?: readonly string[];
  questions?: readonly string[];
  /** Listed here whatever the pages do. */
  terms?: readonly BriefTerm[];
  /** Of a kind that a text has once: its questions, its conclusion. */
  kind?: SectionKind;
  /** Takes the questions that no other section answers. */
  takesQuestions?: boolean;
  note?: string;
}

interface Planned extends SectionPlan {
  places: SectionPlace[];
  sources: number[];
  stems: string[];
  questions: string[];
  found: BriefTerm[];
}

const MIN_WEIGHT = 40;
/** Of the words of the others: a list of questions does not outgrow the text. */
const MOST_QUESTIONS = 1 / 3;
/** More make a list that nobody works through; the rest goes where fewer are. */
const MAX_SECTION_TERMS = 8;
const MAX_SECTION_QUESTIONS = 10;
/** A term belongs to a second section too that uses it at least half as often as the first. */
const SECOND = 0.5;
/** Of the stems of a question beside the keyword's: with so many in common a section answers it. */
const ANSWERS = 0.5;

/** A text has one section of each. */
const ONCE: readonly (SectionKind | undefined)[] = ['faq', 'conclusion', 'answer'];

/** Puts sections together to an outline: no heading comes twice, nor what a text has once. */
export class OutlineBuilder {
  private readonly sections: Planned[] = [];
  private readonly byHeading = new Map<string, Planned>();

  constructor(
    private readonly ground: OutlineGround,
    private readonly kind: OutlineKind,
  ) {}

  get length(): number {
    return this.sections.length;
  }

  /** A section that is there already becomes part of that one. */
  add(plan: SectionPlan): void {
    const key = comparable(plan.heading, this.ground.query.language)
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    const known = this.byHeading.get(key) ?? this.sections.find((section) => isPartOf(plan, section));
    if (known) {
      known.takesQuestions ||= plan.takesQuestions ?? false;
      known.places.push(...(plan.places ?? []));
      known.sources.push(...plan.sources);
      known.stems.push(...(plan.stems ?? []));
      known.questions.push(...(plan.questions ?? []));
      return;
    }
    const planned: Planned = {
      ...plan,
      places: [...(plan.places ?? [])],
      sources: [...plan.sources],
      stems: [...(plan.stems ?? [])],
      questions: [...(plan.questions ?? [])],
      found: [...(plan.terms ?? [])],
    };
    this.sections.push(planned);
    this.byHeading.set(key, planned);
  }

  outline(title: string): BriefOutline {
    this.shareQuestions();
    // A list of questions without one is no section, unless pages have it.
    const kept = this.sections.filter(
      ({ takesQuestions, questions, sources }) =>
        !takesQuestions || questions.length > 0 || sources.length > 0,
    );
    this.sections.splice(0, this.sections.length, ...kept);
    this.shareTerms();
    const words = sharedOut(this.ground.target, this.weights());
    const sections = this.sections.map((section, at): OutlineSection => {
      const { level, heading, sources, note } = section;
      return {
        ...{ id: `${this.kind}-${at + 1}`, level, heading, words: words[at] ?? 0 },
        terms: section.found.map(({ term }) => term),
        questions: [...new Set(section.questions)].slice(0, MAX_SECTION_QUESTIONS),
        sources: [...new Set(sources)].sort((a, b) => a - b),
        ...(note !== undefined && { note }),
      };
    });
    return { kind: this.kind, title, sections };
  }

  private weights(): number[] {
    const weights = this.sections.map(({ weight }) => Math.max(MIN_WEIGHT, weight));
    const whole = weights.reduce((sum, weight) => sum + weight, 0);
    return weights.map((weight, at) => {
      const others = whole - weight;
      return this.sections[at]?.takesQuestions && others > 0
        ? Math.min(weight, MOST_QUESTIONS * others)
        : weight;
    });
  }

  /** Where the pages say it, else where its stems are, else at the top; there is not room for all. */
  private shareTerms(): void {
    const { terms, uses } = this.ground;
    terms.forEach((term, place) => {
      if (this.sections.some(({ found }) => found.includes(term))) return;
      const open = this.sections.filter(({ found }) => found.length < MAX_SECTION_TERMS);
      const [first, second] = open
        .map((section) => ({
          section,
          uses: uses.of(place, section.places),
          fit: fitOf(term, section.stems),
        }))
        .filter((each) => each.uses > 0 || each.fit > 0)
        .sort((a, b) => b.uses - a.uses || b.fit - a.fit);
      if (first) first.section.found.push(term);
      else if (open[0] && open[0] === this.sections[0]) open[0].found.push(term);
      if (first && second && second.uses > 0 && second.uses >= SECOND * first.uses)
        second.section.found.push(term);
    });
  }

  private shareQuestions(): void {
    const rest = this.sections.find(({ takesQuestions }) => takesQuestions);
    const ofKeyword = new Set(termsOfKeyword(this.ground.query.keyword, this.ground.query.language));
    for (const { question, terms } of this.ground.questions) {
      if (this.sections.some(({ questions }) => questions.includes(question))) continue;
      const own = terms.filter((stem) => !ofKeyword.has(stem));
      const fit = ({ stems }: Planned) =>
        own.length > 0
          ? own.filter((stem) => stems.includes(stem)).length / own.length
          : Number(stems.length > 0 && stems.every((stem) => ofKeyword.has(stem)));
      const best = this.sections.reduce<Planned | undefined>(
        (one, other) =>
          other !== rest && fit(other) >= ANSWERS && fit(other) > (one ? fit(one) : 0) ? other : one,
        undefined,
      );
      (best ?? rest)?.questions.push(question);
    }
  }
}

/** What a text has once, and what stands on the same heading of a page. */
function isPartOf(plan: SectionPlan, { kind, places }: Planned): boolean {
  if (kind === plan.kind && ONCE.includes(kind)) return true;
  return (plan.places ?? []).some(({ position, section }) =>
    places.some((place) => place.position === position && place.section === section),
  );
}

/** How many stems of a term a section is about. */
function fitOf({ key }: BriefTerm, stems: readonly string[]): number {
  return key.split(' ').filter((stem) => stems.includes(stem)).length;
}

import type { SeededRandom } from './random';
import { type DraftPage, linkTo, mentionOf, putInto, type TopicOfSite } from './site-pages';

/** A link that a good tool suggests: any of these sentences of the page may carry it. */
export interface Opportunity {
  source: string;
  target: string;
  sentences: string[];
  /** What the sentence has of the target. */
  kind: 'form' | 'alias' | 'twice';
}

/** A sentence that a hasty tool would link. */
export interface Trap {
  source: string;
  sentence: string;
  kind: string;
}

/** What the pages are made to say, and which pairs of pages are spoken for. */
export class Planting {
  readonly opportunities: Opportunity[] = [];
  readonly traps: Trap[] = [];
  private readonly pairs = new Set<string>();

  constructor(readonly random: SeededRandom) {}

  /** Whether nothing has been planted between the two yet; now something is. */
  claim(source: DraftPage, target: DraftPage): boolean {
    const key = `${source.path} ${target.path}`;
    if (source === target || source.linked.has(target.path) || this.pairs.has(key)) return false;
    this.pairs.add(key);
    return true;
  }

  trap(kind: string, source: DraftPage, sentence: string): void {
    this.traps.push({ kind, source: source.path, sentence });
  }

  /** A sentence of the page's text that is a trap. */
  plantTrap(kind: string, source: DraftPage, sentence: string): void {
    putInto(source, sentence, this.random);
    this.trap(kind, source, sentence.replace(/<[^>]+>/g, ''));
  }
}

/** Of a page; so that no cap is met: those are tested for themselves. */
const MOST_OF_SOURCE = 3;
const MOST_OF_TARGET = 4;
/** Of the same words to one page. */
const MOST_OF_FORM = 2;

/** Links that are there already: each page to the next one or two, and some under another name. */
export function plantPresentLinks({ pages }: TopicOfSite, { random }: Planting): void {
  pages.forEach((page, at) => {
    // Each fifth page is an orphan.
    const next = [1, 2]
      .map((step) => (at + step) % pages.length)
      .filter((place) => place % 5 !== 4)
      .slice(0, 1 + random.below(2));
    for (const target of next.flatMap((place) => pages[place] ?? []))
      linkFrom(page, target, random.pick([target.words.h1, ...target.words.forms]));
  });
  for (const target of pages) {
    const { alias } = target.words;
    if (alias === undefined) continue;
    const others = pages.filter((page) => page !== target && !page.linked.has(target.path));
    for (const source of random.shuffled(others).slice(0, 2)) linkFrom(source, target, alias);
  }

  function linkFrom(source: DraftPage, target: DraftPage, anchor: string) {
    if (source === target || source.linked.has(target.path)) return;
    source.linked.add(target.path);
    putInto(source, mentionOf(source, linkTo(target, anchor), random), random);
  }
}

/** What is shortened says so itself. */
export function plantAcronyms({ pages }: TopicOfSite, { random }: Planting): void {
  for (const page of pages) {
    const { acronym, h1 } = page.words;
    if (acronym !== undefined) putInto(page, mentionOf(page, `${h1} (${acronym})`, random), random);
  }
}

/** Sentences that name other pages of the topic and do not link there yet. */
export function plantOpportunities(topics: readonly TopicOfSite[], planting: Planting): void {
  const ofSource = new Map<DraftPage, number>();
  for (const { pages } of topics)
    for (const target of pages) {
      const left = namesOf(target).slice(0, MOST_OF_TARGET);
      for (const source of planting.random.shuffled(pages)) {
        const name = left[0];
        if (name === undefined) break;
        const count = ofSource.get(source) ?? 0;
        if (count >= MOST_OF_SOURCE || !planting.claim(source, target)) continue;
        ofSource.set(source, count + 1);
        plantOpportunity(source, target, name, planting);
        left.shift();
      }
    }
}

/** The names by which sentences call a page, none more often than may be. */
function namesOf({ words: { forms, alias } }: DraftPage): string[] {
  const names = [...(alias === undefined ? [] : [alias]), ...forms];
  return Array.from({ length: MOST_OF_FORM }, () => names).flat();
}

function plantOpportunity(source: DraftPage, target: DraftPage, name: string, planting: Planting): void {
  const { random } = planting;
  // Some pages say it twice, and want one link all the same.
  const times = random.below(6) === 0 ? 2 : 1;
  const sentences = Array.from({ length: times }, () => mentionOf(source, name, random));
  for (const sentence of sentences) putInto(source, sentence, random);
  const kind = times > 1 ? 'twice' : name === target.words.alias ? 'alias' : 'form';
  planting.opportunities.push({ source: source.path, target: target.path, sentences, kind });
}

import type { PhraseKind } from '../../contracts/interlinks/interlinks';
import { pathWordsOf } from '../keywords/page-terms';
import {
  acronymPhrase,
  kindRank,
  type Phrase,
  phraseKey,
  type PhraseMaking,
  phraseOf,
  type PhraseTarget,
} from './phrase';
import type { TextPage } from './site-text';
import type { WrittenNames } from './written-names';
import { NO_STEM, type WordIds } from './word-ids';

/** Letters of an acronym: shorter ones are words and units, longer ones hardly exist [A]. */
const LETTERS = { min: 3, max: 6 } as const;

const INITIAL = /^\p{L}/u;

/**
 * How a name is shortened: the initials of all its words, or of those that carry a meaning, in capitals, where a text writes
 * them so. Initials that nobody writes are none.
 */
function acronymsOf(name: string, words: WordIds, isWritten: (acronym: string) => boolean): string[] {
  const all = words.wordsOf(name);
  const initials = (chosen: typeof all) =>
    chosen.map(({ start, end }) => INITIAL.exec(name.slice(start, end))?.[0] ?? '').join('');
  const content = all.filter(({ stem }) => stem !== NO_STEM);
  const candidates = new Set([initials(all), initials(content)].map((letters) => letters.toUpperCase()));
  return [...candidates].filter((acronym) => {
    const { length } = Array.from(acronym);
    return length >= LETTERS.min && length <= LETTERS.max && isWritten(acronym);
  });
}

/** Pages that may be called by the same name: where more are, the name tells none of them [A]. */
const MOST_NAMESAKES = 5;
/** Pages that must use an anchor, where its words are not the target's own. */
const ANCHOR_USES = 2;
/** Of the weight of an anchor's words, what its target's title and heading have, where one page alone uses it [A]. */
const OWN_SHARE = 0.5;
/** What names no other page where it counts at all. */
const WEAK: ReadonlySet<PhraseKind> = new Set(['inbound', 'acronym']);

/** A text by which other pages link to a page. */
export interface InboundAnchor {
  text: string;
  target: number;
  source: number;
}

/** What is known of the pages that phrases are made for. */
export interface NamedPages {
  pages: readonly TextPage[];
  /** Of each page, without the site's name. */
  titles: readonly string[];
  anchors: readonly InboundAnchor[];
  /** Whether a page says a word, in its title, headings or body. */
  says: (page: number, stem: number) => boolean;
  written: WrittenNames;
}

/** All phrases of some pages, in no order, with the pages that each means. */
export function phrasesOf(named: NamedPages, making: PhraseMaking): Phrase[] {
  const collected = new PhraseCollection();
  named.pages.forEach((page, at) => {
    const title = named.titles[at] ?? '';
    // Title and heading are the same mostly, and all of what stands before their colons.
    const known = new Map<string, ReturnType<typeof phraseOf>>();
    for (const { kind, text, whole, lead } of ownNames(page, title, named.written)) {
      const own = kind === 'slug' ? undefined : known.get(text);
      const phrase = own === undefined ? phraseOf(text, making, { mayBeAlone: kind !== 'slug' }) : own;
      if (kind !== 'slug') known.set(text, phrase);
      const given = named.written.within(text)[0] === text;
      if (phrase) collected.add(phrase, { page: at, kind, text, whole, lead, given, linked: 0 });
    }
    for (const acronym of acronymsOfPage(page, title, making)) {
      const phrase = acronymPhrase(acronym, making.words);
      if (phrase)
        collected.add(phrase, {
          ...{ page: at, kind: 'acronym', text: acronym, whole: false, lead: false, given: true, linked: 0 },
        });
    }
  });
  addAnchors(collected, named, making);
  return collected.finish();
}

function ownNames(
  { h1, url, keywords }: TextPage,
  title: string,
  written: WrittenNames,
): Pick<PhraseTarget, 'kind' | 'text' | 'whole' | 'lead'>[] {
  const part = { whole: false, lead: false } as const;
  return [
    { kind: 'h1', text: h1, whole: true, lead: false },
    { kind: 'h1', ...leadIn(h1) },
    { kind: 'title', text: title, whole: true, lead: false },
    { kind: 'title', ...leadIn(title) },
    { kind: 'slug', text: slugWords(url), ...part },
    ...keywords.map((text) => ({ kind: 'keyword', text, whole: true, lead: false }) as const),
    ...[h1, title].flatMap((name) =>
      givenIn(name, written).map(
        (text) => ({ kind: 'title', text, whole: false, lead: begins(name, text) }) as const,
      ),
    ),
  ];
}

/** What parts a name from what is said of it. */
const LEAD_END = /\s*[:?(|]|\s[-–—]\s/u;
const leadOf = (name: string) => name.slice(0, LEAD_END.exec(name)?.index);
/** `(VM)`: the name once more, or less than it. */
const BRACKETED = /^\s*\([^()]*\)$/u;

function leadIn(name: string): Pick<PhraseTarget, 'text' | 'whole' | 'lead'> {
  const text = leadOf(name);
  return { text, whole: BRACKETED.test(name.slice(text.length)), lead: text.length < name.length };
}

/** `Smashing Magazine` of `Smashing Magazine is ten times faster now`: the rest is said of it. */
const begins = (name: string, text: string) => name.startsWith(text) && text.includes(' ');

/** Names within a title: those before its colon, where there are some, are what the rest is said of. */
function givenIn(name: string, written: WrittenNames): readonly string[] {
  const before = written.within(leadOf(name));
  return before.length > 0 ? before : written.within(name);
}

/** The words of the last part of a path. */
function slugWords(url: string): string {
  const { origin, pathname } = new URL(url);
  const last = pathname.split('/').findLast((part) => part !== '') ?? '';
  return pathWordsOf(`${origin}/${last}`).trim();
}

function acronymsOfPage({ h1, blocks }: TextPage, title: string, { words }: PhraseMaking): string[] {
  const isWritten = (acronym: string) => {
    if (!words.hasRead(acronym)) return false;
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${acronym}(?![\\p{L}\\p{N}])`, 'u');
    return [h1, title, ...blocks.map(({ block }) => block.text)].some(
      (text) => text.includes(acronym) && pattern.test(text),
    );
  };
  return [...new Set([h1, title].flatMap((name) => acronymsOf(name, words, isWritten)))];
}

/** What others call a page by their links: words that are its own, or that several pages use. */
function addAnchors(
  collected: PhraseCollection,
  { pages, anchors, titles, says }: NamedPages,
  making: PhraseMaking,
): void {
  const uses = new Map<string, { text: string; target: number; sources: Set<number> }>();
  for (const { text, target, source } of anchors) {
    const key = `${target} ${text.toLowerCase()}`;
    const known = uses.get(key);
    if (!known) uses.set(key, { text, target, sources: new Set([source]) });
    else {
      known.sources.add(source);
      if (text < known.text) known.text = text;
    }
  }
  const ownStems = (target: number) =>
    new Set(making.words.stemsOf(`${titles[target] ?? ''} ${pages[target]?.h1 ?? ''}`));
  for (const { text, target, sources } of uses.values()) {
    const phrase = phraseOf(text, making);
    if (!phrase) continue;
    const own = ownStems(target);
    const share = phrase.stems.reduce(
      (sum, stem, at) => sum + (own.has(stem) ? (phrase.weights[at] ?? 0) : 0),
      0,
    );
    const isOwn =
      share >= OWN_SHARE * phrase.total && phrase.stems.every((stem) => own.has(stem) || says(target, stem));
    // One that means another page is kept out below, also where it is not used often enough.
    const role = { kind: 'inbound', whole: false, lead: false, given: false } as const;
    const entry = { ...role, page: target, text, linked: sources.size };
    collected.add(phrase, entry, isOwn || sources.size >= ANCHOR_USES);
  }
}

interface Collected {
  phrase: Omit<Phrase, 'targets'>;
  /** By page: the strongest kind. */
  targets: Map<number, Phrase['targets'][number] & { counts: boolean }>;
}

/** Phrases by their words. */
class PhraseCollection {
  private readonly all = new Map<string, Collected>();

  /** @param counts whether it is enough to lead to the page; else it only says that others are not meant alone */
  add(phrase: Omit<Phrase, 'targets'>, target: Phrase['targets'][number], counts = true): void {
    const key = phraseKey(phrase);
    const known = this.all.get(key);
    const before = known?.targets.get(target.page);
    const entry = {
      ...{ ...target, counts, whole: target.whole || before?.whole === true },
      lead: target.lead || before?.lead === true,
      given: target.given || before?.given === true,
      linked: target.linked + (before?.linked ?? 0),
    };
    if (!known) {
      this.all.set(key, { phrase, targets: new Map([[target.page, entry]]) });
      return;
    }
    if (spanOf(phrase) < spanOf(known.phrase)) known.phrase = phrase;
    if (!before || isStronger(entry, before)) known.targets.set(target.page, entry);
    else {
      const { whole, lead, given, linked } = entry;
      Object.assign(before, { whole, lead, given, linked });
    }
  }

  finish(): Phrase[] {
    return [...this.all.values()].flatMap(({ phrase, targets }) => {
      const all = [...targets.values()];
      const strong = all.filter(({ kind }) => !WEAK.has(kind));
      const meant = strong.length > 0 ? strong : all.length === 1 ? all : [];
      const counting = meant.filter(({ counts }) => counts);
      if (counting.length === 0 || counting.length > MOST_NAMESAKES) return [];
      return [{ ...phrase, targets: counting.map(({ counts: _counts, ...target }) => target) }];
    });
  }
}

const spanOf = ({ places }: Pick<Phrase, 'places'>) => Math.max(...places) - Math.min(...places);

type Entry = Phrase['targets'][number] & { counts: boolean };

function isStronger(one: Entry, other: Entry): boolean {
  if (one.counts !== other.counts) return one.counts;
  const difference = kindRank(one.kind) - kindRank(other.kind);
  return difference === 0 ? one.text < other.text : difference < 0;
}

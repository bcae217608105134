import type { AnchorRange, PhraseKind } from '../../contracts/interlinks/interlinks';
import { anchorRange, blockedBeside, contextOf } from './anchor-place';
import { BlockWords } from './block-words';
import { type Call, CallReader, isHeading, isLabel, isOneOfMany, type Name, nameOf } from './calls';
import { type FreeSentence, freeSentencesOf } from './block-sentences';
import {
  type FoundAnchor,
  mayHold,
  type ReadSentence,
  rounded,
  type SplittingWords,
  splittingWords,
  widened,
} from './find-anchor';
import { longest, type Match, matchOf, MIN_ANCHOR } from './matches';
import { isOneWord, type Phrase, type PhraseTarget } from './phrase';
import { NameUses } from './name-uses';
import type { PageVectors } from './page-vectors';
import { PhraseIndex } from './phrase-index';
import type { LanguageTexts, TextPage } from './site-text';
import { type Firmness, firmnessOf, isName, type NameRole } from './standing';
import { NO_STEM } from './word-ids';
import { isSameNoun, modifies } from './word-anchors';
import { COINED } from './written-names';

/** The words of another link are a little less sure than the page's own. */
const INBOUND = 0.95;
/** A link that a sentence could carry; pages are places in the language. */
export interface Candidate {
  source: number;
  target: number;
  block: number;
  offset: number;
  sentence: string;
  /** The anchor with the words around it, as far as nothing parts them: what it is a part of. */
  context: string;
  anchor: AnchorRange;
  blocked: AnchorRange[];
  /** Words of the phrase that the anchor has. */
  words: number;
  share: number;
  kindFactor: number;
  /** Of the two. */
  value: number;
  cosine: number;
  phrase: string;
  kind: PhraseKind;
  /** Whether it is no link by words alone: part of a name is left out, or the sentence does not end. */
  loose: boolean;
  /** Whether the sentence calls the page by its name (see calls.ts). */
  called: boolean;
  /** Whether it is a name within a longer one: `MapLibre` of `Maps with MapLibre`. */
  given: boolean;
  /** Whether it is all of the page's name, and whether the sentence sends the reader there: “see X”. */
  whole: boolean;
  pointed: boolean;
  /** Whether its sentence is sure by itself that it is the page's name; else what the site says tells (see standing.ts). */
  sure: boolean;
  named: { phrase: number; target: PhraseTarget };
  /** Told once all pages have been read. */
  firm: Firmness | null;
}

/** Words beside the anchor that make a sentence of a line which no sign ends, or of one word [A]. */
const LINE_WORDS = 2;
/** Words of a name that are enough where one between them is left out: two of them may be anything [A]. */
const LOOSE_WORDS = 3;

/** What candidates are looked for in. */
export interface CandidateGround {
  texts: LanguageTexts;
  phrases: readonly Phrase[];
  vectors: PageVectors;
  /** The pages that have a stem in their title or main heading. */
  namedBy: (stem: number) => readonly number[];
  /** Names in which no sentence ends. */
  names: RegExp | undefined;
  /** Whether no link may lead from a page to another one: itself, or linked already. */
  isClosed: (source: number, target: number) => boolean;
}

/** How a sentence means a page. */
interface Meant {
  target: PhraseTarget;
  kindFactor: number;
  value: number;
  cosine: number;
  /** All words by which it calls the page; null where it does not. */
  call: Call | null;
}

/** Finds, page by page, which sentences could carry which links. */
export class CandidateFinder {
  private readonly index: PhraseIndex;
  private readonly calls: CallReader;
  private readonly names = new Map<string, Name>();
  private readonly uses: NameUses;
  private readonly splitting: SplittingWords;

  constructor(private readonly ground: CandidateGround) {
    const { phrases, texts, vectors } = ground;
    this.calls = new CallReader(texts.language);
    this.splitting = splittingWords(texts.language);
    this.uses = new NameUses(phrases, texts.pages, texts.words.size);
    this.index = new PhraseIndex(phrases, texts.words.size, (stem) => vectors.frequencyOf(stem));
  }

  /** In the order of the page. */
  of(source: number): Candidate[] {
    const page = this.ground.texts.pages[source];
    return page ? page.blocks.flatMap((_, at) => this.inBlock(source, page, at)) : [];
  }

  /** Those whose words are the page's name, with how firmly they are; asked when all pages have been read. */
  named(candidates: readonly Candidate[]): Candidate[] {
    return candidates.filter((candidate) => {
      const { phrase, target } = candidate.named;
      const [use, role] = [this.uses.of(phrase, target), this.roleOf(candidate)];
      if (!candidate.sure && !isName(use, role)) return false;
      // Copies of so many would cost more than all else here.
      if (candidate.share === 1) candidate.firm = firmnessOf(use, role);
      return true;
    });
  }

  private roleOf({ named: { phrase, target }, whole }: Candidate): NameRole {
    const { kind, lead, given, text, page } = target;
    const { stems = [] } = this.ground.phrases[phrase] ?? {};
    const shared = this.ground.namedBy(stems[0] ?? NO_STEM).some((other) => other !== page);
    return { kind, lead, given, whole, shared, words: stems.length, coined: COINED.test(text) };
  }

  private inBlock(source: number, page: TextPage, at: number): Candidate[] {
    const { texts, phrases } = this.ground;
    const { stems } = texts.prose;
    const from = page.ends[at - 1] ?? page.first;
    const to = page.ends[at] ?? from;
    const held = this.index.heldBy(stems, from, to);
    const entry = page.blocks[at];
    const promises = (phrase?: Phrase) =>
      phrase?.targets.some((target) => !this.ground.isClosed(source, target.page)) &&
      mayHold(phrase, stems, from, to);
    if (!entry || !held.some((number) => promises(phrases[number]))) return [];
    const words = new BlockWords(texts.prose, from, to);
    const ask = (start: number, end: number) => {
      const range = words.within(start, end);
      const numbers = this.index.heldBy(stems, range.from, range.to);
      return numbers.length > 0 ? { range, numbers } : null;
    };
    const how = { language: texts.language, names: this.ground.names };
    return freeSentencesOf(entry.block, how, ask).flatMap(({ sentence, asked: { range, numbers } }) => {
      const read = { ...sentence, splitting: this.splitting, words: words.of(range, sentence.start) };
      const matches = numbers.flatMap((number) => matchOf(number, phrases[number], read));
      for (const { number, found } of matches) if (found.share === 1) this.uses.count(number, source);
      return longest(matches, read).flatMap((match) => {
        const candidate = this.candidateOf({ source, block: entry.place }, match, read, sentence);
        return candidate ? [candidate] : [];
      });
    });
  }

  private candidateOf(
    { source, block }: { source: number; block: number },
    match: Match,
    read: ReadSentence,
    sentence: FreeSentence,
  ): Candidate | null {
    const { found } = match;
    const meant = this.meant(source, match, read);
    if (!meant || meant.value < MIN_ANCHOR || this.ground.isClosed(source, meant.target.page)) return null;
    const beside = read.words.length - (found.last - found.first + 1);
    if (!sentence.ended && beside < LINE_WORDS) return null;
    if (!meant.call && !this.mayMean(source, meant, match, { read, sentence })) return null;
    if (!meant.call?.sure && !meant.target.whole && this.calls.isListed(read, found)) return null;
    const anchor = anchorRange(meant.call ?? widened(found, match.phrase, read), read);
    const own = anchor && blockedBeside(sentence, anchor);
    if (!anchor || !own) return null;
    const { target, cosine, kindFactor, value, call } = meant;
    const whole = target.whole && found.share === 1;
    const isEnough = target.whole || found.held.length > 1 || (target.lead && target.given);
    const pointed = found.share === 1 && isEnough && this.calls.pointsTo(read, call ?? found);
    const { h1 = '', title = '' } = this.ground.texts.pages[target.page] ?? {};
    const given = target.given || this.calls.isGivenName(read, [h1, title], found);
    return {
      source,
      target: target.page,
      block,
      offset: sentence.start,
      sentence: sentence.text,
      anchor,
      blocked: own,
      context: contextOf(call ?? found, read),
      words: found.held.length,
      share: found.share,
      kindFactor,
      value,
      cosine,
      phrase: target.text,
      kind: target.kind,
      called: call !== null && (call.sure || target.whole),
      given: given && !target.whole,
      loose: call === null && (found.loose || (!sentence.ended && !pointed)),
      whole,
      pointed,
      sure: (call?.sure === true && (target.whole || target.lead)) || pointed,
      named: { phrase: match.number, target: given === target.given ? target : { ...target, given } },
      firm: null,
    };
  }

  /** Whether words that do not call a page may mean it all the same. */
  private mayMean(
    source: number,
    { target }: Meant,
    { phrase, found }: Match,
    { read, sentence }: { read: ReadSentence; sentence: FreeSentence },
  ): boolean {
    // Of another page's words for it a part may be anything.
    if (phrase.alone || (target.kind === 'inbound' && found.share < 1)) return false;
    const isWord = found.held.length === 1;
    if (!sentence.ended && (isWord || !sentence.item) && !this.calls.pointsTo(read, found)) return false;
    if (isWord && !isOneWord(target, phrase)) return false;
    if (isWord && read.words.length <= LINE_WORDS && !this.calls.pointsTo(read, found)) return false;
    if (isWord && target.linked === 0 && !target.given && isOneOfMany(read, found)) return false;
    if (isWord && isHeading(read, found)) return false;
    if (!target.given && !this.isNoun(target, { found, read })) return false;
    if (isWord && !target.given && modifies(read, found.last, this.ground.texts.language)) return false;
    if (isLabel(read, found)) return false;
    if (found.loose && found.held.length < LOOSE_WORDS) return false;
    if (found.share < 1 && this.isShared(target.page, found, read)) return false;
    if (this.calls.isPartOfLonger(read, found)) return false;
    return !this.ground.vectors.areStrangers(source, target.page, phrase.stems);
  }

  /** Whether the words of an anchor that tell what it names are forms of the nouns that its name has there. */
  private isNoun(
    { text }: PhraseTarget,
    { found, read }: { found: FoundAnchor; read: ReadSentence },
  ): boolean {
    const { language, words } = this.ground.texts;
    const named = words.wordsOf(text);
    // Of two words the first one tells as much: `running the server` is not how to `run a server`.
    const asked = found.held.length === 2 ? found.held : [found.last];
    return asked.every((at) => {
      const word = read.words[at];
      const own = named.findLast(({ stem }) => stem === word?.stem);
      if (!own || !word) return true;
      return isSameNoun(read.text.slice(word.start, word.end), text.slice(own.start, own.end), language);
    });
  }

  /** Whether the part of a name that a sentence has is a part of another page's name as well. */
  private isShared(target: number, { held }: FoundAnchor, { words }: ReadSentence): boolean {
    const [first = [], ...others] = held.map((at) => this.ground.namedBy(words[at]?.stem ?? NO_STEM));
    return first.some((page) => page !== target && others.every((pages) => pages.includes(page)));
  }

  /**
   * Of pages that share a name, the one that the sentence calls, else the one that the page has most in common with: it may be
   * the page itself.
   */
  private meant(source: number, match: Match, read: ReadSentence): Meant | undefined {
    const { phrase, found } = match;
    const { vectors } = this.ground;
    const called = found.share === 1 ? this.calledBy(match, read) : undefined;
    const all = phrase.targets.map((target: PhraseTarget) => {
      const call = target === called?.target ? called.call : null;
      const kindFactor = rounded((target.kind === 'inbound' ? INBOUND : 1) * (call ? 1 : found.words));
      const value = rounded(found.share * kindFactor);
      const cosine = target.page === source ? 1 : rounded(vectors.cosine(source, target.page));
      return { target, kindFactor, value, cosine, call };
    });
    return all.toSorted(
      (a, b) =>
        Number(b.call !== null) - Number(a.call !== null) ||
        b.value + b.cosine - a.value - a.cosine ||
        a.target.page - b.target.page,
    )[0];
  }

  /** The one page that a sentence calls by a name: one that is all of a page's own comes before a part of another's. */
  private calledBy({ phrase }: Match, read: ReadSentence) {
    const all = phrase.targets.flatMap((target) => {
      if (target.kind === 'inbound' || target.kind === 'acronym') return [];
      const call = this.calls.callIn(read, this.nameOf(target.text));
      return call ? [{ target, call }] : [];
    });
    const whole = all.filter(({ target }) => target.whole);
    const meant = whole.length > 0 ? whole : all;
    return meant.length === 1 ? meant[0] : undefined;
  }

  private nameOf(text: string): Name {
    const { words, language } = this.ground.texts;
    const known = this.names.get(text) ?? nameOf(text, words, language);
    this.names.set(text, known);
    return known;
  }
}

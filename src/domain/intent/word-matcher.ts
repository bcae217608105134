import type { IntentLists } from '../../contracts/intent/intent';
import { INTENT_LIST_FIELDS, INTENT_TYPES } from '../../contracts/intent/intent';
import { CR, decodeUtf8, SPACE, TAB } from '../csv/bytes';
import { CODE_POINT, codePointAt, codePointKind, utf8Length } from '../text/code-points';
import { FirstTokens, WORD_BYTES } from './first-tokens';
import { normalizeText } from './normalize';
import { opensAQuestion, placeOf, PLACES } from './question-words';
import { SITE_NAMES } from './site-names';
import { saysLittle } from './slight-words';
import { buildTrie, TRIE_ROOT, type WordTrie } from './word-trie';

/** A word of one intent's list, as its user wrote it. */
export interface ListedWord {
  label: string;
  /** Index into INTENT_TYPES. */
  type: number;
}

const encoder = new TextEncoder();
/** Where a keyword is cut before it is normalised: one character may become 18. */
const MAX_NORMALIZED_BYTES = 1024 * 1024;
/** Hits up to this number are sorted by insertion. */
const FEW = 16;
const NONE = -1;
const NAVIGATIONAL = INTENT_TYPES.indexOf('Navigational');
/** Words beside the name of a site that somebody still wants to go to. */
const BESIDE_A_SITE = 1;

/**
 * Finds the words and phrases of the four lists in a keyword.
 * An edge of a word that is a letter, mark or digit must not adjoin another; one that is none (`.com`, `c++`), or of a
 * script without spaces, may stand anywhere.
 */
export class WordMatcher {
  /** All words, list after list in the order of INTENT_TYPES; without repetitions within a list. */
  readonly words: readonly ListedWord[];
  /** Indexes into `words` that the last keyword holds, ascending: `hits[0]` to `hits[hitCount - 1]`. */
  readonly hits: Int32Array;
  hitCount = 0;

  private readonly trie: WordTrie;
  /** The words that read as a text: `firstWord[text]`, then `nextWord[word]` until there is none. */
  private readonly firstWord: Int32Array;
  private readonly nextWord: Int32Array;
  /** Whether a text may end anywhere: its last character is no letter or digit, or of a script without spaces. */
  private readonly openEnd: Uint8Array;
  private readonly firstTokens: FirstTokens;
  /** The keyword in which each word was last found. */
  private readonly foundIn: Int32Array;
  /** The keyword that each word was last found to open. */
  private readonly openedIn: Int32Array;
  /** Of each word: how many words it has, and whether questions open so. */
  private readonly lengths: Uint16Array;
  private readonly questions: Uint8Array;
  /** Of each text: where in a keyword it is found, by PLACES. */
  private readonly places: Uint8Array;
  private keyword = 0;
  /** Where the last keyword begins, its spaces aside. */
  private first = 0;
  private scratch = new Uint8Array(1024);

  constructor(lists: IntentLists) {
    const { words, texts, textOf } = collectWords(lists);
    this.words = words;
    this.hits = new Int32Array(words.length);
    this.foundIn = new Int32Array(words.length);
    this.openedIn = new Int32Array(words.length);
    this.lengths = Uint16Array.from(textOf, (text) => wordCount(texts[text] ?? ''));
    this.places = placesOf(texts, words, textOf);
    this.questions = Uint8Array.from(textOf, (text) => Number(opensAQuestion(texts[text] ?? '')));
    this.trie = buildTrie(texts);
    this.firstTokens = new FirstTokens(texts, this.trie.classes);
    this.openEnd = Uint8Array.from(texts, endsOpen);
    this.firstWord = new Int32Array(texts.length).fill(NONE);
    this.nextWord = new Int32Array(words.length);
    textOf.forEach((text, word) => {
      this.nextWord[word] = this.firstWord[text] as number;
      this.firstWord[text] = word;
    });
  }

  /** Fills `hits` for the keyword in these bytes (UTF-8). */
  match(bytes: Uint8Array, start: number, end: number, ascii: boolean): void {
    this.hitCount = 0;
    this.keyword++;
    if (ascii) {
      this.scan(bytes, start, end);
    } else {
      const cut = Math.min(end, start + MAX_NORMALIZED_BYTES);
      const text = normalizeText(decodeUtf8(bytes.subarray(start, cut)));
      if (this.scratch.length < text.length * 3) this.scratch = new Uint8Array(text.length * 4);
      this.scan(this.scratch, 0, encoder.encodeInto(text, this.scratch).written);
    }
    if (this.hitCount > 1) this.sortHits();
  }

  /**
   * How many words a listed word or phrase has; of scripts without spaces two characters count as one. None of those that
   * say little.
   */
  lengthOf(word: number): number {
    return this.lengths[word] as number;
  }

  /** Whether the last keyword opens with this word, and questions open so. */
  opensQuestion(word: number): boolean {
    return this.questions[word] === 1 && this.openedIn[word] === this.keyword;
  }

  /** Walks the trie from every place where a word may begin. */
  private scan(bytes: Uint8Array, start: number, end: number): void {
    const { firstTokens } = this;
    const { classes, spaceClass } = this.trie;
    let first = start;
    while (first < end && isSpace(bytes[first] as number, classes, spaceClass)) first++;
    this.first = first;
    let inWord = false;
    for (let at = start; at < end;) {
      const from = at;
      const byte = bytes[at++] as number;
      if (WORD_BYTES[byte] === 1) {
        let hash = firstTokens.next(0, byte);
        for (; at < end && WORD_BYTES[bytes[at] as number] === 1; at++) {
          hash = firstTokens.next(hash, bytes[at] as number);
        }
        if (!inWord && firstTokens.mayBegin(byte, hash)) this.walk(bytes, from, end);
        inWord = true;
      } else if (byte < 0x80) {
        if (firstTokens.isOpen(byte)) this.walk(bytes, from, end);
        inWord = false;
      } else {
        const kind = codePointKind(codePointAt(bytes, from));
        if (!inWord || kind !== CODE_POINT.word) this.walk(bytes, from, end);
        inWord = kind === CODE_POINT.word;
        at = from + utf8Length(byte);
      }
    }
  }

  private walk(bytes: Uint8Array, start: number, end: number): void {
    const { classes, spaceClass, states, terminals, tails } = this.trie;
    let state = TRIE_ROOT;
    for (let at = start; at < end;) {
      const byteClass = classes[bytes[at] as number] as number;
      const next = (states[state * 2] as number) + byteClass;
      if (states[next * 2 + 1] !== state) return;
      state = next;
      at++;
      if (byteClass === spaceClass) while (at < end && classes[bytes[at] as number] === spaceClass) at++;
      const terminal = terminals[state] as number;
      if (terminal === 0) continue;
      const tail = tails[state] as number;
      if (tail !== 0) at = this.skipTail(bytes, at, end, tail - 1);
      if (
        at !== NONE &&
        this.endsHere(bytes, at, end, terminal - 1) &&
        this.mayStand(terminal - 1, bytes, start, at, end)
      )
        this.addHits(terminal - 1, start === this.first);
      if (tail !== 0) return;
    }
  }

  /** The place after the rest of a text, or NONE if it does not stand here. */
  private skipTail(bytes: Uint8Array, start: number, end: number, tail: number): number {
    const { classes, spaceClass, coded } = this.trie;
    let at = start;
    for (let rest = tail; coded[rest] !== 0; rest++) {
      if (at >= end || classes[bytes[at] as number] !== coded[rest]) return NONE;
      at++;
      if (coded[rest] === spaceClass) while (at < end && classes[bytes[at] as number] === spaceClass) at++;
    }
    return at;
  }

  private endsHere(bytes: Uint8Array, at: number, end: number, text: number): boolean {
    if (at >= end || this.openEnd[text] === 1) return true;
    const byte = bytes[at] as number;
    if (byte < 0x80) return WORD_BYTES[byte] === 0;
    return codePointKind(codePointAt(bytes, at)) !== CODE_POINT.word;
  }

  /** Whether a text tells something at its place in a keyword, from `start` to `at`. */
  private mayStand(text: number, bytes: Uint8Array, start: number, at: number, end: number): boolean {
    const place = this.places[text];
    if (place === PLACES.anywhere) return true;
    if (place === PLACES.alone)
      return this.countWords(bytes, this.first, start) + this.countWords(bytes, at, end) <= BESIDE_A_SITE;
    return (place === PLACES.opening) === (start === this.first);
  }

  private countWords(bytes: Uint8Array, start: number, end: number): number {
    const { classes, spaceClass } = this.trie;
    let words = 0;
    let inWord = false;
    for (let at = start; at < end; at++) {
      const isWord = !isSpace(bytes[at] as number, classes, spaceClass);
      if (isWord && !inWord) words++;
      inWord = isWord;
    }
    return words;
  }

  private addHits(text: number, opens: boolean): void {
    const { firstWord, nextWord, foundIn, openedIn, keyword, hits } = this;
    for (let word = firstWord[text] as number; word !== NONE; word = nextWord[word] as number) {
      if (foundIn[word] === keyword) return;
      foundIn[word] = keyword;
      if (opens) openedIn[word] = keyword;
      hits[this.hitCount++] = word;
    }
  }

  private sortHits(): void {
    const { hits, hitCount } = this;
    if (hitCount > FEW) {
      hits.subarray(0, hitCount).sort();
      return;
    }
    for (let i = 1; i < hitCount; i++) {
      const word = hits[i] as number;
      let at = i;
      for (; at > 0 && (hits[at - 1] as number) > word; at--) hits[at] = hits[at - 1] as number;
      hits[at] = word;
    }
  }
}

/** Each list's words once, the normalised texts once, and the text of each word. */
function collectWords(lists: IntentLists): { words: ListedWord[]; texts: string[]; textOf: number[] } {
  const words: ListedWord[] = [];
  const textOf: number[] = [];
  const known = new Map<string, number>();
  const lastWord: number[] = [];
  INTENT_TYPES.forEach((intent, type) => {
    const firstOfList = words.length;
    for (const label of lists[INTENT_LIST_FIELDS[intent]]) {
      const normal = normalizeText(label);
      if (normal === '') continue;
      const text = known.get(normal) ?? known.size;
      if ((lastWord[text] ?? NONE) >= firstOfList) continue;
      known.set(normal, text);
      lastWord[text] = words.length;
      textOf.push(text);
      words.push({ label, type });
    }
  });
  return { words, texts: [...known.keys()], textOf };
}

/** Where each text is found. A site's name leads there only nearly alone, but is found anywhere where a list has it for more. */
function placesOf(
  texts: readonly string[],
  words: readonly ListedWord[],
  textOf: readonly number[],
): Uint8Array {
  const forMore = new Set(textOf.filter((_, word) => words[word]?.type !== NAVIGATIONAL));
  return Uint8Array.from(texts, (text, at) =>
    SITE_NAMES.has(text) && !forMore.has(at) ? PLACES.alone : placeOf(text),
  );
}

/** The parts of a compound count: `preis-leistungs-sieger` says more than `preis`. */
const WORD_BREAK = /[ -]+/;
const ENDING = /^(?:\.[a-z]{2,3})+$/;
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu;

function wordCount(text: string): number {
  if (saysLittle(text)) return 0;
  const unspaced = text.match(UNSPACED)?.length ?? 0;
  // `.com` stands for a site's whole name.
  const own = ENDING.test(text) ? 1 : 0;
  return unspaced > 0 ? Math.ceil(unspaced / 2) : text.split(WORD_BREAK).length + own;
}

function isSpace(byte: number, classes: Uint8Array, spaceClass: number): boolean {
  return byte === SPACE || (byte >= TAB && byte <= CR) || (spaceClass !== 0 && classes[byte] === spaceClass);
}

function endsOpen(text: string): number {
  const unit = text.charCodeAt(text.length - 1);
  const isPair = unit >= 0xdc00 && unit <= 0xdfff;
  const last = isPair ? (text.codePointAt(text.length - 2) ?? 0) : unit;
  return codePointKind(last) === CODE_POINT.word ? 0 : 1;
}

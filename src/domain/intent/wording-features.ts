const SPACE = 0x20;
const HASH_START = 0x811c9dc5;
const HASH_FACTOR = 0x01000193;
/** Letters of a word that make a feature together. */
const SHORT_RUN = 3;
const LONG_RUN = 4;
/** Of more words than these it is only counted that there are many. */
const MANY_WORDS = 8;
const MAX_PLACES = 1024;

/** What a feature is of: its hash begins with it, so that the word `it` is another one than a run of letters. */
const OF = { word: 1, pair: 2, around: 3, run: 4, length: 5, shape: 6, opening: 7, ending: 8 } as const;
/** What a word is made of. */
const SHAPES = { letters: 1, number: 2, mixed: 3 } as const;
const DIGIT = /\d/;
const NUMBER = /^[\d.,]+$/;

const mixed = (hash: number, code: number) => Math.imul(hash ^ code, HASH_FACTOR);

/**
 * What the wording of a keyword consists of, as places in a table (feature hashing, Weinberger et al. 2009): its words, what
 * stands side by side and around a word, runs of 3 and 4 letters, how many words there are and what they are made of.
 */
export class WordingFeatures {
  /** `places[0]` to `places[count - 1]`, each once. */
  readonly places = new Int32Array(MAX_PLACES);
  count = 0;
  /** The keyword in which each place was last met. */
  private readonly metIn: Uint32Array;
  private keyword = 0;

  constructor(private readonly tableSize: number) {
    this.metIn = new Uint32Array(tableSize);
  }

  /** Reads a keyword in normal form. */
  read(text: string): void {
    this.count = 0;
    this.keyword++;
    const words = text.split(' ');
    for (let at = 0; at <= words.length; at++) this.addPairs(words, at);
    for (const word of words) this.addWord(word);
    this.add(mixed(mixed(HASH_START, OF.length), Math.min(words.length, MANY_WORDS)));
    this.addShape(OF.opening, words[0] ?? '');
    this.addShape(OF.ending, words.at(-1) ?? '');
  }

  /** The place between two words, or before the first or behind the last: what stands there, and what around the word before. */
  private addPairs(words: readonly string[], at: number): void {
    const next = words[at] ?? '';
    const pair = hashOf(mixed(hashOf(mixed(HASH_START, OF.pair), words[at - 1] ?? ''), SPACE), next);
    this.add(pair);
    if (at === 0) return;
    const before = words[at - 2] ?? '';
    this.add(hashOf(mixed(hashOf(mixed(HASH_START, OF.around), before), SPACE), next));
  }

  private addWord(word: string): void {
    this.add(hashOf(mixed(HASH_START, OF.word), word));
    this.addShape(OF.shape, word);
    // The edges of a word are spaces.
    for (let from = -1; from < word.length; from++) {
      let hash = mixed(HASH_START, OF.run);
      for (let at = from; at < Math.min(from + LONG_RUN, word.length + 1); at++) {
        hash = mixed(hash, at < 0 || at === word.length ? SPACE : word.charCodeAt(at));
        if (at - from === SHORT_RUN - 1 || at - from === LONG_RUN - 1) this.add(hash);
      }
    }
  }

  private addShape(of: number, word: string): void {
    const shape = NUMBER.test(word) ? SHAPES.number : DIGIT.test(word) ? SHAPES.mixed : SHAPES.letters;
    this.add(mixed(mixed(HASH_START, of), shape));
  }

  private add(hash: number): void {
    const place = ((hash ^ (hash >>> 15)) >>> 0) % this.tableSize;
    if (this.metIn[place] === this.keyword || this.count === MAX_PLACES) return;
    this.metIn[place] = this.keyword;
    this.places[this.count++] = place;
  }
}

function hashOf(start: number, text: string): number {
  let hash = start;
  for (let at = 0; at < text.length; at++) hash = mixed(hash, text.charCodeAt(at));
  return hash;
}

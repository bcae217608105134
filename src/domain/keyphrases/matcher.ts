import type { Keyphrase } from './keyphrases';

export interface TokenMatch {
  /** Which phrase. */
  phrase: number;
  /** Its words in the sentence, in their order. */
  tokens: number[];
}

/**
 * Finds phrases in one sentence at a time: whole words, the longest phrase first, and no word in two matches. In any
 * order, a phrase that stands as it is counts before one whose words are gathered.
 */
export class KeyphraseMatcher {
  private readonly byLength: readonly { phrase: Keyphrase; index: number }[];

  constructor(
    phrases: readonly Keyphrase[],
    private readonly anyOrder: boolean,
  ) {
    this.byLength = phrases
      .map((phrase, index) => ({ phrase, index }))
      .sort((a, b) => b.phrase.keys.length - a.phrase.keys.length || a.index - b.index);
  }

  /**
   * `keys`: what the words of the sentence are compared by. In the order of the text. Calls back for each use of a
   * phrase as it stands that does not count, since words of it do for another one.
   */
  find(keys: readonly string[], onCovered?: (phrase: number) => void): TokenMatch[] {
    const places = placesOf(keys);
    const taken = new Uint8Array(keys.length);
    const found: TokenMatch[] = [];
    const take = (phrase: number, tokens: number[]) => {
      for (const token of tokens) taken[token] = phrase + 1;
      found.push({ phrase, tokens });
    };
    for (const { phrase, index } of this.byLength) {
      let coveredTo = 0;
      for (const tokens of asWritten(phrase, keys, places)) {
        const others = tokens.map((token) => taken[token]).filter(Boolean);
        if (others.length === 0) {
          take(index, tokens);
        } else if ((tokens[0] ?? 0) >= coveredTo && !others.includes(index + 1)) {
          coveredTo = (tokens.at(-1) ?? 0) + 1;
          onCovered?.(index);
        }
      }
      if (!this.anyOrder) continue;
      const next = new Map<string, number>();
      const gather = () => gathered(phrase, places, { taken, next });
      for (let tokens = gather(); tokens; tokens = gather()) take(index, tokens);
    }
    return found.sort((a, b) => (a.tokens[0] ?? 0) - (b.tokens[0] ?? 0));
  }
}

type Places = ReadonlyMap<string, readonly number[]>;

function placesOf(keys: readonly string[]): Places {
  const places = new Map<string, number[]>();
  keys.forEach((key, place) => {
    const known = places.get(key);
    if (known) known.push(place);
    else places.set(key, [place]);
  });
  return places;
}

function* asWritten(phrase: Keyphrase, keys: readonly string[], places: Places): Generator<number[]> {
  const starts = phrase.isUnspaced ? keys.keys() : (places.get(phrase.keys[0] ?? '') ?? []);
  for (const start of starts) {
    const length = phrase.isUnspaced ? joinedLength(phrase, keys, start) : spacedLength(phrase, keys, start);
    if (length > 0) yield Array.from({ length }, (_, offset) => start + offset);
  }
}

function spacedLength({ keys: wanted }: Keyphrase, keys: readonly string[], start: number): number {
  return wanted.every((key, offset) => keys[start + offset] === key) ? wanted.length : 0;
}

/** Words without spaces are cut by what stands around them: what counts is that the phrase begins and ends with one. */
function joinedLength({ keys: wanted }: Keyphrase, keys: readonly string[], start: number): number {
  const whole = wanted.join('');
  let joined = '';
  for (let end = start; end < keys.length && whole.startsWith(joined); end += 1) {
    joined += keys[end] ?? '';
    if (joined === whole) return end + 1 - start;
  }
  return 0;
}

/** What is spent of a sentence: words of matches, and how many places of each word were tried. */
interface Spent {
  taken: Uint8Array;
  next: Map<string, number>;
}

/** The first free place of each content word; undefined where one has none. */
function gathered({ content }: Keyphrase, places: Places, { taken, next }: Spent): number[] | undefined {
  const tokens: number[] = [];
  for (const key of content) {
    const all = places.get(key) ?? [];
    let tried = next.get(key) ?? 0;
    while (tried < all.length && taken[all[tried] ?? 0]) tried += 1;
    const place = all[tried];
    if (place === undefined) return undefined;
    // A word that the phrase has twice needs two places.
    next.set(key, tried + 1);
    tokens.push(place);
  }
  return tokens.sort((a, b) => a - b);
}

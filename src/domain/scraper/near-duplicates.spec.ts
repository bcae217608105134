import fc from 'fast-check';
import { minHash, signatureBytes, signatureFrom, SIGNATURE_SIZE, similarity } from './min-hash';
import { exactDuplicates, nearDuplicatesAt } from './near-duplicates';

const nearDuplicates = (signatures: readonly Uint32Array[], threshold: number) =>
  nearDuplicatesAt(signatures, [threshold])[0] ?? [];

/** Numbers between 0 and 1, the same in every run. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function words(count: number, next: () => number): string[] {
  return Array.from({ length: count }, () => `w${Math.floor(next() * 5_000)}`);
}

/** What MinHash estimates: runs of three words in common, of all that there are. */
function overlap(a: string[], b: string[]): number {
  const runs = (list: string[]) => new Set(list.slice(2).map((_, at) => list.slice(at, at + 3).join(' ')));
  const [left, right] = [runs(a), runs(b)];
  const common = [...left].filter((run) => right.has(run)).length;
  return common / (left.size + right.size - common);
}

/** A text with so many of its words replaced. */
function changed(text: string[], count: number, next: () => number): string[] {
  const copy = [...text];
  for (let i = 0; i < count; i++) copy[Math.floor(next() * copy.length)] = `x${Math.floor(next() * 1e6)}`;
  return copy;
}

/** Pairs, `changes` words apart. */
function pairs(count: number, changes: number, seed: number) {
  const next = random(seed);
  return Array.from({ length: count }, () => {
    const text = words(300, next);
    const other = changed(text, changes, next);
    return { text, other, overlap: overlap(text, other) };
  });
}

const sign = (text: string[]) => minHash(text.join(' '))!;

describe('minHash', () => {
  it.each<[same: string, a: string, b: string]>([
    ['case', 'The Quick Brown Fox', 'the quick brown fox'],
    ['punctuation', 'the quick, brown: fox!', 'the quick brown fox'],
    ['white space', ' the\n\nquick\tbrown   fox ', 'the quick brown fox'],
    ['capital letters beyond ASCII', 'ÄPFEL UND ÖL', 'äpfel und öl'],
    ['capital letters of other scripts', 'КАК ДЕЛА ДРУГ', 'как дела друг'],
    ['the form of a letter at the end of a word', 'ΟΔΟΣ ΤΗΣ ΠΟΛΗΣ', 'οδος της πολης'],
    ['capital letters beyond the first plane, which it takes as they are', '𐐀 b c', '𐐀 B C'],
  ])('does not see %s', (_same, a, b) => {
    expect(minHash(a)).toEqual(minHash(b));
  });

  it.each<[what: string, a: string, b: string]>([
    ['letters beyond ASCII', 'äpfel', 'öpfel'],
    ['letters of other scripts', 'как', 'кот'],
    ['letters beyond the first plane', '𐐀', '𐐁'],
    ['characters of scripts without spaces', '水', '火'],
    ['where a word ends before such a character', 'tea水', 'te水'],
  ])('sees %s', (_what, a, b) => {
    // One hash of 256 is the same by chance.
    expect(similarity(minHash(a)!, minHash(b)!)).toBeLessThan(0.02);
  });

  it('takes each character of scripts without spaces for a word', () => {
    expect(minHash('tea水火')).toEqual(minHash('tea 水 火'));
  });

  it('sees the order of words, and short texts', () => {
    expect(similarity(minHash('a b c d e f')!, minHash('f e d c b a')!)).toBe(0);
    expect(similarity(minHash('one')!, minHash('one')!)).toBe(1);
    expect(similarity(minHash('one')!, minHash('two')!)).toBe(0);
    expect(minHash('')).toBeNull();
    expect(minHash(' … !')).toBeNull();
  });

  it('takes each character for a word where a script has no spaces', () => {
    const text = '東京は日本の首都であり、世界でも最大級の都市のひとつとして知られています。';
    const other = text.replace('最大級', '有数');
    const alike = similarity(minHash(text)!, minHash(other)!);
    expect(alike).toBeGreaterThan(0.5);
    expect(alike).toBeLessThan(1);
  });

  it('reads the first 400,000 characters', () => {
    const text = 'word '.repeat(80_000);
    expect(minHash(`${text}another`)).toEqual(minHash(text));
    expect(minHash(`${text.slice(0, -5)}one`)).not.toEqual(minHash(text));
  });

  it('stays what it was, since a crawl that goes on after an update has stored some', () => {
    const text = 'the quick brown fox jumps';
    expect([...minHash(text)!.subarray(0, 4)]).toEqual([2921968027, 3165648631, 144275480, 511532497]);
  });

  it('is stored and read again', () => {
    const signature = minHash('the quick brown fox')!;
    const bytes = signatureBytes(signature);
    expect(bytes).toHaveLength(SIGNATURE_SIZE * 4);
    expect(signatureFrom(bytes)).toEqual(signature);
    const inside = Buffer.concat([Buffer.from('abc'), bytes]).subarray(3);
    expect(signatureFrom(inside)).toEqual(signature);
  });

  it('estimates the share of common shingles within 0.015 on average', () => {
    const errors = [2, 5, 10, 20, 40].flatMap((changes) =>
      pairs(40, changes, changes).map(({ text, other, overlap: true_ }) =>
        Math.abs(similarity(sign(text), sign(other)) - true_),
      ),
    );
    expect(errors.reduce((sum, error) => sum + error, 0) / errors.length).toBeLessThan(0.015);
  });
});

describe('nearDuplicates', () => {
  /** Pairs by their true overlap, each page among 600 others and far from its own. */
  function found(changes: number, threshold: number, atLeast: number): { asked: number; found: number } {
    const all = pairs(300, changes, 7);
    const signatures = [...all.map(({ text }) => sign(text)), ...all.map(({ other }) => sign(other))];
    const groups = nearDuplicates(signatures, threshold);
    const groupOf = new Map(
      groups.flatMap(({ members }, group) => members.map((page) => [page, group] as const)),
    );
    const alike = all.flatMap((_pair, at) =>
      similarity(signatures[at]!, signatures[all.length + at]!) >= atLeast ? [at] : [],
    );
    const together = alike.filter(
      (at) => groupOf.has(at) && groupOf.get(at) === groupOf.get(all.length + at),
    );
    return { asked: alike.length, found: together.length };
  }

  it.each([
    // Changed words of 300, and the threshold: pairs stand closely above it, where bands miss the most.
    [3, 0.9],
    [4, 0.9],
    [5, 0.9],
    [8, 0.8],
    [12, 0.75],
    [18, 0.6],
  ])('finds every pair with %d changed words at %d', (changes, threshold) => {
    const { asked, found: count } = found(changes, threshold, threshold);
    expect(asked).toBeGreaterThan(30);
    expect(count).toBe(asked);
  });

  it('finds 99 % of the pairs whose texts have nine tenths or more in common, and few that have less', () => {
    const all = [1, 2, 3, 4, 5].flatMap((changes) => pairs(400, changes, 17 + changes));
    const isFound = ({ text, other }: (typeof all)[number]) =>
      nearDuplicates([sign(text), sign(other)], 0.9).length === 1;
    const share = (wanted: typeof all) => wanted.filter(isFound).length / wanted.length;
    const alike = all.filter((pair) => pair.overlap >= 0.9);
    expect(alike.length).toBeGreaterThan(1_000);
    expect(share(alike)).toBeGreaterThanOrEqual(0.99);
    expect(share(pairs(400, 10, 3).filter((pair) => pair.overlap < 0.83))).toBeLessThan(0.02);
  });

  it('finds at least 98 % of the pairs of 0.5', () => {
    const { asked, found: count } = found(28, 0.5, 0.5);
    expect(asked).toBeGreaterThan(50);
    expect(count / asked).toBeGreaterThan(0.98);
  });

  it('moves with the threshold, without new signatures', () => {
    const next = random(3);
    const text = words(300, next);
    const signatures = [text, changed(text, 3, next), changed(text, 15, next), words(300, next)].map(sign);
    const at = (threshold: number) => nearDuplicates(signatures, threshold).map(({ members }) => members);
    expect(at(1)).toEqual([]);
    expect(at(0.9)).toEqual([[0, 1]]);
    expect(at(0.6)).toEqual([[0, 1, 2]]);
    expect(nearDuplicates([signatures[0]!, signatures[0]!], 1)).toEqual([{ members: [0, 1], similarity: 1 }]);
  });

  it('tells how alike the least alike one is, and the largest group first', () => {
    const [a, b] = [minHash('a b c d')!, minHash('e f g h')!];
    const groups = nearDuplicates([a, b, a, b, b], 0.9);
    expect(groups).toEqual([
      { members: [1, 3, 4], similarity: 1 },
      { members: [0, 2], similarity: 1 },
    ]);
  });

  it('says of the member that is least like the first one how alike they are', () => {
    const next = random(5);
    const text = words(300, next);
    const signatures = [text, changed(text, 6, next), changed(text, 2, next), text].map(sign);
    const least = similarity(signatures[0]!, signatures[1]!);
    expect(least).toBeLessThan(similarity(signatures[0]!, signatures[2]!));
    expect(nearDuplicates(signatures, 0.6)).toEqual([{ members: [0, 1, 2, 3], similarity: least }]);
  });

  it('keeps pages apart that have the same hashes in other places', () => {
    const signature = minHash('a b c d')!;
    expect(nearDuplicates([signature, signature.toReversed()], 0.5)).toEqual([]);
  });

  it('groups many pages of one text', () => {
    const signatures = Array.from({ length: 200 }, () => minHash('a b c d')!);
    expect(nearDuplicates(signatures, 0.9)).toEqual([{ members: [...signatures.keys()], similarity: 1 }]);
  });

  it('finds pairs among hundreds of pages with a frame in common, for several thresholds as for one', () => {
    const next = random(13);
    const frame = words(160, next);
    const texts = Array.from({ length: 300 }, () => [...frame, ...words(140, next)]);
    const others = texts.slice(0, 40).map((text) => changed(text, 2, next));
    const signatures = [...texts, ...others].map(sign);
    const [, , at90 = [], at95 = []] = nearDuplicatesAt(signatures, [0.5, 0.75, 0.9, 0.95]);
    const named = (groups: typeof at90) => groups.map(({ members }) => members.join()).sort();
    expect(named(at90)).toEqual(others.map((_, place) => `${place},${texts.length + place}`).sort());
    expect(named(at90)).toEqual(named(nearDuplicates(signatures, 0.9)));
    expect(named(at95)).toEqual(named(nearDuplicates(signatures, 0.95)));
  });

  it('finds the same groups in any order of the pages', () => {
    const next = random(11);
    const texts = Array.from({ length: 12 }, () => words(120, next)).flatMap((text) => [
      text,
      changed(text, 1, next),
      changed(text, 6, next),
    ]);
    const signatures = texts.map(sign);
    const named = (order: number[], threshold: number) =>
      nearDuplicates(
        order.map((page) => signatures[page]!),
        threshold,
      )
        .map(({ members }) =>
          members
            .map((at) => order[at]!)
            .sort((a, b) => a - b)
            .join(),
        )
        .sort();
    const usual = signatures.map((_, page) => page);
    fc.assert(
      fc.property(
        fc.shuffledSubarray(usual, { minLength: usual.length }),
        fc.constantFrom(0.5, 0.75, 0.9, 0.95),
        (order, threshold) => {
          expect(named(order, threshold)).toEqual(named(usual, threshold));
        },
      ),
      { numRuns: 30 },
    );
  });

  it('has nothing to say of nothing', () => {
    expect(nearDuplicates([], 0.9)).toEqual([]);
    expect(nearDuplicates([minHash('a')!], 0.9)).toEqual([]);
  });
});

describe('exactDuplicates', () => {
  it('groups by hash, the largest first', () => {
    expect(exactDuplicates(['a', 'b', null, 'b', 'c', 'a', 'b', null])).toEqual([
      [1, 3, 6],
      [0, 5],
    ]);
  });
});

import { eachWord } from './words';

/** Whether there may be a sign that names something; most texts are read without looking further. */
const SIGNS = /[+#₀-₉²³¼½¾⅐-⅞]|\d\/\d|(?<![\p{L}\p{N}\p{M}.])\.\p{L}/u;
/** Behind a word: C++, Disney+, H₂O and CO₂; C# and F#, but no `topic#part`; m² and cm³, but no number of a note. */
const BEHIND = /(?:\+\+|\+(?![\p{L}\p{N}+])|[₀-₉]+|[¼½¾⅐-⅞])/uy;
const BEHIND_SHORT = /(?:#(?![\p{L}\p{N}#])|[²³])/uy;
const SHORT = 2;
const LETTERS = /^\p{L}+$/u;
/** Before a word: `.net`, `.NET`, `.htaccess`; no sentence that the space before it was forgotten of. */
const DOT_BEFORE = /(?<![\p{L}\p{N}\p{M}.])\.$/u;
const DOTTED = /^(?:\p{Ll}+|\p{Lu}+|Net)$/u;
const FRACTION = /^[1-9]\/(?:[2-9]|1[02-9]|32|64)$/;
const LONE_FRACTION = /[¼½¾⅐-⅞]/gu;

/**
 * Calls back for each word of a piece as `eachWord` does, but with the signs that tell a name from another one: `C++`, `C#`
 * and `C`, `.net` and `net`, `CO₂`. A fraction (`½`, `1/2`) is a word, too. What is compared is read so; words are counted
 * without.
 * @returns how many words the piece has by Unicode's rules
 */
export function eachName(piece: string, onName: (start: number, end: number) => void): number {
  if (!SIGNS.test(piece)) return eachWord(piece, onName);
  const words: [start: number, end: number][] = [];
  const count = eachWord(piece, (start, end) => words.push([start, end]));
  for (const [start, end] of namesOf(piece, words)) onName(start, end);
  return count;
}

function namesOf(piece: string, words: readonly [number, number][]): [number, number][] {
  const names: [number, number][] = [];
  let done = 0;
  const addFractions = (to: number) => {
    for (const { index } of piece.slice(done, to).matchAll(LONE_FRACTION))
      names.push([done + index, done + index + 1]);
  };
  for (const [from, to] of words) {
    const last = names.at(-1);
    if (from < done) continue;
    if (last && isOneName(piece, last, from, to)) {
      last[1] = endOf(piece, from, to);
    } else {
      addFractions(from);
      names.push([startOf(piece, from, to), endOf(piece, from, to)]);
    }
    done = names.at(-1)?.[1] ?? to;
  }
  addFractions(piece.length);
  return names;
}

/** `H₂` and `O`; `1` and `2` of `1/2`. */
function isOneName(
  piece: string,
  [start, end]: readonly [number, number],
  from: number,
  to: number,
): boolean {
  if (from === end) return true;
  return FRACTION.test(piece.slice(start, to)) && piece[start - 1] !== '/' && piece[to] !== '/';
}

function startOf(piece: string, from: number, to: number): number {
  return DOT_BEFORE.test(piece.slice(Math.max(0, from - 3), from)) && DOTTED.test(piece.slice(from, to))
    ? from - 1
    : from;
}

function endOf(piece: string, from: number, to: number): number {
  const isShort = to - from <= SHORT && LETTERS.test(piece.slice(from, to));
  for (const sign of isShort ? [BEHIND, BEHIND_SHORT] : [BEHIND]) {
    sign.lastIndex = to;
    const found = sign.exec(piece);
    if (found) return to + found[0].length;
  }
  return to;
}

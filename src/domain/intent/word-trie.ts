import { APOSTROPHE, encodeUtf8, SPACE } from './bytes';

/**
 * A character trie as a double array over byte classes: the child of `state` by class `c` is
 * `next = base(state) + c`, if `parent(next) === state`. One step is one addition and one comparison,
 * however many words there are.
 */
export interface WordTrie {
  /** The class of each byte: 0 for bytes of no word, the same for `A` and `a`, and for all white space. */
  classes: Uint8Array;
  spaceClass: number;
  /** Two numbers per state: base, then parent. */
  states: Int32Array;
  /** Index + 1 of the text that ends in a state, 0 if none does. */
  terminals: Int32Array;
}

export const TRIE_ROOT = 0;
const NOBODY = -1;
/** The root's parent: it is nobody's child, and its place is taken. */
const NO_PARENT = -2;
const WHITE_SPACE = [0x09, 0x0a, 0x0b, 0x0c, 0x0d];
const FIRST_CAPITAL = 0x41;
const LAST_CAPITAL = 0x5a;
const TO_LOWER = 0x20;
const BACKTICK = 0x60;
/** After so many places that don't fit, a state goes to the end of the array. */
const MAX_TRIES = 64;

/** Builds the trie of normalised texts, each given once. */
export function buildTrie(texts: readonly string[]): WordTrie {
  const encoded = texts.map(encodeUtf8);
  const { classes, count } = classify(encoded);
  const tree = buildTree(encoded, classes);
  const layout = placeStates(tree, count + 1);
  return { classes, spaceClass: classes[SPACE] ?? 0, ...layout };
}

/** First children and next siblings, in the order of insertion. */
interface Tree {
  size: number;
  firstChild: Int32Array;
  nextSibling: Int32Array;
  label: Uint8Array;
  terminal: Int32Array;
}

function classify(encoded: readonly Uint8Array[]): { classes: Uint8Array; count: number } {
  const classes = new Uint8Array(256);
  let count = 0;
  for (const text of encoded) for (const byte of text) if (!classes[byte]) classes[byte] = ++count;
  for (let byte = FIRST_CAPITAL; byte <= LAST_CAPITAL; byte++) classes[byte] = classes[byte + TO_LOWER] ?? 0;
  for (const byte of WHITE_SPACE) classes[byte] = classes[SPACE] ?? 0;
  classes[BACKTICK] = classes[APOSTROPHE] ?? 0;
  return { classes, count };
}

function buildTree(encoded: readonly Uint8Array[], classes: Uint8Array): Tree {
  const capacity = encoded.reduce((sum, text) => sum + text.length, 1);
  const tree: Tree = {
    size: 1,
    firstChild: new Int32Array(capacity),
    nextSibling: new Int32Array(capacity),
    label: new Uint8Array(capacity),
    terminal: new Int32Array(capacity),
  };
  encoded.forEach((text, index) => {
    let node = 0;
    for (const byte of text) node = childOf(tree, node, classes[byte] as number);
    tree.terminal[node] = index + 1;
  });
  return tree;
}

function childOf(tree: Tree, node: number, label: number): number {
  const { firstChild, nextSibling, label: labels } = tree;
  let child = firstChild[node] as number;
  while (child !== 0) {
    if (labels[child] === label) return child;
    child = nextSibling[child] as number;
  }
  child = tree.size++;
  labels[child] = label;
  nextSibling[child] = firstChild[node] as number;
  firstChild[node] = child;
  return child;
}

/** Places the nodes breadth first, so that the states near the root lie together. */
function placeStates(tree: Tree, alphabet: number): Pick<WordTrie, 'states' | 'terminals'> {
  const places = new Places(tree.size * 2 + alphabet * 2);
  const stateOf = new Int32Array(tree.size);
  const queue = new Int32Array(tree.size);
  let queued = 1;
  const labels: number[] = [];
  for (let head = 0; head < queued; head++) {
    const node = queue[head] as number;
    labels.length = 0;
    for (let c = tree.firstChild[node] as number; c !== 0; c = tree.nextSibling[c] as number) {
      labels.push(tree.label[c] as number);
    }
    if (labels.length === 0) continue;
    const base = places.take(stateOf[node] as number, labels);
    for (let c = tree.firstChild[node] as number; c !== 0; c = tree.nextSibling[c] as number) {
      stateOf[c] = base + (tree.label[c] as number);
      queue[queued++] = c;
    }
  }
  const states = places.finish(alphabet);
  const terminals = new Int32Array(states.length / 2);
  for (let node = 0; node < tree.size; node++) {
    terminals[stateOf[node] as number] = tree.terminal[node] as number;
  }
  return { states, terminals };
}

/** The growing double array while it is filled. */
class Places {
  private states: Int32Array;
  private used = 1;
  private firstFree = 1;

  constructor(capacity: number) {
    this.states = new Int32Array(capacity * 2).fill(NOBODY);
    this.states[1] = NO_PARENT;
  }

  /** Finds a base at which all labels fall on free places, and gives these to the state. */
  take(state: number, labels: readonly number[]): number {
    const lowest = Math.min(...labels);
    const highest = Math.max(...labels);
    while (this.isTaken(this.firstFree)) this.firstFree++;
    let base = Math.max(0, this.firstFree - lowest);
    for (let tries = 1; labels.some((label) => this.isTaken(base + label)); tries++) {
      base = tries < MAX_TRIES ? base + 1 : Math.max(base + 1, this.used);
    }
    this.ensure(base + highest + 1);
    for (const label of labels) this.states[(base + label) * 2 + 1] = state;
    this.used = Math.max(this.used, base + highest + 1);
    this.states[state * 2] = base;
    return base;
  }

  /** The array, long enough that no step leaves it; states without children step into nobody's places. */
  finish(alphabet: number): Int32Array {
    this.ensure(this.used + alphabet);
    const states = this.states.slice(0, (this.used + alphabet) * 2);
    for (let state = 0; state < this.used; state++) {
      if (states[state * 2] === NOBODY) states[state * 2] = this.used;
    }
    return states;
  }

  private isTaken(place: number): boolean {
    return place * 2 + 1 < this.states.length && this.states[place * 2 + 1] !== NOBODY;
  }

  private ensure(places: number): void {
    if (places * 2 <= this.states.length) return;
    const larger = new Int32Array(places * 4).fill(NOBODY);
    larger.set(this.states);
    this.states = larger;
  }
}

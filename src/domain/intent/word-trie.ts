import { APOSTROPHE, encodeUtf8, LF, SPACE } from '../csv/bytes';

/**
 * A character trie as a double array over byte classes: the child of `state` by class `c` is
 * `next = base(state) + c`, if `parent(next) === state`. One step is one addition and one comparison,
 * however many words there are. Where only one text is left, its rest is compared as it stands.
 */
export interface WordTrie {
  /** The class of each byte: 0 for bytes of no word, the same for `A` and `a`, and for all white space. */
  classes: Uint8Array;
  spaceClass: number;
  /** Two numbers per state: base, then parent. */
  states: Int32Array;
  /** Index + 1 of the text that ends in a state or in its tail, 0 if none does. */
  terminals: Int32Array;
  /** Place + 1 in `coded` where the rest of a state's only text begins, 0 if the text ends in the state. */
  tails: Int32Array;
  /** The texts as classes, each ended by 0. */
  coded: Uint8Array;
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

/** Builds the trie of normalised texts, each given once and none with a line break. */
export function buildTrie(texts: readonly string[]): WordTrie {
  const encoded = encodeUtf8(texts.join('\n'));
  const { classes, count } = classify(encoded);
  const coded = new Uint8Array(encoded.length + 1);
  for (let at = 0; at < encoded.length; at++) {
    const byte = encoded[at] as number;
    coded[at] = byte === LF ? 0 : (classes[byte] as number);
  }
  const layout = placeStates(buildTree(coded, texts.length), count + 1);
  return { classes, spaceClass: classes[SPACE] ?? 0, coded, ...layout };
}

/** First children and next siblings. A node branches only where texts differ: before that it holds a tail. */
interface Tree {
  size: number;
  firstChild: Int32Array;
  nextSibling: Int32Array;
  label: Uint8Array;
  terminal: Int32Array;
  tail: Int32Array;
}

function classify(encoded: Uint8Array): { classes: Uint8Array; count: number } {
  const classes = new Uint8Array(256);
  let count = 0;
  for (const byte of encoded) if (byte !== LF && !classes[byte]) classes[byte] = ++count;
  for (let byte = FIRST_CAPITAL; byte <= LAST_CAPITAL; byte++) classes[byte] = classes[byte + TO_LOWER] ?? 0;
  for (const byte of WHITE_SPACE) classes[byte] = classes[SPACE] ?? 0;
  classes[BACKTICK] = classes[APOSTROPHE] ?? 0;
  return { classes, count };
}

function buildTree(coded: Uint8Array, texts: number): Tree {
  const tree: Tree = {
    size: 1,
    firstChild: new Int32Array(coded.length + 1),
    nextSibling: new Int32Array(coded.length + 1),
    label: new Uint8Array(coded.length + 1),
    terminal: new Int32Array(coded.length + 1),
    tail: new Int32Array(coded.length + 1),
  };
  let start = 0;
  for (let text = 1; text <= texts; text++) {
    insert(tree, coded, start, text);
    start = coded.indexOf(0, start) + 1;
  }
  return tree;
}

function insert(tree: Tree, coded: Uint8Array, start: number, terminal: number): void {
  let node = 0;
  for (let at = start; coded[at] !== 0; at++) {
    if (tree.tail[node] !== 0) branchOff(tree, coded, node);
    const child = findChild(tree, node, coded[at] as number);
    if (child === 0) {
      addLeaf(tree, coded, node, at, terminal);
      return;
    }
    node = child;
  }
  if (tree.tail[node] !== 0) branchOff(tree, coded, node);
  tree.terminal[node] = terminal;
}

/** A node with a tail becomes a node with one child, which holds the rest of the tail. */
function branchOff(tree: Tree, coded: Uint8Array, node: number): void {
  const at = (tree.tail[node] as number) - 1;
  addLeaf(tree, coded, node, at, tree.terminal[node] as number);
  tree.tail[node] = 0;
  tree.terminal[node] = 0;
}

function addLeaf(tree: Tree, coded: Uint8Array, node: number, at: number, terminal: number): void {
  const child = tree.size++;
  tree.label[child] = coded[at] as number;
  tree.nextSibling[child] = tree.firstChild[node] as number;
  tree.firstChild[node] = child;
  tree.terminal[child] = terminal;
  tree.tail[child] = coded[at + 1] === 0 ? 0 : at + 2;
}

function findChild({ firstChild, nextSibling, label }: Tree, node: number, wanted: number): number {
  let child = firstChild[node] as number;
  while (child !== 0 && label[child] !== wanted) child = nextSibling[child] as number;
  return child;
}

/** Places the nodes breadth first, so that the states near the root lie together. */
function placeStates(tree: Tree, alphabet: number): Pick<WordTrie, 'states' | 'terminals' | 'tails'> {
  const { firstChild, nextSibling, label } = tree;
  const places = new Places(tree.size * 2 + alphabet * 2);
  const stateOf = new Int32Array(tree.size);
  const queue = new Int32Array(tree.size);
  const labels = new Uint8Array(alphabet);
  let queued = 1;
  for (let head = 0; head < queued; head++) {
    const node = queue[head] as number;
    const firstQueued = queued;
    for (let child = firstChild[node] as number; child !== 0; child = nextSibling[child] as number) {
      labels[queued - firstQueued] = label[child] as number;
      queue[queued++] = child;
    }
    if (queued === firstQueued) continue;
    const base = places.take(stateOf[node] as number, labels, queued - firstQueued);
    for (let at = firstQueued; at < queued; at++) {
      const child = queue[at] as number;
      stateOf[child] = base + (label[child] as number);
    }
  }
  const states = places.finish(alphabet);
  const terminals = new Int32Array(states.length / 2);
  const tails = new Int32Array(states.length / 2);
  for (let node = 0; node < tree.size; node++) {
    terminals[stateOf[node] as number] = tree.terminal[node] as number;
    tails[stateOf[node] as number] = tree.tail[node] as number;
  }
  return { states, terminals, tails };
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

  /** Finds a base at which the first `count` labels fall on free places, and gives these to the state. */
  take(state: number, labels: Uint8Array, count: number): number {
    while (this.isTaken(this.firstFree)) this.firstFree++;
    let lowest = labels[0] as number;
    let highest = lowest;
    for (let i = 1; i < count; i++) {
      lowest = Math.min(lowest, labels[i] as number);
      highest = Math.max(highest, labels[i] as number);
    }
    let base = Math.max(0, this.firstFree - lowest);
    for (let tries = 1; !this.fits(base, labels, count); tries++) {
      base = tries < MAX_TRIES ? base + 1 : Math.max(base + 1, this.used);
    }
    this.ensure(base + highest + 1);
    for (let i = 0; i < count; i++) this.states[(base + (labels[i] as number)) * 2 + 1] = state;
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

  private fits(base: number, labels: Uint8Array, count: number): boolean {
    for (let i = 0; i < count; i++) if (this.isTaken(base + (labels[i] as number))) return false;
    return true;
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

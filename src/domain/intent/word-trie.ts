import { APOSTROPHE, encodeUtf8, LF, SPACE } from './bytes';

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

/** Builds the trie of normalised texts, each given once and none with a line break. */
export function buildTrie(texts: readonly string[]): WordTrie {
  const encoded = encodeUtf8(texts.join('\n'));
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

function classify(encoded: Uint8Array): { classes: Uint8Array; count: number } {
  const classes = new Uint8Array(256);
  let count = 0;
  for (const byte of encoded) if (byte !== LF && !classes[byte]) classes[byte] = ++count;
  for (let byte = FIRST_CAPITAL; byte <= LAST_CAPITAL; byte++) classes[byte] = classes[byte + TO_LOWER] ?? 0;
  for (const byte of WHITE_SPACE) classes[byte] = classes[SPACE] ?? 0;
  classes[BACKTICK] = classes[APOSTROPHE] ?? 0;
  return { classes, count };
}

function buildTree(encoded: Uint8Array, classes: Uint8Array): Tree {
  const capacity = encoded.length + 1;
  const tree: Tree = {
    size: 1,
    firstChild: new Int32Array(capacity),
    nextSibling: new Int32Array(capacity),
    label: new Uint8Array(capacity),
    terminal: new Int32Array(capacity),
  };
  let node = 0;
  let text = 0;
  for (const byte of encoded) {
    if (byte !== LF) {
      node = childOf(tree, node, classes[byte] as number);
      continue;
    }
    tree.terminal[node] = ++text;
    node = 0;
  }
  if (encoded.length > 0) tree.terminal[node] = text + 1;
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

const FIRST_ROOM = 1 << 16;

/** Pairs of numbers below `span` (at most 65,536), as `to * span + from`, each once when settled: four bytes a pair. */
export class EdgeList {
  private edges = new Uint32Array(FIRST_ROOM);
  private size = 0;
  private settled = 0;

  constructor(private readonly span: number) {}

  add(from: number, to: number): void {
    if (this.size === this.edges.length) {
      const larger = new Uint32Array(this.edges.length * 2);
      larger.set(this.edges);
      this.edges = larger;
    }
    this.edges[this.size++] = to * this.span + from;
  }

  /** The different pairs in ascending order. */
  settle(): Uint32Array {
    if (this.settled !== this.size) {
      this.size = distinct(this.edges.subarray(0, this.size)).length;
      this.settled = this.size;
    }
    return this.edges.subarray(0, this.size);
  }

  /** All pairs as they came. */
  copy(): Uint32Array {
    return this.edges.slice(0, this.size);
  }

  hasPair(from: number, to: number): boolean {
    return this.has(to * this.span + from);
  }

  /** Whether a pair, as `settle` gives it, is among those of the latest settling. */
  has(edge: number): boolean {
    let low = 0;
    let high = this.settled;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.edges[middle] as number) < edge) low = middle + 1;
      else high = middle;
    }
    return low < this.settled && this.edges[low] === edge;
  }
}

/** The different numbers in ascending order, in the same place. */
export function distinct(numbers: Uint32Array): Uint32Array {
  numbers.sort();
  let kept = 0;
  for (let at = 0; at < numbers.length; at++) {
    const number = numbers[at] as number;
    if (kept === 0 || number !== numbers[kept - 1]) numbers[kept++] = number;
  }
  return numbers.subarray(0, kept);
}

/** Union-find with path halving. */
export class Union {
  private readonly parents: Int32Array;

  constructor(size: number) {
    this.parents = Int32Array.from({ length: size }, (_, at) => at);
  }

  find(member: number): number {
    const { parents } = this;
    let at = member;
    while (parents[at] !== at) {
      parents[at] = parents[parents[at] as number] as number;
      at = parents[at] as number;
    }
    return at;
  }

  areJoined(a: number, b: number): boolean {
    return this.find(a) === this.find(b);
  }

  join(a: number, b: number): void {
    this.parents[this.find(a)] = this.find(b);
  }

  /** All sets, those of one member too, in the order of their first members. */
  groups(): number[][] {
    const byRoot = new Map<number, number[]>();
    for (let at = 0; at < this.parents.length; at++) {
      const root = this.find(at);
      const set = byRoot.get(root);
      if (set) set.push(at);
      else byRoot.set(root, [at]);
    }
    return [...byRoot.values()];
  }

  /** Sets of two and more, the largest first. */
  sets(): number[][] {
    return this.groups()
      .filter(({ length }) => length > 1)
      .sort((a, b) => b.length - a.length);
  }
}

/** Numbers that look like chance and are the same each time (the generator of Numerical Recipes). */
export class SeededRandom {
  constructor(private state: number) {}

  /** A whole number below the limit. */
  below(limit: number): number {
    this.state = (Math.imul(this.state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((this.state / 2 ** 32) * limit);
  }

  pick<Item>(items: readonly Item[]): Item {
    if (items.length === 0) throw new RangeError('Nothing to pick from.');
    return items[this.below(items.length)] as Item;
  }

  shuffled<Item>(items: readonly Item[]): Item[] {
    const result = [...items];
    for (let at = result.length - 1; at > 0; at -= 1) {
      const other = this.below(at + 1);
      [result[at], result[other]] = [result[other] as Item, result[at] as Item];
    }
    return result;
  }
}

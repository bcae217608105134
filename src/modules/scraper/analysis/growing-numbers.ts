/** Whole numbers below 65,536, as many as come, in two bytes each: pages of a crawl, and places on a page. */
export class GrowingNumbers {
  private numbers = new Uint16Array(1 << 12);
  private count = 0;

  get length(): number {
    return this.count;
  }

  push(value: number): void {
    if (this.count === this.numbers.length) {
      const larger = new Uint16Array(this.numbers.length * 2);
      larger.set(this.numbers);
      this.numbers = larger;
    }
    this.numbers[this.count++] = value;
  }

  values(): Uint16Array {
    return this.numbers.subarray(0, this.count);
  }
}

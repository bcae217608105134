/** Whole numbers, as many as come, in four bytes each. */
export class GrowingNumbers {
  private numbers = new Uint32Array(1 << 12);
  private count = 0;

  get length(): number {
    return this.count;
  }

  push(value: number): void {
    if (this.count === this.numbers.length) {
      const larger = new Uint32Array(this.numbers.length * 2);
      larger.set(this.numbers);
      this.numbers = larger;
    }
    this.numbers[this.count++] = value;
  }

  values(): Uint32Array {
    return this.numbers.subarray(0, this.count);
  }
}

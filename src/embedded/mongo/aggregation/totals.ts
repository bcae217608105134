import { Long } from 'bson';

/**
 * The sum of numbers as MongoDB adds them: doubles with the rest that each addition loses, whole numbers past 2^53
 * exactly. What is no number counts as none.
 */
export class Total {
  count = 0;
  private sum = 0;
  private rest = 0;
  private longs = 0n;
  /** Infinities and NaN: the rest of their additions would be NaN always. */
  private special = 0;

  add(value: unknown): void {
    if (value instanceof Long) this.longs += value.toBigInt();
    else if (typeof value !== 'number') return;
    else if (Number.isFinite(value)) this.addNumber(value);
    else this.special += value;
    this.count++;
  }

  get value(): number | Long {
    const number = this.sum + this.rest;
    if (this.special !== 0 || !Number.isFinite(number)) return this.special + this.sum;
    if (this.longs === 0n) return number;
    if (!Number.isSafeInteger(number)) return Number(this.longs) + number;
    const exact = this.longs + BigInt(number);
    return BigInt.asIntN(64, exact) === exact ? Long.fromBigInt(exact) : Number(exact);
  }

  private addNumber(value: number): void {
    const sum = this.sum + value;
    const isLarger = Math.abs(this.sum) >= Math.abs(value);
    this.rest += isLarger ? this.sum - sum + value : value - sum + this.sum;
    this.sum = sum;
  }
}

/** How long commands run before writes are committed and answered, and others are let in. */
const SLICE_MS = 25;
/** What has begun before goes on for so long at least, however much comes in. */
const LEAST_MS = 5;

/** What waits for its turn. What has not begun goes first, so that many long ones don't add up for a short one. */
export class Turns<T> {
  private fresh: T[] = [];
  private begun: T[] = [];

  get isEmpty(): boolean {
    return this.fresh.length + this.begun.length === 0;
  }

  add(item: T): void {
    this.fresh.push(item);
  }

  /** Runs items for a slice of time; one that has not ended by then has its next turn behind those like it. */
  run(run: (item: T, end: number) => boolean): void {
    const end = performance.now() + SLICE_MS;
    const before = this.begun.length;
    for (let count = 0; this.fresh.length > 0 && (count === 0 || performance.now() < end); count++)
      this.turn(this.fresh, run, end);
    for (let count = 0; count < before && (count === 0 || performance.now() < end); count++)
      this.turn(this.begun, run, Math.max(end, performance.now() + LEAST_MS));
  }

  takeAll(): T[] {
    return [...this.fresh.splice(0), ...this.begun.splice(0)];
  }

  keep(isKept: (item: T) => boolean): void {
    this.fresh = this.fresh.filter(isKept);
    this.begun = this.begun.filter(isKept);
  }

  private turn(items: T[], run: (item: T, end: number) => boolean, end: number): void {
    const item = items.shift() as T;
    if (!run(item, end)) this.begun.push(item);
  }
}

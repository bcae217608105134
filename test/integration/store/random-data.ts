import { mongo } from 'mongoose';

type Value = unknown;
const { Long, Double, ObjectId } = mongo.BSON;

/** The same seed gives the same data, so that a failure can be run again. */
export class RandomData {
  constructor(private state: number) {}

  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)] as T;
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  text(): string {
    return this.pick(['', 'a', 'A', 'ab', 'a\0b', 'b', 'é', 'É', 'zz', '\u{1F600}', '\uFFFD', '-']);
  }

  scalar(): Value {
    if (this.chance(0.3)) return this.text();
    return this.pick([
      () => this.below(6),
      () => this.below(6) - 3,
      () => this.below(8) / 2,
      () => new Double(this.below(4)),
      () => Long.fromNumber(this.below(5)),
      () => Long.fromString(this.pick(['9007199254740993', '9007199254740992', '-9223372036854775808'])),
      () => this.pick([NaN, NaN, -0, Infinity, -Infinity, 9007199254740992]),
      () => `${'x'.repeat(1850)}${this.pick(['', 'a', 'b', 'c'.repeat(200)])}`,
      () => null,
      () => this.chance(0.5),
      () => new Date(this.below(5) * 1000 - 2000),
      () => new ObjectId(`00000000000000000000000${this.below(5)}`),
      () => new mongo.Binary(Buffer.from([this.below(3)])),
    ])();
  }

  value(depth = 0): Value {
    const kind = this.next();
    if (depth > 2 || kind < 0.7) return this.scalar();
    if (kind < 0.76) return [this.value(depth + 1)];
    if (kind < 0.87) return Array.from({ length: this.below(4) }, () => this.value(depth + 1));
    return this.fields(['d', 'e'], depth + 1);
  }

  fields(names: string[], depth = 0): Record<string, Value> {
    const doc: Record<string, Value> = {};
    for (const name of names) if (this.chance(0.8)) doc[name] = this.value(depth);
    return doc;
  }

  condition(): Value {
    const range = () => ({
      [this.pick(['$gt', '$gte'])]: this.scalar(),
      [this.pick(['$lt', '$lte'])]: this.scalar(),
    });
    return this.pick([
      () => this.value(),
      () => this.scalar(),
      () => ({ $eq: this.value() }),
      () => ({ [this.pick(['$gt', '$gte', '$lt', '$lte', '$ne'])]: this.scalar() }),
      range,
      () => ({ [this.pick(['$in', '$nin'])]: Array.from({ length: this.below(4) }, () => this.scalar()) }),
      () => ({ $exists: this.chance(0.5) }),
      () => ({ $not: { $gt: this.scalar() } }),
    ])();
  }

  /** A change of one path, by an operator that fits whatever it may meet. */
  change(paths: string[]): Record<string, Record<string, Value>> {
    const path = this.pick(paths);
    return this.pick([
      () => ({ $set: { [path]: this.value() } }),
      () => ({ $unset: { [path]: '' } }),
      () => ({ $inc: { [path]: this.pick<Value>([1, 0.5, NaN, Long.fromNumber(2)]) } }),
      () => ({ [this.pick(['$min', '$max'])]: { [path]: this.scalar() } }),
      () => ({ [this.pick(['$push', '$addToSet'])]: { [path]: this.value(1) } }),
      () => ({ $push: { [path]: { $each: [this.scalar(), this.scalar()], $slice: this.below(4) - 2 } } }),
      () => ({ $pull: { [path]: this.scalar() } }),
    ])();
  }

  filter(paths: string[], depth = 0): Record<string, Value> {
    const filter: Record<string, Value> = {};
    for (let i = 0; i <= this.below(3); i++) filter[this.pick(paths)] = this.condition();
    if (depth > 0 || this.chance(0.7)) return filter;
    const clauses = Array.from({ length: 1 + this.below(2) }, () => this.filter(paths, depth + 1));
    return { ...filter, [this.pick(['$and', '$or', '$nor'])]: clauses };
  }
}

import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, Types, type UpdateQuery } from 'mongoose';
import type { LimitField } from '../../contracts/access/tool';
import { type Amounts, type LimitedTool, MAX_LIMIT } from '../../contracts/usage/limits';
import { isDuplicateKey } from '../../core/database/duplicate-key';
import { USAGE_COUNTER_MODEL, type UsageCounterRecord } from './usage.schema';

/** One user's counter of one tool in one window. */
export interface CounterKey {
  user: string;
  tool: LimitedTool;
  windowStart: Date;
}

/** What one use adds to a counter; until it is settled it can be given back by its id. */
export interface Charge extends CounterKey {
  id: Types.ObjectId;
  amounts: Amounts;
}

/** What a counter says; all that is absent is 0. */
export interface WindowUse {
  counts: Amounts;
  /** What an admin has added to what the plan allows. */
  extra: Amounts;
}

/** Of a window in which nothing was counted or added. */
const UNUSED: WindowUse = { counts: {}, extra: {} };

/** What is used in each window, and what was added to it. */
@Injectable()
export class UsageCountersRepository {
  constructor(@InjectModel(USAGE_COUNTER_MODEL) private readonly counters: Model<UsageCounterRecord>) {}

  /** Counts all amounts where each total stays within its allowance and what was added to it, in one update; whether it did. */
  async consume(charge: Charge, allowances: Amounts): Promise<boolean> {
    let extra: Amounts = {};
    while (!(await this.consumeWithin(charge, allowances, extra))) {
      const { extra: added = {} } =
        (await this.counters.findOne(toFilter(charge)).lean<UsageCounterRecord>()) ?? {};
      // Full, unless an admin has added something that was not tried yet.
      if (isDeepStrictEqual(added, extra)) return false;
      extra = added;
    }
    return true;
  }

  /** Takes back what was counted or a part of it, unless the charge is settled or was never counted. */
  async giveBack(charge: Charge, amounts: Amounts = charge.amounts): Promise<void> {
    const open = { ...toFilter(charge), open: charge.id };
    const settle = (given: Amounts) => ({
      $inc: at('counts', given, (n) => 0 - n),
      $pull: { open: charge.id },
    });
    const enough = at('counts', amounts, (amount) => ({ $gte: amount }));
    if ((await this.counters.updateOne({ ...open, ...enough }, settle(amounts))).matchedCount) return;
    const find = () => this.counters.findOne(open).lean<UsageCounterRecord>();
    for (let counter = await find(); counter; counter = await find()) {
      // An admin has given back what this charge had added: no count falls below 0.
      const { counts = {} } = counter;
      const rest = entriesOf(amounts).map(([field, amount]) => [field, Math.min(amount, counts[field] ?? 0)]);
      const unchanged = at('counts', amounts, (_, field) => counts[field] ?? null);
      const change = settle(Object.fromEntries(rest) as Amounts);
      if ((await this.counters.updateOne({ ...open, ...unchanged }, change)).matchedCount) return;
    }
  }

  /** From now on the charge can not be given back; what is unused of it is, in the same update. */
  async keep(charge: Charge, unused: Amounts): Promise<void> {
    const isUsedUp = entriesOf(unused).every(([, amount]) => amount === 0);
    if (!isUsedUp) return this.giveBack(charge, unused);
    await this.counters.updateOne(toFilter(charge), { $pull: { open: charge.id } });
  }

  /** The use of several windows, of one user or of many. */
  async uses(keys: readonly CounterKey[]): Promise<(key: CounterKey) => WindowUse> {
    if (keys.length === 0) return () => UNUSED;
    const records = await this.counters
      .find({
        user: { $in: distinct(keys, ({ user }) => user).map((id) => new Types.ObjectId(id)) },
        tool: { $in: distinct(keys, ({ tool }) => tool) },
        windowStart: {
          $in: distinct(keys, ({ windowStart }) => windowStart.getTime()).map((ms) => new Date(ms)),
        },
      })
      .lean<UsageCounterRecord[]>();
    const known = new Map(
      records.map((record) => [nameOf({ ...record, user: record.user.toHexString() }), toUse(record)]),
    );
    return (key) => known.get(nameOf(key)) ?? UNUSED;
  }

  /** Takes off what is used or what was added, as far as there is so much; null where there is less. */
  async lower(
    key: CounterKey,
    part: 'counts' | 'extra',
    field: LimitField,
    amount: number,
  ): Promise<WindowUse | null> {
    const path = `${part}.${field}`;
    const record = await this.counters
      .findOneAndUpdate(
        { ...toFilter(key), [path]: { $gte: amount } },
        { $inc: { [path]: -amount } },
        { returnDocument: 'after' },
      )
      .lean<UsageCounterRecord>();
    return record && toUse(record);
  }

  /** Adds to what the plan allows in this window, up to MAX_LIMIT; null where it would be more. */
  async addExtra(key: CounterKey, field: LimitField, amount: number): Promise<WindowUse | null> {
    const path = `extra.${field}`;
    const filter = { ...toFilter(key), [path]: { $not: { $gt: MAX_LIMIT - amount } } };
    const record = await this.upsert(filter, { $inc: { [path]: amount } });
    return record && toUse(record);
  }

  async removeOf(user: string): Promise<void> {
    await this.counters.deleteMany({ user: new Types.ObjectId(user) });
  }

  /** `extra` is what was added when the plan's own room was used up: it must still be so. */
  private async consumeWithin(charge: Charge, allowances: Amounts, extra: Amounts): Promise<boolean> {
    const { amounts } = charge;
    const leftOf = (amount: number, field: LimitField) =>
      (allowances[field] ?? 0) + (extra[field] ?? 0) - amount;
    if (entriesOf(amounts).some(([field, amount]) => leftOf(amount, field) < 0)) return false;
    // A number that nobody has counted yet is absent.
    const room = at('counts', amounts, (amount, field) => ({ $not: { $gt: leftOf(amount, field) } }));
    const filter = { ...toFilter(charge), ...room };
    const add = { $inc: at('counts', amounts, (amount) => amount), $push: { open: charge.id } };
    if (Object.keys(extra).length === 0) return (await this.upsert(filter, add)) !== null;
    const stillAdded = at('extra', amounts, (_, field) => extra[field] ?? null);
    return (await this.counters.findOneAndUpdate({ ...filter, ...stillAdded }, add).lean()) !== null;
  }

  /** The changed counter, made where there is none; null where there is one that the filter does not find. */
  private async upsert(
    filter: QueryFilter<UsageCounterRecord>,
    change: UpdateQuery<UsageCounterRecord>,
  ): Promise<UsageCounterRecord | null> {
    const returnDocument = 'after';
    try {
      return await this.counters
        .findOneAndUpdate(filter, change, { upsert: true, returnDocument })
        .lean<UsageCounterRecord>();
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      // The counter exists: it is full, or another request made it at this moment.
      return this.counters.findOneAndUpdate(filter, change, { returnDocument }).lean<UsageCounterRecord>();
    }
  }
}

function toFilter({ user, tool, windowStart }: CounterKey) {
  return { user: new Types.ObjectId(user), tool, windowStart };
}

function nameOf({ user, tool, windowStart }: CounterKey): string {
  return `${user} ${tool} ${windowStart.getTime()}`;
}

function distinct<Value>(keys: readonly CounterKey[], valueOf: (key: CounterKey) => Value): Value[] {
  return [...new Set(keys.map(valueOf))];
}

function toUse({ counts = {}, extra = {} }: UsageCounterRecord): WindowUse {
  return { counts, extra };
}

function entriesOf(amounts: Amounts): [LimitField, number][] {
  return Object.entries(amounts) as [LimitField, number][];
}

/** Something of each amount, under its path in the counter. */
function at<Value>(
  part: 'counts' | 'extra',
  amounts: Amounts,
  valueOf: (amount: number, field: LimitField) => Value,
): Record<string, Value> {
  return Object.fromEntries(
    entriesOf(amounts).map(([field, amount]) => [`${part}.${field}`, valueOf(amount, field)]),
  );
}

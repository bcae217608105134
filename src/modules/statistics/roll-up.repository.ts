import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { between } from '../../core/database/range';
import type { Period } from '../../contracts/statistics/statistics';
import type { Day } from '../../domain/statistics/days';
import {
  USAGE_DAY_MODEL,
  USAGE_RECOUNT_MODEL,
  USAGE_TALLY_MODEL,
  type UsageDayRecord,
  type UsageRecountRecord,
  type UsageTallyRecord,
} from './statistics.schema';
import { addTally, bytesOf, emptyTallies, encodeTally, type Tallies, type Tally, tallyOf } from './tally';

@Injectable()
export class RollUpRepository {
  constructor(
    @InjectModel(USAGE_DAY_MODEL) private readonly days: Model<UsageDayRecord>,
    @InjectModel(USAGE_TALLY_MODEL) private readonly tallies: Model<UsageTallyRecord>,
    @InjectModel(USAGE_RECOUNT_MODEL) private readonly recounts: Model<UsageRecountRecord>,
  ) {}

  /** The last day that is counted. */
  async lastDay(): Promise<Day | undefined> {
    const last = await this.days.findOne({}, { _id: 1 }).sort({ _id: -1 }).lean<UsageDayRecord>();
    return last?._id;
  }

  listDays({ from, to }: Period): Promise<UsageDayRecord[]> {
    return this.days
      .find({ _id: between({ from, to }) })
      .sort({ _id: 1 })
      .lean<UsageDayRecord[]>();
  }

  /** Whether the day was another one before. */
  async saveDay(record: UsageDayRecord): Promise<boolean> {
    const known = await this.days.findById(record._id).lean<UsageDayRecord>();
    if (isDeepStrictEqual(known, record)) return false;
    await this.days.replaceOne({ _id: record._id }, record, { upsert: true });
    return true;
  }

  /** Whether the tallies of the day or month were others before. */
  async saveTallies(id: string, tallies: Tallies): Promise<boolean> {
    const known = await this.tallies.findById(id).lean<UsageTallyRecord>();
    const record = encoded(id, tallies);
    if (known && isSame(known, record)) return false;
    await this.tallies.replaceOne({ _id: id }, record, { upsert: true });
    return true;
  }

  /** Which of these days and months have tallies. */
  async known(ids: readonly string[]): Promise<Set<string>> {
    const found = await this.tallies.find({ _id: { $in: ids } }, { _id: 1 }).lean<UsageTallyRecord[]>();
    return new Set(found.map(({ _id }) => _id));
  }

  /** What each user did in these days and months with one tool, or with all. */
  async sum(ids: readonly string[], tool?: string): Promise<Tally> {
    const sums: Tally = new Map();
    const field = tool === undefined ? 'all' : `tools.${tool}`;
    for await (const record of this.stream(ids, { [field]: 1 })) {
      const bytes = tool === undefined ? record.all : record.tools[tool];
      if (bytes) addTally(sums, bytesOf(bytes));
    }
    return sums;
  }

  /** What users did in these days and months with each tool; only of a few, or of all. */
  async sumByTool(ids: readonly string[], only?: readonly string[]): Promise<Tallies> {
    const sums = emptyTallies();
    for await (const { all, tools } of this.stream(ids, {})) {
      addTally(sums.all, bytesOf(all), only);
      for (const [tool, bytes] of Object.entries(tools)) addTally(tallyOf(sums, tool), bytesOf(bytes), only);
    }
    return sums;
  }

  listRecounts(): Promise<UsageRecountRecord[]> {
    return this.recounts.find().lean<UsageRecountRecord[]>();
  }

  async askRecount({ _id, ...recount }: UsageRecountRecord): Promise<void> {
    await this.recounts.updateOne({ _id }, { $set: recount }, { upsert: true });
  }

  async removeRecounts(until: Date): Promise<void> {
    await this.recounts.deleteMany({ until: { $lt: until } });
  }

  private stream(ids: readonly string[], projection: Record<string, 1>): AsyncIterable<UsageTallyRecord> {
    return this.tallies
      .find({ _id: { $in: ids } }, projection)
      .lean<UsageTallyRecord[]>()
      .cursor() as AsyncIterable<UsageTallyRecord>;
  }
}

function encoded(_id: string, { all, tools }: Tallies): UsageTallyRecord {
  const byTool = [...tools].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    _id,
    all: encodeTally(all),
    tools: Object.fromEntries(byTool.map(([tool, tally]) => [tool, encodeTally(tally)])),
  };
}

function isSame(known: UsageTallyRecord, record: UsageTallyRecord): boolean {
  const texts = ({ all, tools }: UsageTallyRecord) => [
    bytesOf(all).toString('latin1'),
    ...Object.entries(tools).map(([tool, bytes]) => tool + bytesOf(bytes).toString('latin1')),
  ];
  return isDeepStrictEqual(texts(known), texts(record));
}

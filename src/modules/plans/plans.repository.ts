import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import { MESSAGES } from '../../contracts/messages';
import type { PlanDto } from '../../contracts/plans/plans.dto';
import { BriefCache } from '../../core/database/brief-cache';
import { withUniqueField } from '../../core/database/duplicate-key';
import {
  findPage,
  type ListPage,
  type ListRange,
  type ListSort,
  streamAll,
} from '../../core/database/list-page';
import { searchQuery } from '../../core/database/search-query';
import { identityKey } from '../../domain/text/identity-key';
import { PLAN_MODEL, type PlanRecord } from './plans.schema';

export interface PlanFilter {
  id?: string[];
  q?: string;
  name?: string;
}

const SORTS = { columns: { name: ['nameKey'], position: ['position', 'nameKey'] }, unique: ['name'] };

@Injectable()
export class PlansRepository {
  private readonly recent = new BriefCache((id) => this.find(id));
  private readonly recentByName = new BriefCache((name) => this.findByName(name));

  constructor(@InjectModel(PLAN_MODEL) private readonly plans: Model<PlanRecord>) {}

  list(filter: PlanFilter, sort: ListSort, range: ListRange): Promise<ListPage<PlanRecord>> {
    return findPage(this.plans, toQuery(filter), sort, range, SORTS);
  }

  /** The ids and names of all that the filter finds, as they are asked for. */
  named(filter: PlanFilter): AsyncIterable<Pick<PlanRecord, '_id' | 'name'>> {
    const options = { ...SORTS, projection: { name: 1 } } as const;
    return streamAll(this.plans, toQuery(filter), { field: 'name', direction: 'ASC' }, options);
  }

  async names(ids: readonly string[]): Promise<Map<string, string>> {
    const plans = await this.plans.find({ _id: { $in: ids } }, { name: 1 }).lean<PlanRecord[]>();
    return new Map(plans.map(({ _id, name }) => [_id.toHexString(), name]));
  }

  findAll(): Promise<PlanRecord[]> {
    return this.plans.find().sort({ nameKey: 1 }).lean<PlanRecord[]>();
  }

  findInOrder(): Promise<PlanRecord[]> {
    return this.plans.find().sort({ position: 1, nameKey: 1 }).lean<PlanRecord[]>();
  }

  find(id: string): Promise<PlanRecord | null> {
    return this.plans.findById(id).lean<PlanRecord>();
  }

  /** A plan as it was at most two seconds ago, for what nearly every request asks. */
  findRecent(id: string): Promise<PlanRecord | null> {
    return this.recent.get(id);
  }

  findByName(name: string): Promise<PlanRecord | null> {
    return this.plans.findOne({ nameKey: identityKey(name) }).lean<PlanRecord>();
  }

  findRecentByName(name: string): Promise<PlanRecord | null> {
    return this.recentByName.get(name);
  }

  insert(plan: PlanDto): Promise<PlanRecord> {
    const change = withUniqueField('name', MESSAGES.planNameTaken, async () =>
      (await this.plans.create(toDocument(plan))).toObject(),
    );
    return this.changing(change);
  }

  replace(id: string, plan: PlanDto): Promise<PlanRecord | null> {
    const change = withUniqueField('name', MESSAGES.planNameTaken, () =>
      this.plans
        .findByIdAndUpdate(id, { $set: toDocument(plan) }, { returnDocument: 'after' })
        .lean<PlanRecord>(),
    );
    return this.changing(change);
  }

  async remove(id: string): Promise<void> {
    await this.changing(this.plans.deleteOne({ _id: id }).exec());
  }

  /** Puts a plan back as it was before it was removed. */
  async restore(record: PlanRecord): Promise<void> {
    const change = this.plans.replaceOne({ _id: record._id }, record, { upsert: true, timestamps: false });
    await this.changing(change.exec());
  }

  private changing<Result>(change: Promise<Result>): Promise<Result> {
    return this.recent.changing(this.recentByName.changing(change));
  }
}

function toDocument({ name, priceText, description, position, limits }: PlanDto) {
  return { name, nameKey: identityKey(name), priceText, description, position, limits };
}

function toQuery({ id, q, name }: PlanFilter): QueryFilter<PlanRecord> {
  return {
    ...(id && { _id: { $in: id } }),
    ...(q && searchQuery<PlanRecord>(identityKey(q), ['nameKey'])),
    ...(name && { nameKey: identityKey(name) }),
  };
}

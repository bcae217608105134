import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, Types } from 'mongoose';
import type { AuditAction } from '../../contracts/audit/audit';
import {
  findPage,
  type ListPage,
  type ListRange,
  type ListSort,
  streamAll,
} from '../../core/database/list-page';
import { between, type Range } from '../../core/database/range';
import { AUDIT_MODEL, type AuditRecord } from './audit.schema';

export interface AuditFilter {
  id?: string[];
  actor?: string;
  action?: AuditAction;
  resource?: string;
  recordId?: string;
  time?: Range<Date>;
  /** What belongs to the entry of this `recordId`. */
  group?: string;
}

/** What many entries share is sorted by time within; one index serves the sort, the filter, and both together. */
const SORT_COLUMNS: Record<string, readonly string[]> = {
  action: ['action', 'time'],
  resource: ['resource', 'time'],
};

@Injectable()
export class AuditRepository {
  constructor(@InjectModel(AUDIT_MODEL) private readonly entries: Model<AuditRecord>) {}

  async append(entry: Omit<AuditRecord, '_id'>): Promise<void> {
    await this.entries.create(entry);
  }

  list(filter: AuditFilter, sort: ListSort, range: ListRange): Promise<ListPage<AuditRecord>> {
    return findPage(this.entries, listed(filter), sort, range, { columns: SORT_COLUMNS });
  }

  /** All that the filter finds, in the list's order, as they are asked for. */
  stream(filter: AuditFilter, sort: ListSort): AsyncIterable<AuditRecord> {
    return streamAll(this.entries, toQuery(filter), sort, { columns: SORT_COLUMNS });
  }

  find(id: string): Promise<AuditRecord | null> {
    return this.entries.findById(id).lean<AuditRecord>();
  }
}

/** What belongs to another entry is seen there, and in the history of its record. */
function listed(filter: AuditFilter): QueryFilter<AuditRecord> {
  const isWhole = filter.group !== undefined || filter.recordId !== undefined || filter.id !== undefined;
  return isWhole ? toQuery(filter) : { ...toQuery(filter), group: null };
}

function toQuery({ id, actor, time, ...fields }: AuditFilter): QueryFilter<AuditRecord> {
  return {
    ...fields,
    ...(id && { _id: { $in: id } }),
    ...(actor && { actor: new Types.ObjectId(actor) }),
    ...(time && { time: between(time) }),
  };
}

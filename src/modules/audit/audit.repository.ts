import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { AuditAction } from '../../contracts/audit/audit';
import { findPage, type ListPage, type ListRange, type ListSort } from '../../core/database/list-page';
import { between, type Range } from '../../core/database/range';
import { AUDIT_MODEL, type AuditRecord } from './audit.schema';

export interface AuditFilter {
  id?: string[];
  actor?: string;
  action?: AuditAction;
  resource?: string;
  recordId?: string;
  time?: Range<Date>;
}

@Injectable()
export class AuditRepository {
  constructor(@InjectModel(AUDIT_MODEL) private readonly entries: Model<AuditRecord>) {}

  async append(entry: Omit<AuditRecord, '_id'>): Promise<void> {
    await this.entries.create(entry);
  }

  list(
    { id, time, ...fields }: AuditFilter,
    sort: ListSort,
    range: ListRange,
  ): Promise<ListPage<AuditRecord>> {
    return findPage(
      this.entries,
      { ...fields, ...(id && { _id: { $in: id } }), ...(time && { time: between(time) }) },
      sort,
      range,
    );
  }

  find(id: string): Promise<AuditRecord | null> {
    return this.entries.findById(id).lean<AuditRecord>();
  }
}

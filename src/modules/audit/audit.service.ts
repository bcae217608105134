import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import type { AuthUser } from '../../contracts/access/access';
import type { AuditAction, AuditEntryView } from '../../contracts/audit/audit';
import type { ListPage, ListRequest, ListSort } from '../../core/database/list-page';
import { notFound } from '../../core/errors/app-error';
import { changesBetween } from './audit.changes';
import { type AuditFilter, AuditRepository } from './audit.repository';
import type { AuditRecord } from './audit.schema';

/** What an admin did. The caller passes what is to be kept of the record, and no more than that. */
export interface AdminAct {
  /** Who acts as somebody else is kept by the own name. */
  actor: Pick<AuthUser, 'id' | 'email' | 'actingAdmin' | 'apiKey'>;
  action: AuditAction;
  resource: string;
  recordId: string;
  label: string;
  before?: object | null;
  after?: object | null;
  /** Of one of many writes: the `recordId` of the entry of all of them. */
  group?: string;
}

/** Keeps what admins do. */
@Injectable()
export class AuditService {
  constructor(private readonly entries: AuditRepository) {}

  async record({ actor, before = null, after = null, ...act }: AdminAct): Promise<void> {
    const { id, email } = actor.actingAdmin ?? actor;
    await this.entries.append({
      ...act,
      ...changesBetween(before, after),
      actor: new Types.ObjectId(id),
      actorEmail: email,
      ...(actor.apiKey && { apiKey: actor.apiKey.name }),
      time: new Date(),
    });
  }

  /** Whether such an act on a record is kept, for one that may be told twice. */
  async has({
    action,
    resource,
    recordId,
  }: Pick<AdminAct, 'action' | 'resource' | 'recordId'>): Promise<boolean> {
    const first = { sort: { field: 'id', direction: 'ASC' }, range: { start: 0, end: 0 } } as const;
    const { total } = await this.entries.list({ action, resource, recordId }, first.sort, first.range);
    return total > 0;
  }

  async list({ filter, sort, range }: ListRequest<AuditFilter>): Promise<ListPage<AuditEntryView>> {
    const { items, total } = await this.entries.list(filter, sort, range);
    return { items: items.map(toView), total };
  }

  /** All that a list's filter finds, for a download, which the log keeps as well. */
  async export(
    admin: AuthUser,
    { filter, sort }: Omit<ListRequest<AuditFilter>, 'range'>,
  ): Promise<AsyncIterable<AuditEntryView>> {
    await this.record({
      actor: admin,
      action: 'export',
      resource: 'audit',
      recordId: 'export',
      label: 'audit log',
      after: filter,
    });
    return this.stream(filter, sort);
  }

  private async *stream(filter: AuditFilter, sort: ListSort): AsyncGenerator<AuditEntryView> {
    for await (const entry of this.entries.stream(filter, sort)) yield toView(entry);
  }

  async get(id: string): Promise<AuditEntryView> {
    const entry = await this.entries.find(id);
    if (!entry) throw notFound();
    return toView(entry);
  }
}

function toView({ _id, actor, time, ...entry }: AuditRecord): AuditEntryView {
  const id = _id.toHexString();
  return { ...entry, _id: id, id, actor: actor.toHexString(), time: time.toISOString() };
}

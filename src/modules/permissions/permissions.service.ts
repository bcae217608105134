import { Injectable } from '@nestjs/common';
import type { AuthUser } from '../../contracts/access/access';
import type { AuditAction } from '../../contracts/audit/audit';
import type { AllPermissionsView, PermissionView } from '../../contracts/permissions/permissions';
import type { PermissionDto } from '../../contracts/permissions/permissions.dto';
import type { ToolPermissions } from '../../contracts/users/users';
import { isUnchanged } from '../../core/database/differing';
import type { ListPage, ListRequest } from '../../core/database/list-page';
import { AppError, notFound } from '../../core/errors/app-error';
import { applyToEach } from '../../core/database/apply-to-each';
import { findOrInsert } from '../../core/database/duplicate-key';
import { completeAllowed } from '../../domain/access/permission-ticking';
import { References } from '../../core/references/references';
import { AuditService } from '../audit/audit.service';
import { type PermissionFilter, PermissionsRepository } from './permissions.repository';
import type { PermissionRecord } from './permissions.schema';

/** A batch as its users' accounts need it. */
export interface Batch extends ToolPermissions {
  id: string;
  name: string;
}

@Injectable()
export class PermissionsService {
  constructor(
    private readonly permissions: PermissionsRepository,
    private readonly audit: AuditService,
    private readonly references: References,
  ) {}

  async list({ filter, sort, range }: ListRequest<PermissionFilter>): Promise<ListPage<PermissionView>> {
    const { items, total } = await this.permissions.list(filter, sort, range);
    return { items: await this.toViews(items), total };
  }

  async all(): Promise<AllPermissionsView> {
    const permissions = await this.toViews(await this.permissions.findAll());
    return { permissions, count: permissions.length };
  }

  /** For lists that are sorted by their names. */
  async idsByName(): Promise<string[]> {
    return (await this.permissions.findAll()).map(({ _id }) => _id.toHexString());
  }

  async get(id: string): Promise<PermissionView> {
    return this.toView(await this.existing(id));
  }

  async create(admin: AuthUser, permission: PermissionDto): Promise<PermissionView> {
    const view = toView(await this.permissions.insert(completed(permission)), 0);
    await this.record(admin, 'create', null, view);
    return view;
  }

  async update(admin: AuthUser, id: string, permission: PermissionDto): Promise<PermissionView> {
    const before = await this.existing(id);
    const entered = completed(permission);
    if (isUnchanged(before, entered)) return this.toView(before);
    const changed = await this.permissions.replace(id, entered);
    if (!changed) throw notFound();
    const after = await this.toView(changed);
    await this.record(admin, 'update', toView(before, 0), after);
    return after;
  }

  /** `group`: the `recordId` of the audit log's entry of many. */
  async remove(admin: AuthUser, id: string, group?: string): Promise<PermissionView> {
    const batch = await this.existing(id);
    const view = await this.unused(batch);
    await this.permissions.remove(id);
    await this.unused(batch).catch(async (error: unknown) => {
      await this.permissions.restore(batch);
      throw error;
    });
    await this.record(admin, 'delete', view, null, group);
    return view;
  }

  removeMany(admin: AuthUser, ids: readonly string[]): Promise<string[]> {
    return applyToEach(ids, (id) => this.remove(admin, id));
  }

  /** The batches with these ids; ids without one are absent. */
  async batches(ids: readonly string[]): Promise<Map<string, Batch>> {
    if (ids.length === 0) return new Map();
    const records = await this.permissions.findMany([...new Set(ids)]);
    return new Map(records.map((record) => [record._id.toHexString(), toBatch(record)]));
  }

  async findBatch(id: string): Promise<Batch | null> {
    const record = await this.permissions.findRecent(id);
    return record && toBatch(record);
  }

  /** The batch with this name, made where there is none. */
  async ensure(permission: PermissionDto): Promise<Batch> {
    const record = await findOrInsert(
      () => this.permissions.findByBatch(permission.batch),
      () => this.permissions.insert(completed(permission)),
    );
    return toBatch(record);
  }

  private async existing(id: string): Promise<PermissionRecord> {
    const record = await this.permissions.find(id);
    if (!record) throw notFound();
    return record;
  }

  private async unused(record: PermissionRecord): Promise<PermissionView> {
    const view = await this.toView(record);
    if (view.students > 0) throw inUse(view);
    return view;
  }

  private async toView(record: PermissionRecord): Promise<PermissionView> {
    const id = record._id.toHexString();
    const students = await this.references.count('batch', [id]);
    return toView(record, students.get(id) ?? 0);
  }

  private async toViews(records: PermissionRecord[]): Promise<PermissionView[]> {
    const students = await this.references.count(
      'batch',
      records.map(({ _id }) => _id.toHexString()),
    );
    return records.map((record) => toView(record, students.get(record._id.toHexString()) ?? 0));
  }

  private record(
    actor: AuthUser,
    action: AuditAction,
    before: PermissionView | null,
    after: PermissionView | null,
    group?: string,
  ): Promise<void> {
    const { id = '', batch = '' } = after ?? before ?? {};
    return this.audit.record({
      actor,
      action,
      resource: 'permissions',
      recordId: id,
      label: batch,
      before: before && audited(before),
      after: after && audited(after),
      group,
    });
  }
}

function completed({ batch, defaultTool, allowed }: PermissionDto): PermissionDto {
  return { batch, defaultTool, allowed: completeAllowed(defaultTool, allowed) };
}

function toBatch({ _id, batch, defaultTool, allowed }: PermissionRecord): Batch {
  return { id: _id.toHexString(), name: batch, defaultTool, allowed };
}

function toView(record: PermissionRecord, students: number): PermissionView {
  const { _id, batch, defaultTool, allowed, createdAt, updatedAt } = record;
  const id = _id.toHexString();
  return {
    _id: id,
    id,
    batch,
    defaultTool,
    allowed,
    students,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

/** What the audit log keeps. */
function audited({ batch, defaultTool, allowed }: PermissionView): object {
  return { batch, defaultTool, allowed };
}

function inUse({ batch, students }: PermissionView): AppError {
  const users = students === 1 ? '1 user is' : `${students} users are`;
  return new AppError(
    'IN_USE',
    `${users} in the batch ${batch}. Move them to another batch before you delete it.`,
    { details: { count: students } },
  );
}

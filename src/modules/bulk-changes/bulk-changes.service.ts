import { Injectable } from '@nestjs/common';
import type { AuthUser } from '../../contracts/access/access';
import { BULK_CHANGE_MESSAGES } from '../../contracts/bulk/bulk-change-messages';
import { type BulkChangeParameters, type BulkRowView } from '../../contracts/bulk/bulk-changes';
import type { BulkChangeDto } from '../../contracts/bulk/bulk-changes.dto';
import { FINISHED_STATUSES } from '../../contracts/jobs/job-states';
import type { JobView } from '../../contracts/jobs/jobs';
import type { ListPage, ListRequest } from '../../core/database/list-page';
import { AppError, fieldsRefused } from '../../core/errors/app-error';
import { asRefusal } from '../../core/errors/as-refusal';
import { JobRemovalsService } from '../jobs/job-removals.service';
import { JobsService } from '../jobs/jobs.service';
import { BulkResourcesService } from './bulk-resources.service';
import { BulkSelectionService } from './bulk-selection.service';
import { type BulkRowFilter, BulkChangesRepository, type SelectedRecord } from './bulk-changes.repository';
import type { BulkRowRecord } from './bulk-changes.schema';

type BulkJob = JobView<'bulk-change'>;

/** Changes of many records, as admins ask for them. */
@Injectable()
export class BulkChangesService {
  constructor(
    private readonly resources: BulkResourcesService,
    private readonly selections: BulkSelectionService,
    private readonly rows: BulkChangesRepository,
    private readonly jobs: JobsService,
    removals: JobRemovalsService,
  ) {
    removals.add('bulk-change', (jobId) => rows.removeOf(jobId));
  }

  async start(
    admin: AuthUser,
    { resource: name, action, values, selection }: BulkChangeDto,
  ): Promise<BulkJob> {
    await this.jobs.assertMayCreate(admin);
    const resource = this.resources.of(name);
    if (!resource.actions.includes(action)) {
      throw fieldsRefused({ action: BULK_CHANGE_MESSAGES.actionInvalid });
    }
    const checked = await asRefusal('values', () => resource.check(action, values ?? {}));
    const records = await this.selections.find(resource, selection);
    return this.create(admin, { resource: name, action, values: checked, count: records.length }, records);
  }

  async list(
    admin: AuthUser,
    id: string,
    request: ListRequest<BulkRowFilter>,
  ): Promise<ListPage<BulkRowView>> {
    await this.jobs.ofKind(admin, 'bulk-change', id);
    const { items, total } = await this.rows.list(id, request);
    return { items: items.map(toView), total };
  }

  /** A job that puts back what another changed, as far as nobody has changed it since. */
  async undo(admin: AuthUser, id: string): Promise<BulkJob> {
    const { status, parameters } = await this.jobs.ofKind(admin, 'bulk-change', id);
    const isOver = FINISHED_STATUSES.some((finished) => finished === status);
    if (!isOver || parameters.action !== 'update') {
      throw new AppError('CONFLICT', BULK_CHANGE_MESSAGES.notUndoable);
    }
    await this.jobs.assertMayCreate(admin);
    const records: SelectedRecord[] = [];
    for await (const { row, record, label } of this.rows.changed(id))
      records.push({ row, id: record, label });
    if (records.length === 0) throw new AppError('CONFLICT', BULK_CHANGE_MESSAGES.nothingToUndo);
    return this.create(admin, { ...parameters, action: 'undo', count: records.length, undoes: id }, records);
  }

  private async create(
    admin: AuthUser,
    parameters: BulkChangeParameters,
    records: readonly SelectedRecord[],
  ): Promise<BulkJob> {
    const fileId = await this.selections.keep(admin.id, records);
    return this.jobs.create(admin, { kind: 'bulk-change', parameters, input: { fileId } });
  }
}

function toView({ _id, record, label, status, reason }: BulkRowRecord): BulkRowView {
  return { id: _id.toHexString(), record, label, status, reason };
}

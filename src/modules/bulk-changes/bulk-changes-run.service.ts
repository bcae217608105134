import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { AuthUser } from '../../contracts/access/access';
import { BULK_CHANGE_MESSAGES } from '../../contracts/bulk/bulk-change-messages';
import type { BulkChangeParameters, BulkChangeResult } from '../../contracts/bulk/bulk-changes';
import type { ErrorCode } from '../../contracts/error-codes';
import type { JobView } from '../../contracts/jobs/jobs';
import { INVITATION_MESSAGES } from '../../contracts/users/invitation-messages';
import type { BulkActor, BulkResource, BulkValues, UpdatableResource } from '../../core/bulk/bulk-resource';
import { AppError } from '../../core/errors/app-error';
import { inLanes } from '../../core/process/in-lanes';
import { joinSentences } from '../../domain/text/join-sentences';
import { BulkChangesRepository } from './bulk-changes.repository';
import type { BulkRowRecord } from './bulk-changes.schema';
import { BulkResourcesService } from './bulk-resources.service';
import { BulkSelectionService } from './bulk-selection.service';

/** A run of a change, as the job's worker leads it. */
export interface BulkRun {
  jobId: string;
  admin: AuthUser;
  parameters: BulkChangeParameters;
  fileId: string;
  signal: AbortSignal;
  reportProgress: (progress: JobView['progress']) => Promise<void>;
}

interface Work<Resource = BulkResource> extends BulkActor {
  resource: Resource;
  parameters: BulkChangeParameters;
}
type Update = Work<UpdatableResource>;

const ROWS_AT_ONCE = 200;
const WRITES_AT_ONCE = 4;
/** Mails that fail one after the other until a mail server counts as away. */
const MOST_FAILURES = 2;
/** Refusals of one record; anything else would meet the next one as well. */
const REFUSALS: readonly ErrorCode[] = [
  'VALIDATION_FAILED',
  'CONFLICT',
  'NOT_FOUND',
  'BAD_REQUEST',
  'IN_USE',
];

/**
 * Changes records one by one. What is about to be written is noted before, and what became of it after: a run that comes
 * after a killed one goes on where that was. A record that is refused stops no other.
 */
@Injectable()
export class BulkChangesRunService {
  constructor(
    private readonly resources: BulkResourcesService,
    private readonly selections: BulkSelectionService,
    private readonly rows: BulkChangesRepository,
  ) {}

  async run({
    jobId,
    admin,
    parameters,
    fileId,
    signal,
    reportProgress,
  }: BulkRun): Promise<BulkChangeResult> {
    const { count: total, resource, action } = parameters;
    await this.fix(jobId, fileId, total);
    let done = total - (await this.rows.countsOf(jobId)).waiting;
    await reportProgress({ done, total });
    const work: Work = { admin, group: jobId, resource: this.resources.of(resource), parameters };
    const invite = inviting(work);
    for (let after = -1; ;) {
      const rows = await this.rows.waiting(jobId, after, ROWS_AT_ONCE);
      await inLanes(rows, action === 'invite' ? 1 : WRITES_AT_ONCE, async (row) => {
        signal.throwIfAborted();
        await this.orRefused(row, () =>
          action === 'invite' ? this.invite(row, invite) : this.write(work, row),
        );
        done++;
        await reportProgress({ done, total });
      });
      after = rows.at(-1)?.row ?? after;
      if (rows.length < ROWS_AT_ONCE) break;
    }
    const [counts, altered] = await Promise.all([this.rows.countsOf(jobId), this.rows.countChanged(jobId)]);
    return { counts, altered };
  }

  private async fix(jobId: string, fileId: string, total: number): Promise<void> {
    if ((await this.rows.countOf(jobId)) === total) return;
    const records = await this.selections.read(fileId);
    for (let start = 0; start < records.length; start += ROWS_AT_ONCE) {
      await this.rows.add(jobId, records.slice(start, start + ROWS_AT_ONCE));
    }
  }

  private write(work: Work, row: BulkRowRecord): Promise<void> {
    const { action, undoes } = work.parameters;
    if (action === 'delete') return this.remove(work, row);
    const update = asUpdate(work);
    return undoes === undefined ? this.update(update, row) : this.undo(update, row, undoes);
  }

  private async update(work: Update, row: BulkRowRecord): Promise<void> {
    const { resource, parameters } = work;
    const patch = row.patch ?? (await resource.patchFor(row.record, parameters.values));
    await this.put(work, row, patch);
  }

  private async undo(work: Update, row: BulkRowRecord, undone: string): Promise<void> {
    const patch = row.patch ?? (await this.formerOf(work, row, undone));
    await this.put(work, row, patch);
    await this.rows.markUndone(undone, row.row);
  }

  /** What an undo puts back, where nobody has changed it since. */
  private async formerOf(
    { resource }: Update,
    { record, row }: BulkRowRecord,
    job: string,
  ): Promise<BulkValues> {
    const { status, before = {}, after = {} } = (await this.rows.find(job, row)) ?? {};
    if (status !== 'done') throw new AppError('CONFLICT', BULK_CHANGE_MESSAGES.undoneBefore);
    const current = await resource.valuesOf(record);
    const isChanged = Object.keys(after).some((field) => !isDeepStrictEqual(current[field], after[field]));
    if (isChanged) throw new AppError('CONFLICT', BULK_CHANGE_MESSAGES.changedSince);
    return before;
  }

  private async put({ resource, ...actor }: Update, row: BulkRowRecord, patch: BulkValues): Promise<void> {
    const before = row.before ?? (await resource.valuesOf(row.record));
    if (!row.patch) await this.rows.begin(row, patch, before);
    await resource.update(actor, row.record, patch);
    const after = await resource.valuesOf(row.record);
    const fields = Object.keys(after).filter((field) => !isDeepStrictEqual(after[field], before[field]));
    const change = { before: only(before, fields), after: only(after, fields) };
    await this.rows.end(row, { status: 'done', ...(fields.length > 0 && change) });
  }

  /** One that is gone after a killed run had begun with it was deleted by that. */
  private async remove({ resource, ...actor }: Work, row: BulkRowRecord): Promise<void> {
    if (!row.patch) await this.rows.begin(row, {});
    try {
      await resource.remove(actor, row.record);
    } catch (error) {
      if (!row.patch || !(error instanceof AppError) || error.code !== 'NOT_FOUND') throw error;
    }
    await this.rows.end(row, { status: 'done' });
  }

  /** A run that comes after a killed one may mail a second time: the newer link counts. */
  private async invite(row: BulkRowRecord, invite: (id: string) => Promise<void>): Promise<void> {
    await invite(row.record);
    await this.rows.end(row, { status: 'done' });
  }

  private async orRefused(row: BulkRowRecord, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof AppError) || !REFUSALS.includes(error.code)) throw error;
      const reason = joinSentences(Object.values(error.errors ?? {})) || error.message;
      await this.rows.end(row, { status: 'refused', reason });
    }
  }
}

/** Mails invitations until the mail server seems away: the others are not tried. */
function inviting({ resource, admin, group }: Work): (id: string) => Promise<void> {
  let failures = 0;
  return async (id) => {
    if (failures >= MOST_FAILURES) throw new AppError('CONFLICT', INVITATION_MESSAGES.notTried);
    try {
      await resource.invite?.({ admin, group }, id);
      failures = 0;
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'UNAVAILABLE') throw error;
      failures++;
      throw new AppError('CONFLICT', error.message, { cause: error });
    }
  };
}

function asUpdate({ resource, ...work }: Work): Update {
  if (isUpdatable(resource)) return { ...work, resource };
  throw new TypeError(`The records of ${work.parameters.resource} can't be given other values.`);
}

function isUpdatable(resource: BulkResource): resource is UpdatableResource {
  return resource.actions.includes('update');
}

function only(values: BulkValues, fields: readonly string[]): BulkValues {
  return Object.fromEntries(fields.map((field) => [field, values[field]]));
}

import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import type { AuthUser } from '../../contracts/access/access';
import type { JobView } from '../../contracts/jobs/jobs';
import type { RowInvitation } from '../../contracts/users/user-import';
import { USER_IMPORT_MESSAGES } from '../../contracts/users/user-import-messages';
import { decoded } from '../../core/files/encoding';
import { FileStore } from '../../core/files/file-store';
import { withoutGuard } from '../../domain/csv/writer';
import { InvitationsService } from '../users/invitations.service';
import { UserEntriesService } from '../users/user-entries.service';
import { type ImportFile, ImportPlanner, type PlannedRow } from './import-planner';
import { inLanes } from '../../core/process/in-lanes';
import { rowViewOf } from './row-view';
import { type RowEnd, UserImportRepository } from './user-import.repository';

/** Accounts that are written at a time: while one password is hashed, others wait for the disk. */
const WRITES_AT_ONCE = 8;

/** The columns of passwords, which are not kept. */
type Secret = readonly (number | undefined)[];

/** A run of an import, as the job's worker leads it. */
export interface ImportRun {
  jobId: string;
  admin: AuthUser;
  signal: AbortSignal;
  reportProgress: (progress: JobView['progress']) => Promise<void>;
}

/**
 * Imports users row by row. What became of a row is kept as soon as it is known: a run that comes after a killed one goes
 * on behind the rows that are done. A row that can't be imported stops no other.
 */
@Injectable()
export class UserImportRunService {
  constructor(
    private readonly planner: ImportPlanner,
    private readonly entries: UserEntriesService,
    private readonly invitations: InvitationsService,
    private readonly rows: UserImportRepository,
    private readonly files: FileStore,
  ) {}

  async read(fileId: string): Promise<Uint8Array> {
    return buffer(decoded(await this.files.open(fileId)));
  }

  async run(file: ImportFile, { jobId, admin, signal, reportProgress }: ImportRun): Promise<void> {
    const { rows: total, matched } = await this.planner.survey(file);
    const secret = [file.columns.password, matched.password];
    const done = await this.rows.outcomesOf(jobId);
    let count = done.size;
    await reportProgress({ done: count, total });
    for await (const planned of this.planner.plan(admin, file, { id: jobId, done })) {
      signal.throwIfAborted();
      const writes = planned.filter(({ plan }) => plan.outcome === 'create' || plan.outcome === 'update');
      const others = planned.filter((row) => !writes.includes(row));
      await this.rows.keepUnwritten(
        jobId,
        others.map((row) => endOf(row, secret)),
      );
      count += others.length;
      await inLanes(writes, WRITES_AT_ONCE, async (row) => {
        signal.throwIfAborted();
        await this.write(jobId, admin, { row, secret, invite: file.settings.invite });
        count++;
        await reportProgress({ done: count, total });
      });
      await reportProgress({ done: count, total });
    }
  }

  private async write(
    jobId: string,
    admin: AuthUser,
    { row, secret, invite }: { row: PlannedRow; secret: Secret; invite: boolean },
  ): Promise<void> {
    const plan = await this.entries.carryOut(admin, row.entry, row.plan);
    const hasToChoose = plan.outcome === 'create' && row.withoutPassword;
    const invitation = hasToChoose ? await this.invite(admin, row, invite) : undefined;
    const end = endOf({ ...row, plan }, secret, invitation);
    const hasWritten = plan.outcome === 'create' || plan.outcome === 'update';
    await (hasWritten ? this.rows.keepWritten(jobId, end) : this.rows.keepUnwritten(jobId, [end]));
  }

  /** A run that comes after a killed one may mail a second time: the newer link counts. */
  private async invite(
    admin: AuthUser,
    { entry: { id = '', group }, plan }: PlannedRow,
    invite: boolean,
  ): Promise<RowInvitation> {
    const isActive = plan.outcome === 'create' && ('made' in plan ? plan.made : plan.entered).isActive;
    if (!invite || !isActive || !this.invitations.mailsOn) return 'none';
    const { mail } = await this.invitations.invite({ admin, origin: '' }, { id, group });
    return mail === 'off' ? 'none' : mail;
  }
}

function endOf(
  { entry, cells, plan, passwordIgnored }: PlannedRow,
  secret: Secret,
  invitation?: RowInvitation,
): RowEnd {
  const view = rowViewOf(entry, plan);
  if (view.outcome === 'error') {
    const kept = cells.map((cell, column) => (secret.includes(column) ? '' : withoutGuard(cell)));
    return { ...view, passwordIgnored, cells: kept };
  }
  if (!invitation) return { ...view, passwordIgnored };
  return { ...view, reason: USER_IMPORT_MESSAGES.invitations[invitation], passwordIgnored, invitation };
}

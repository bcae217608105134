import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { AuthUser } from '../../contracts/access/access';
import type { FileReading, FileReadingView } from '../../contracts/csv/file-reading';
import type {
  ImportColumns,
  ImportFileView,
  ImportSettings,
  RowOutcome,
} from '../../contracts/users/user-import';
import type { FieldErrors } from '../../contracts/error-codes';
import { BULK_MESSAGES } from '../../contracts/users/bulk-messages';
import { USER_IMPORT_MESSAGES } from '../../contracts/users/user-import-messages';
import { fieldsRefused } from '../../core/errors/app-error';
import { asFileRejected, assertColumns } from '../../core/errors/file-rejected';
import { inTurns } from '../../core/process/in-batches';
import type { TableRow } from '../../domain/csv/table';
import { withoutGuard } from '../../domain/csv/writer';
import { identityKey } from '../../domain/text/identity-key';
import { joinSentences } from '../../domain/text/join-sentences';
import { FirstRows } from '../../domain/users/first-rows';
import { matchColumns } from '../../domain/users/import-columns';
import { canMean, ImportMatches } from '../../domain/users/import-matches';
import { openImportFile } from '../../domain/users/import-file';
import {
  type ImportEntry,
  type ImportNames,
  type ImportTerms,
  readImportRow,
} from '../../domain/users/import-row';
import { PermissionsService } from '../permissions/permissions.service';
import { PlansService } from '../plans/plans.service';
import { type EntryPlan, type PlannedEntry, UserEntriesService } from '../users/user-entries.service';

/** Rows that are taken at a time; others get their turn between. */
const BATCH = 20;
const SAMPLE_ROWS = 3;
const NO_SUCH_COLUMN = { message: USER_IMPORT_MESSAGES.columnMissing };

/** A row with what it would do. */
export interface PlannedRow {
  /** As the file has it. */
  cells: string[];
  entry: ImportEntry & { id?: string; group?: string };
  plan: EntryPlan;
  passwordIgnored: boolean;
  /** Whether it makes an account whose owner has to choose a password. */
  withoutPassword: boolean;
}

/** A job that imports a file. */
export interface ImportJob {
  id: string;
  /** What became of the rows that an earlier run has dealt with. */
  done: ReadonlyMap<number, RowOutcome>;
}

export interface ImportFile {
  bytes: Uint8Array;
  columns: ImportColumns;
  settings: ImportSettings;
  reading?: FileReading;
}

/** Reads files of users, and finds out what each of their rows would do. Nothing is written. */
@Injectable()
export class ImportPlanner {
  constructor(
    private readonly entries: UserEntriesService,
    private readonly permissions: PermissionsService,
    private readonly plans: PlansService,
  ) {}

  /** What a file holds, with `mayGuess` by its likeliest encoding; refuses one that can't be imported at all. */
  async survey(
    { bytes, reading: chosen }: Pick<ImportFile, 'bytes' | 'reading'>,
    mayGuess = false,
  ): Promise<ImportFileView> {
    const { header, batches, reading } = open(bytes, chosen, mayGuess);
    const sample: string[][] = [];
    let rows = 0;
    for await (const batch of batches) {
      for (const { cells } of batch.slice(0, SAMPLE_ROWS - sample.length))
        sample.push(cells.map(withoutGuard));
      rows += batch.length;
    }
    return { columns: header, sample, rows, matched: matchColumns(header), reading };
  }

  /** What a file holds; refuses one that can't be imported like this, before any account is looked up. */
  async assertImportable(file: ImportFile): Promise<ImportFileView> {
    const view = await this.survey(file);
    assertColumns(file.columns, view.columns.length, NO_SUCH_COLUMN);
    assertSettings(file.settings, await this.names());
    return view;
  }

  /** What the rows would do, some at a time, in the order of the file and without those that the job has done. */
  async *plan(
    admin: AuthUser,
    { bytes, columns, settings, reading }: ImportFile,
    job?: ImportJob,
  ): AsyncGenerator<PlannedRow[], void> {
    const { header, batches } = open(bytes, reading);
    assertColumns(columns, header.length, NO_SUCH_COLUMN);
    const matches = new ImportMatches(settings.values ?? []);
    const terms: ImportTerms = { ...(await this.names()), settings, matches };
    const firstRows = new FirstRows();
    for await (const batch of batches) {
      const entries = batch.map((row) => readImportRow(row, columns, terms));
      const cellsOf = new Map(batch.map(({ row, cells }) => [row, cells]));
      const open = entries.filter(({ row }) => !job?.done.has(row));
      const planned = await this.entries.plan(
        admin,
        open.map((entry) => ({ ...entry, id: job && accountIdOf(job.id, entry.row), group: job?.id })),
      );
      const plannedOf = new Map(planned.map((row) => [row.entry.row, row]));
      yield entries.flatMap((entry) => {
        const row = plannedOf.get(entry.row);
        const outcome = row?.plan.outcome ?? job?.done.get(entry.row);
        const first = firstRows.above(entry, outcome !== 'error');
        return row ? [{ ...plannedRow(row, first), cells: cellsOf.get(entry.row) ?? [] }] : [];
      });
    }
  }

  private async names(): Promise<ImportNames> {
    const [{ permissions }, { plans }] = await Promise.all([this.permissions.all(), this.plans.all()]);
    return {
      batches: new Map(permissions.map(({ id, batch }) => [identityKey(batch), id])),
      plans: new Map(plans.map(({ id, name }) => [identityKey(name), id])),
    };
  }
}

/** The rows of a file, some at a time, with a turn for others between; refusals as the API tells them. */
function open(...file: Parameters<typeof openImportFile>): {
  header: string[];
  batches: AsyncGenerator<TableRow[]>;
  reading: FileReadingView;
} {
  try {
    const { header, rows, reading } = openImportFile(...file);
    return { header, batches: batchesOf(rows), reading };
  } catch (error) {
    throw asFileRejected(error);
  }
}

async function* batchesOf(rows: Iterable<TableRow>): AsyncGenerator<TableRow[]> {
  try {
    yield* inTurns(rows, BATCH);
  } catch (error) {
    throw asFileRejected(error);
  }
}

/** The same in every run of a job: an account of this id is its own doing. The id tells the time, as others do. */
function accountIdOf(jobId: string, row: number): string {
  const hash = createHash('sha256').update(`${jobId}:${row}`).digest('hex');
  return jobId.slice(0, 8) + hash.slice(0, 16);
}

/** `first` is the row above that has the e-mail: it is told beside what is wrong with this one itself. */
function plannedRow(
  { entry, plan, exists }: PlannedEntry<PlannedRow['entry']>,
  first?: number,
): Omit<PlannedRow, 'cells'> {
  if (first !== undefined) {
    const own = plan.outcome === 'error' ? [plan.reason] : [];
    const reason = joinSentences([...own, USER_IMPORT_MESSAGES.duplicate(first)]);
    return { entry, plan: { outcome: 'error', reason }, passwordIgnored: false, withoutPassword: false };
  }
  return {
    entry,
    plan,
    passwordIgnored: exists && entry.password !== undefined && plan.outcome !== 'error',
    withoutPassword: plan.outcome === 'create' && entry.password === undefined,
  };
}

/** A batch or plan may have been deleted since it was chosen. */
function assertSettings({ batch, userPlan, values }: ImportSettings, names: ImportNames): void {
  const errors: FieldErrors = {};
  const batches = new Set(names.batches.values());
  const plans = new Set(names.plans.values());
  if (batch && !batches.has(batch)) errors.batch = BULK_MESSAGES.batchGone;
  if (userPlan && !plans.has(userPlan)) errors.userPlan = BULK_MESSAGES.planGone;
  const wrong = values?.find((value) => !canMean(value, { batches, plans }));
  if (wrong) errors.values = USER_IMPORT_MESSAGES.valueGone(wrong.text);
  if (Object.keys(errors).length > 0) throw fieldsRefused(errors, Object.values(errors).join(' '));
}

import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { AuthUser } from '../../contracts/access/access';
import type { JobView } from '../../contracts/jobs/jobs';
import { FREE_PLAN_NAME } from '../../contracts/plans/plans';
import {
  type ImportCheckRow,
  type ImportCheckView,
  type ImportField,
  type ImportFileView,
  MAX_IMPORT_BYTES,
} from '../../contracts/users/user-import';
import { USER_IMPORT_MESSAGES } from '../../contracts/users/user-import-messages';
import { FileStore } from '../../core/files/file-store';
import { type RefusedRow, refusedRows } from '../../domain/csv/refused-rows';
import { delimiterOfImport } from '../../domain/users/import-file';
import { UnreadValues } from '../../domain/users/import-matches';
import { ImportTally } from '../../domain/users/import-report';
import { importTemplate } from '../../domain/users/import-template';
import { JobRemovalsService } from '../jobs/job-removals.service';
import { JobsService } from '../jobs/jobs.service';
import { PermissionsService } from '../permissions/permissions.service';
import { PlansService } from '../plans/plans.service';
import { type ImportFile, ImportPlanner } from './import-planner';
import { checkRowOf, type NamesById } from './row-view';
import { UserImportRepository } from './user-import.repository';

/** Characters of a column's name that the report has. */
const MAX_COLUMN_NAME = 100;
/** Its own name is the job's. */
const UPLOAD_NAME = 'users.csv';

/** What admins do with files of users: look into one, try it, import it. */
@Injectable()
export class UserImportService {
  constructor(
    private readonly planner: ImportPlanner,
    private readonly jobs: JobsService,
    private readonly files: FileStore,
    private readonly permissions: PermissionsService,
    private readonly plans: PlansService,
    rows: UserImportRepository,
    removals: JobRemovalsService,
  ) {
    removals.add('user-import', (jobId) => rows.removeOf(jobId));
  }

  survey(file: Pick<ImportFile, 'bytes' | 'reading'>): Promise<ImportFileView> {
    return this.planner.survey(file, true);
  }

  /** What an import would do, row by row. */
  async check(admin: AuthUser, file: ImportFile): Promise<ImportCheckView> {
    const { columns: header, reading } = await this.planner.assertImportable(file);
    const names = await this.namesById();
    const tally = new ImportTally();
    const unread = new UnreadValues();
    const rows: ImportCheckRow[] = [];
    const refused: RefusedRow[] = [];
    for await (const planned of this.planner.plan(admin, file)) {
      for (const { entry, cells, plan, passwordIgnored, withoutPassword } of planned) {
        const row = checkRowOf(entry, plan, names);
        tally.add(row, { passwordIgnored, withoutPassword });
        rows.push(row);
        for (const [field, text] of Object.entries(entry.unread ?? {}))
          unread.add(field as ImportField, text);
        if (plan.outcome === 'error') refused.push({ cells, reason: plan.reason });
      }
    }
    const { counts, passwordsIgnored, withoutPassword } = tally;
    return {
      ...{ counts, passwordsIgnored, withoutPassword, rows, unread: unread.list() },
      refused: refusedRows(header, refused, reading.delimiter),
    };
  }

  private async namesById(): Promise<NamesById> {
    const [{ permissions }, { plans }] = await Promise.all([this.permissions.all(), this.plans.all()]);
    return new Map([
      ...permissions.map(({ id, batch }) => [id, batch] as const),
      ...plans.map(({ id, name }) => [id, name] as const),
    ]);
  }

  /** Makes a job of a file that can be read. */
  async submit(
    admin: AuthUser,
    { name, bytes, columns, settings, reading = {} }: ImportFile & { name: string },
  ): Promise<JobView<'user-import'>> {
    await this.jobs.assertMayCreate(admin);
    const { columns: header } = await this.planner.assertImportable({ bytes, columns, settings, reading });
    const delimiter = delimiterOfImport(bytes, reading);
    const names = header.map((column) => column.slice(0, MAX_COLUMN_NAME));
    const own = { names, email: columns.email };
    const parameters = { fileName: name, bytes: bytes.length, delimiter, columns: own };
    const { id: fileId } = await this.files.save(
      Readable.from([bytes]),
      { name: UPLOAD_NAME, contentType: 'text/csv', owner: admin.id, purpose: 'job', encoding: 'gzip' },
      { maxBytes: MAX_IMPORT_BYTES, tooLarge: USER_IMPORT_MESSAGES.tooLarge },
    );
    const input = { fileId, columns: { ...columns }, settings: { ...settings }, reading: { ...reading } };
    return this.jobs.create(admin, { kind: 'user-import', parameters, input });
  }

  /** A file with every column and an example, which names what this instance has. */
  async template(now: Date): Promise<string[][]> {
    const [{ permissions }, { plans }] = await Promise.all([this.permissions.all(), this.plans.all()]);
    const names = {
      batch: permissions[0]?.batch,
      plan: plans.find(({ name }) => name !== FREE_PLAN_NAME)?.name,
    };
    return importTemplate(names, now.getUTCFullYear());
  }
}

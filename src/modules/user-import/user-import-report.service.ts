import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import {
  IMPORT_REPORT_PREFIX,
  type ImportRowView,
  type UserImportParameters,
  type UserImportResult,
} from '../../contracts/users/user-import';
import { csvChunks, type ExportColumns } from '../../core/http/export';
import { COMMA } from '../../domain/csv/bytes';
import { ImportTally } from '../../domain/users/import-report';
import { UserImportRepository } from './user-import.repository';

const COLUMNS: ExportColumns<ImportRowView> = {
  Row: ({ row }) => row,
  Email: ({ email }) => email,
  Outcome: ({ outcome }) => outcome,
  Reason: ({ reason }) => reason,
};

/** The report of an import, as far as it has come. */
@Injectable()
export class UserImportReportService {
  constructor(private readonly rows: UserImportRepository) {}

  countRows(jobId: string): Promise<number> {
    return this.rows.countOf(jobId);
  }

  /** The report as csv with the import's delimiter, while it is made, and the file that it is to be; `result` holds once all of it was read. */
  reportOf(jobId: string, { fileName, delimiter = COMMA }: UserImportParameters) {
    const tally = new ImportTally();
    return {
      content: Readable.from(csvChunks(COLUMNS, this.tallied(jobId, tally), delimiter), {
        objectMode: false,
      }),
      file: {
        name: `${IMPORT_REPORT_PREFIX}${fileName}`,
        contentType: 'text/csv; charset=utf-8',
        encoding: 'gzip' as const,
      },
      result: (): UserImportResult => {
        const { counts, passwordsIgnored, withoutPassword, preview, invitations } = tally;
        return { fileName, counts, passwordsIgnored, withoutPassword, preview, invitations };
      },
    };
  }

  private async *tallied(jobId: string, tally: ImportTally): AsyncGenerator<ImportRowView, void> {
    for await (const { passwordIgnored, invitation, ...row } of this.rows.stream(jobId)) {
      tally.add(row, { passwordIgnored, invitation });
      yield row;
    }
  }
}

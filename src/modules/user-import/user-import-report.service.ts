import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import {
  IMPORT_LABELS,
  IMPORT_REPORT_COLUMNS,
  IMPORT_REPORT_PREFIX,
  type UserImportParameters,
  type UserImportResult,
} from '../../contracts/users/user-import';
import { csvTable } from '../../core/http/export';
import { COMMA } from '../../domain/csv/bytes';
import { ownColumns } from '../../domain/csv/refused-rows';
import { ImportTally } from '../../domain/users/import-report';
import { UserImportRepository } from './user-import.repository';
import type { ImportRowRecord } from './user-import.schema';

type FileColumns = NonNullable<UserImportParameters['columns']>;

/** Of imports from before their own columns were kept. */
const NO_COLUMNS: FileColumns = { names: [IMPORT_LABELS.email], email: 0 };

/** The report of an import, as far as it has come. */
@Injectable()
export class UserImportReportService {
  constructor(private readonly rows: UserImportRepository) {}

  countRows(jobId: string): Promise<number> {
    return this.rows.countOf(jobId);
  }

  /**
   * The report as csv with the import's delimiter, while it is made, and the file that it is to be; `result` holds once all of it
   * was read. It has the file's own columns, filled in where a row was refused: fixed, it can be imported again.
   */
  reportOf(
    jobId: string,
    { fileName, delimiter = COMMA, columns: { names, email } = NO_COLUMNS }: UserImportParameters,
  ) {
    const tally = new ImportTally();
    const own = ownColumns(names, IMPORT_REPORT_COLUMNS);
    const header = [...own, ...IMPORT_REPORT_COLUMNS];
    const cellsOf = ({ email: address, cells = [] }: ImportRowRecord) =>
      own.map((_, column) => (column === email ? address : (cells[column] ?? '')));
    return {
      content: Readable.from(csvTable(header, this.tallied(jobId, tally, cellsOf), delimiter), {
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

  private async *tallied(
    jobId: string,
    tally: ImportTally,
    cellsOf: (row: ImportRowRecord) => string[],
  ): AsyncGenerator<string[], void> {
    for await (const record of this.rows.stream(jobId)) {
      const { row, outcome, reason, passwordIgnored, invitation } = record;
      tally.add(record, { passwordIgnored, invitation });
      yield [...cellsOf(record), String(row), outcome, reason];
    }
  }
}

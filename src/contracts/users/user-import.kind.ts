import type { FileReading } from '../csv/file-reading';
import type { JobKindDefinition } from '../jobs/job-kind';
import {
  IMPORT_BROKE_OFF,
  IMPORT_REPORT_PREFIX,
  type ImportColumns,
  type ImportSettings,
  type UserImportParameters,
  type UserImportResult,
} from './user-import';

interface UserImportJob {
  parameters: UserImportParameters;
  /** `settings`: absent from what an older release has queued. */
  input: { fileId: string; columns: ImportColumns; settings?: ImportSettings; reading?: FileReading };
  result: UserImportResult;
}

export const userImportKind: JobKindDefinition<UserImportJob> = {
  label: 'Import of users',
  nameOf: ({ fileName }) => fileName,
  concurrency: 1,
  attempts: 3,
  pausable: true,
  ownsDocuments: true,
  secretUpload: true,
  shown: {
    page: '/users/import',
    units: 'rows',
    verbs: { now: 'Importing', past: 'imported' },
    starting: 'Reading the file…',
    whenCancelled:
      'The users imported so far are kept. Import the file again for the others: nobody is added twice.',
    whenFailed: IMPORT_BROKE_OFF,
    whenDeleted: 'The report is deleted permanently. The users stay as they are.',
    file: {
      type: 'text/csv',
      nameOf: ({ parameters }) => `${IMPORT_REPORT_PREFIX}${parameters.fileName}`,
      hint: 'The report was downloaded.',
    },
  },
};

import type { JobKindDefinition } from '../jobs/job-kind';
import {
  BULK_BROKE_OFF,
  BULK_LISTS,
  type BulkChangeParameters,
  type BulkChangeResult,
  bulkChangeTitle,
} from './bulk-changes';

interface BulkChangeJob {
  parameters: BulkChangeParameters;
  /** `fileId`: the records that it is for. */
  input: { fileId: string };
  result: BulkChangeResult;
}

export const bulkChangeKind: JobKindDefinition<BulkChangeJob> = {
  label: 'Change of many records',
  nameOf: (parameters) => bulkChangeTitle(parameters),
  concurrency: 1,
  attempts: 3,
  pausable: true,
  ownsDocuments: true,
  shown: {
    page: '/users/changes',
    pageOf: ({ parameters }) => `/${BULK_LISTS[parameters.resource]}/changes`,
    units: 'records',
    verbs: { now: 'Changing', past: 'processed' },
    starting: 'Waiting for its turn…',
    whenCancelled: BULK_BROKE_OFF,
    whenFailed: BULK_BROKE_OFF,
    deletedAs: (name) => `the report “${name}”`,
    whenDeleted:
      'The report is deleted permanently. The records stay as they are, and an update can no longer be undone.',
  },
};

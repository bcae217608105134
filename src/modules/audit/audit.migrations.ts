import { dropIndex } from '../../core/database/drop-index';
import type { Migration } from '../../core/database/migration';

export const auditMigrations: Migration[] = [
  {
    id: 'audit-001-indexes',
    async up(connection) {
      await connection
        .collection('audit_log')
        .createIndexes([
          { key: { time: 1, _id: 1 } },
          { key: { resource: 1, recordId: 1, time: 1 } },
          { key: { actor: 1, time: 1 } },
        ]);
    },
  },
  {
    // What the list is filtered and sorted by, always by time within.
    id: 'audit-002-list-indexes',
    async up(connection) {
      await connection
        .collection('audit_log')
        .createIndexes([
          { key: { actor: 1, time: 1, _id: 1 } },
          { key: { action: 1, time: 1, _id: 1 } },
          { key: { resource: 1, time: 1, _id: 1 } },
        ]);
    },
  },
  {
    // The list's index of the actor begins with the same fields.
    id: 'audit-003-superseded-index',
    up: (connection) => dropIndex(connection, 'audit_log', 'actor_1_time_1'),
  },
  {
    // The list leaves out what belongs to another entry, and an entry opens to what belongs to it.
    id: 'audit-004-group-index',
    async up(connection) {
      await connection.collection('audit_log').createIndexes([{ key: { group: 1, time: 1, _id: 1 } }]);
    },
  },
  {
    // The history of a record, whether its resource is named or not: ids of two resources are seldom alike.
    id: 'audit-005-record-index',
    async up(connection) {
      await connection.collection('audit_log').createIndexes([{ key: { recordId: 1, time: 1, _id: 1 } }]);
      await dropIndex(connection, 'audit_log', 'resource_1_recordId_1_time_1');
    },
  },
];

import { type Connection, Types } from 'mongoose';
import { dropIndex } from '../../core/database/drop-index';
import { fillKeys } from '../../core/database/fill-keys';
import type { Migration } from '../../core/database/migration';
import { FileStore } from '../../core/files/file-store';
import { identityKey } from '../../domain/text/identity-key';
import { keepPhoto, removePhoto, sentPhoto } from './photos';

/** What the list of users is sorted by, and filtered by, always with `_id` behind. */
const SORTED = [
  ['nameKey'],
  ['email'],
  ['subscriptionEndDate'],
  ['createdAt'],
  ['role', 'nameKey'],
  ['userType', 'nameKey'],
  ['isActive', 'nameKey'],
  ['batch', 'nameKey'],
  ['userPlan', 'nameKey'],
];

/** Accounts whose photos are in memory at once. */
const PHOTO_PAGE = 50;

/** Photos that stand in their accounts become files. */
async function movePhotos(connection: Connection): Promise<void> {
  const files = new FileStore(connection);
  const users = connection.collection<{ _id: Types.ObjectId; photoURL: string }>('users');
  for (let after = new Types.ObjectId('0'.repeat(24)); ;) {
    const page = await users
      .find({ _id: { $gt: after }, photoURL: /^data:/ }, { projection: { photoURL: 1 } })
      .sort({ _id: 1 })
      .limit(PHOTO_PAGE)
      .toArray();
    for (const { _id, photoURL } of page) {
      const photo = sentPhoto(photoURL);
      if (!photo) continue;
      const address = await keepPhoto(files, _id.toHexString(), photo);
      const { matchedCount } = await users.updateOne({ _id, photoURL }, { $set: { photoURL: address } });
      if (matchedCount === 0) await removePhoto(files, address);
    }
    const last = page.at(-1);
    if (!last) return;
    after = last._id;
  }
}

export const usersMigrations: Migration[] = [
  {
    id: 'users-001-indexes',
    async up(connection) {
      const sorts = SORTED.map((fields) => Object.fromEntries([...fields, '_id'].map((field) => [field, 1])));
      await connection
        .collection('users')
        .createIndexes([{ key: { email: 1 }, unique: true }, ...sorts.map((key) => ({ key }))]);
    },
  },
  {
    id: 'users-002-email-keys',
    async up(connection) {
      await fillKeys(connection, { collection: 'users', text: 'email', key: 'emailKey', keyOf: identityKey });
      await connection.collection('users').createIndexes([{ key: { emailKey: 1 }, unique: true }]);
    },
  },
  { id: 'users-003-photos', up: movePhotos },
  {
    id: 'users-004-last-login-index',
    async up(connection) {
      await connection.collection('users').createIndexes([{ key: { lastLoginAt: 1, _id: 1 } }]);
    },
  },
  {
    // Who counts as pro now, and for how long.
    id: 'users-005-subscription-index',
    async up(connection) {
      await connection
        .collection('users')
        .createIndexes([{ key: { userType: 1, subscriptionEndDate: 1, _id: 1 } }]);
    },
  },
  {
    // Whose invitation waits: few at any time, and only their accounts are in the index.
    id: 'users-006-invitation-index',
    async up(connection) {
      await connection
        .collection('users')
        .createIndexes([
          { key: { 'passwordLink.invitation': 1, 'passwordLink.expiresAt': 1 }, sparse: true },
        ]);
    },
  },
  {
    // The unique index of e-mails serves the list sorted by them.
    id: 'users-007-superseded-index',
    up: (connection) => dropIndex(connection, 'users', 'email_1__id_1'),
  },
  {
    // Students by what their account is now; how many are free is counted with each list of plans.
    id: 'users-008-account-state-index',
    async up(connection) {
      await connection
        .collection('users')
        .createIndexes([{ key: { role: 1, userType: 1, subscriptionEndDate: 1, _id: 1 } }]);
    },
  },
];

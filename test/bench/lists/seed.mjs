import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);
const { mongo } = require('mongoose');
const { socketPathOf } = require('../../../dist/src/embedded/socket-path.js');

const FIRST = ['Ada', 'Björn', 'Chloé', 'Dmitri', 'Esther', 'Farid', 'Grace', 'Hana', 'Iñigo', 'Jūlija'];
const LAST = [
  'Moore',
  'Sørensen',
  'Dubois',
  'Ivanov',
  'Müller',
  'Haddad',
  'Okafor',
  'Novák',
  'García',
  'Ozols',
];
const DAY_MS = 86_400_000;
const INSERTED_AT_ONCE = 1_000;
/** What an admin did, beside each account's making. */
const AUDIT_PER_USER = 2;

/** A community of its real size, written past the API: hashing 20,000 passwords would take minutes. */
export async function seed(folder, { users, batches, plans }) {
  const path = encodeURIComponent(socketPathOf(join(folder, 'mongo')));
  const client = await mongo.MongoClient.connect(
    `mongodb://${path}/cohort?directConnection=true&retryWrites=false`,
  );
  try {
    const database = client.db();
    const batchIds = await insert(database, 'permissions', batches, (i) => ({
      batch: `Cohort ${i}`,
      batchKey: `cohort ${i}`,
      defaultTool: 'intent-finder',
      allowed: ['intent-finder'],
    }));
    const planIds = await insert(database, 'plans', plans, (i) => ({
      name: `Plan ${i}`,
      nameKey: `plan ${i}`,
      limits: {},
    }));
    const userIds = await insert(database, 'users', users, (i) => student(i, batchIds, planIds));
    const actor = new mongo.ObjectId();
    await insert(database, 'audit_log', users * AUDIT_PER_USER, (i) => ({
      actor,
      actorEmail: 'admin@cohort.bench',
      action: 'update',
      resource: 'users',
      recordId: userIds[i % users].toHexString(),
      label: `student-${i % users}@school.example`,
      before: { name: 'Before' },
      after: { name: 'After' },
      time: new Date(Date.now() - i * 60_000),
    }));
    return { batchIds, planIds };
  } finally {
    await client.close();
  }
}

function student(i, batchIds, planIds) {
  const name = `${FIRST[i % 10]} ${LAST[Math.floor(i / 10) % 10]} ${i}`;
  const email = `student-${i}@school.example`;
  const isAdmin = i % 500 === 0;
  const isPro = !isAdmin && i % 3 === 0;
  return {
    name,
    nameKey: name.toLowerCase(),
    email,
    emailKey: email,
    passwordHash:
      '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
    tokenVersion: 0,
    role: isAdmin ? 'admin' : 'student',
    isActive: i % 11 !== 0,
    batch: isAdmin ? null : batchIds[(i * 7) % batchIds.length],
    photoURL: '',
    settings: {},
    shortcuts: ['intent-finder'],
    extendedPermissions: [],
    userType: isPro ? 'pro' : 'free',
    subscriptionEndDate: isPro ? new Date(Date.now() + ((i % 400) - 100) * DAY_MS) : null,
    userPlan: isPro ? planIds[(i * 3) % planIds.length] : null,
    extendedPlans: {},
    planSince: new Date(Date.now() - (i % 300) * DAY_MS),
    lastLoginAt: i % 5 === 0 ? null : new Date(Date.now() - (i % 90) * DAY_MS),
    sample: false,
  };
}

async function insert(database, collection, count, make) {
  const ids = [];
  for (let start = 0; start < count; start += INSERTED_AT_ONCE) {
    const size = Math.min(INSERTED_AT_ONCE, count - start);
    const documents = Array.from({ length: size }, (_, i) => {
      const createdAt = new Date(Date.now() - (start + i) * 600_000);
      return { _id: new mongo.ObjectId(), createdAt, updatedAt: createdAt, ...make(start + i) };
    });
    await database.collection(collection).insertMany(documents);
    ids.push(...documents.map(({ _id }) => _id));
  }
  return ids;
}

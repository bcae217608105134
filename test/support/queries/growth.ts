import { mongo } from 'mongoose';
import { JOB_KINDS } from '../../../src/contracts/jobs/job-kinds';
import {
  MANY,
  FEWER,
  PART,
  DAY_MS,
  NOW,
  STRANGERS,
  chance,
  oneIn,
  ago,
  ahead,
  place,
  named,
  pick,
  within,
  type Growth,
} from './growing';
import { GROWTH_OF_CRAWLS } from './growth-of-crawls';
import { GROWTH_OF_TOOLS } from './growth-of-tools';

/** What grows with the community, with its users' work or with time. */
export const GROWTH: Record<string, Growth> = {
  users: {
    rows: MANY,
    vary: (i, { batch, plan }) => {
      const isAdmin = i % 500 === 0;
      const isPro = !isAdmin && chance(i, 1) % 10 === 0;
      return {
        name: `Student ${named(i)}`,
        nameKey: `student ${named(i)}`,
        email: `s${named(i)}@school.example`,
        emailKey: `s${named(i)}@school.example`,
        photoURL: '',
        role: isAdmin ? 'admin' : 'student',
        isActive: chance(i, 3) % 11 !== 0,
        batch: isAdmin ? null : pick(i, 7, [batch, ...STRANGERS.slice(0, 199)]),
        userType: isPro ? 'pro' : 'free',
        userPlan: isPro ? pick(i, 4, [plan, ...STRANGERS.slice(0, 9)]) : null,
        subscriptionEndDate: isPro ? new Date(NOW + ((chance(i, 5) % 400) - 100) * DAY_MS) : null,
        createdAt: ago(i, MANY),
        lastLoginAt: chance(i, 6) % 10 === 0 ? null : ago(place(i, 97), MANY),
        sample: false,
      };
    },
  },
  jobs: {
    rows: MANY,
    vary: (i, { student }) => ({
      kind: pick(i, 1, JOB_KINDS),
      owner: oneIn(500, i, student),
      ownerEmail: `s${named(i)}@school.example`,
      status: chance(i, 2) % 20 > 1 ? 'done' : pick(i, 3, ['failed', 'cancelled']),
      createdAt: ago(i, MANY),
      finishedAt: new Date(ago(i, MANY).getTime() + (i % 1_000) * 1_000),
      expiresAt: ahead(i),
      outputFile: `file ${named(i)}`,
      'input.fileId': `upload ${named(i)}`,
    }),
  },
  api_keys: {
    rows: FEWER,
    vary: (i, { student }) => ({
      owner: oneIn(2_000, i, student),
      ownerEmail: `s${named(i)}@school.example`,
      hash: `hash ${named(i)}`,
      createdAt: ago(i, FEWER),
      expiresAt: ahead(i),
    }),
  },
  audit_log: {
    rows: MANY,
    vary: (i, { admin }) => ({
      actor: oneIn(200, i, admin),
      recordId: `record ${i % 30_000}`,
      time: ago(i, MANY),
      ...(chance(i, 1) % 4 === 0 && { group: `group ${i % 1_000}` }),
    }),
  },
  usage_log: {
    rows: MANY,
    vary: (i, { student }) => ({ user: oneIn(100, i, student), time: ago(i, MANY) }),
  },
  'files.files': {
    rows: FEWER,
    vary: (i, { student }) => ({
      uploadDate: ago(i, FEWER),
      'metadata.owner': oneIn(100, i, student).toHexString(),
      'metadata.purpose': pick(i, 1, ['job', 'job', 'job', 'photo']),
      'metadata.accessKey': `key ${i}`,
    }),
  },
  'files.chunks': { rows: FEWER, vary: () => ({ files_id: new mongo.ObjectId() }) },
  usage_counters: {
    rows: FEWER,
    vary: (i, { student }) => ({ user: oneIn(100, i, student), windowStart: ago(i, FEWER) }),
  },
  model_use: {
    rows: FEWER,
    vary: (i, { student }) => ({
      // No two of one user are of one day, and the student's own is of today.
      user: oneIn(500, i + 1, student),
      day: new Date(NOW - Math.floor(i / 300) * DAY_MS).toISOString().slice(0, 10),
      charged: chance(i, 1) % 200_000,
    }),
  },
  model_answers: {
    rows: FEWER,
    vary: (i, { student }) => ({ _id: `answer ${i}`, user: oneIn(100, i, student), at: ago(i, FEWER) }),
  },
  meaning_vectors: { rows: FEWER, vary: (i) => ({ _id: `vector ${i}`, at: ago(i, FEWER) }) },
  user_import_rows: {
    rows: FEWER,
    vary: (i, cast) => ({ job: within(i, [cast.import], PART), row: 100 + (i % PART) }),
  },
  bulk_change_rows: {
    rows: FEWER,
    vary: (i, { bulkChange }) => ({ job: within(i, [bulkChange], PART), row: 1_000 + (i % PART) }),
  },
  seen_notes: { rows: FEWER, vary: () => ({}) },
  ppl_files: {
    rows: 500,
    vary: (i) => ({
      nameKey: `file ${i}`,
      fileId: `content ${i}`,
      tags: [`tag ${i % 50}`],
      updatedAt: ago(i, 500),
      createdAt: ago(i, 500),
    }),
  },
  permissions: { rows: 500, vary: (i) => ({ batch: `Cohort ${i}`, batchKey: `cohort ${i}` }) },
  ...GROWTH_OF_CRAWLS,
  ...GROWTH_OF_TOOLS,
};

/** What stays small however many use it. */
export const SMALL: Record<string, string> = {
  plans: 'what is sold',
  features: 'the switches of the product',
  notes: 'one',
  instance: 'one',
  security: 'one',
  api_key_settings: 'one',
  model_days: 'one a day, for thirty days',
  model_state: 'one',
  setup: 'the steps of the first start',
  migrations: 'the steps of the database',
  schedule_runs: 'the schedules of the workers',
  process_reports: 'the processes of the last minutes',
  crawl_schedules: 'twenty of each admin',
  room_locks: 'one for each request that adds something right now',
  usage_days: 'one a day',
  usage_tallies: 'one a day and a month',
  usage_recounts: 'the accounts that were deleted in the last minutes',
};

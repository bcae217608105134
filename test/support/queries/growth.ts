import { mongo } from 'mongoose';
import { JOB_KINDS } from '../../../src/contracts/jobs/jobs';

type Doc = mongo.Document;

/** Whose records the test asks for: they have as much as one may have, or as few as usual where there is no bound. */
export interface Cast {
  admin: mongo.ObjectId;
  student: mongo.ObjectId;
  batch: mongo.ObjectId;
  plan: mongo.ObjectId;
  /** Runs of pages, and one of each other kind. */
  runs: mongo.ObjectId[];
  import: mongo.ObjectId;
  bulkChange: mongo.ObjectId;
  markets: mongo.ObjectId;
  schema: mongo.ObjectId;
  crawls: mongo.ObjectId[];
  schedule: mongo.ObjectId;
}

/** How one of many records differs from the one that it is made like. */
type Vary = (i: number, cast: Cast) => Doc;

interface Growth {
  rows: number;
  vary: Vary;
}

const MANY = 100_000;
const FEWER = 10_000;
/** Of one run, or one crawl. */
const PART = 4_000;
const DAY_MS = 86_400_000;
const THREE_YEARS_MS = 3 * 365 * DAY_MS;
const NOW = Date.now();
const STRANGERS = Array.from({ length: 5_000 }, () => new mongo.ObjectId());

/** A number that looks like chance. */
function chance(i: number, salt: number): number {
  let x = Math.imul(i + 1, 0x9e3779b1) ^ Math.imul(salt + 1, 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 15), 0x2c1b3c6d);
  return (x ^ (x >>> 12)) >>> 0;
}

const stranger = (i: number) => STRANGERS[i % STRANGERS.length] as mongo.ObjectId;
/** One in so many is of the cast, the others of strangers. */
const oneIn = (n: number, i: number, own: mongo.ObjectId) => (i % n === 0 ? own : stranger(i));
const ago = (i: number, rows: number) => new Date(NOW - THREE_YEARS_MS + (i * THREE_YEARS_MS) / rows);
const ahead = (i: number) => new Date(NOW + (1 + (i % 300)) * DAY_MS);
/** A place among MANY that says little of `i`, and yet lies beside the last one's: the store writes it quickly. */
const place = (i: number, runs: number) => (i % runs) * Math.ceil(MANY / runs) + Math.floor(i / runs);
const named = (i: number) => String(place(i, 100)).padStart(6, '0');
/** One of some values, the same each time, and whatever the others of the record are. */
const pick = <Value>(i: number, salt: number, values: readonly Value[]) =>
  values[chance(i, salt) % values.length] as Value;
/** Of a run, one after the other; the rest belongs to others, so many each. */
const within = (i: number, own: readonly mongo.ObjectId[], size: number) =>
  own[Math.floor(i / size)] ?? stranger(Math.floor(i / size));

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
  analysed_links: {
    rows: MANY,
    vary: (i, { runs }) => ({
      job: within(i, runs, PART),
      page: 100 + Math.floor((i % PART) / 100),
      number: i % 100,
      target: `https://site.example/${i % 700}`,
    }),
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
  blocks: {
    rows: FEWER,
    vary: (i, { student }) => ({
      owner: oneIn(20, i, student),
      config: {},
      name: `Block ${i}`,
      nameKey: `block ${i}`,
      updatedAt: ago(i, FEWER),
    }),
  },
  snippets: { rows: FEWER, vary: (i, { student }) => ({ user: oneIn(100, i, student), at: ago(i, FEWER) }) },
  intent_words: {
    rows: FEWER,
    vary: (i, { student }) => ({
      owner: oneIn(5, i, student),
      key: `word ${i}`,
      label: `word ${i}`,
      createdAt: ago(i, FEWER),
    }),
  },
  intent_word_counters: { rows: FEWER, vary: (i) => ({ _id: `counter ${i}` }) },
  activation_keys: {
    rows: FEWER,
    vary: (i, { student }) => ({
      owner: oneIn(400, i, student),
      ownerEmail: `s${i}@school.example`,
      state: pick(i, 1, ['active', 'replaced', 'replaced', 'revoked']),
      createdAt: ago(i, FEWER),
    }),
  },
  analysed_pages: {
    rows: FEWER,
    vary: (i, { runs }) => ({ job: within(i, runs, PART), position: 1_000 + (i % PART) }),
  },
  market_pages: {
    rows: FEWER,
    vary: (i, { markets }) => ({ job: within(i, [markets], 100), position: 1_000 + (i % 100) }),
  },
  schema_checks: {
    rows: FEWER,
    vary: (i, { student, schema }) => ({
      user: oneIn(5, i, student),
      job: within(i, [schema], 25),
      position: 100 + (i % 25),
      addressKey: `address ${i % 4_000}`,
      at: ago(i, FEWER),
    }),
  },
  crawls: {
    rows: FEWER / 2,
    vary: (i, { schedule }) => ({
      createdAt: ago(i, FEWER / 2),
      issues: [],
      job: new mongo.ObjectId(),
      schedule: oneIn(100, i, schedule),
      status: pick(i, 1, ['done', 'done', 'done', 'failed', 'cancelled']),
    }),
  },
  readings: {
    rows: FEWER,
    vary: (i, { student }) => ({
      owner: oneIn(500, i, student),
      job: new mongo.ObjectId(),
      status: pick(i, 1, ['done', 'done', 'failed', 'cancelled']),
      createdAt: ago(i, FEWER),
    }),
  },
  strategies: {
    rows: FEWER,
    vary: (i, { student }) => ({ user: oneIn(500, i, student), job: new mongo.ObjectId() }),
  },
  crawl_pages: {
    rows: FEWER,
    vary: (i, { crawls }) => ({ crawl: within(i, crawls, PART), url: `https://site.example/${i}` }),
  },
  crawl_links: { rows: FEWER, vary: (i, { crawls }) => ({ crawl: within(i, crawls, PART) }) },
  crawl_targets: {
    rows: FEWER,
    vary: (i, { crawls }) => ({ crawl: within(i, crawls, PART), url: `https://other.example/${i}` }),
  },
  crawl_reports: {
    rows: FEWER,
    vary: (i) => ({ crawl: stranger(i), part: 100 + i }),
  },
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
};

const WRITTEN_AT_ONCE = 2_000;
/** Writes on their way: the store is at work while the next are made. */
const ON_THE_WAY = 2;

/** Fills each collection with records like those that are there. */
export async function grow(database: mongo.Db, cast: Cast): Promise<void> {
  for (const [name, { rows, vary }] of Object.entries(GROWTH)) {
    const collection = database.collection(name);
    const like = await collection.find().limit(20).toArray();
    if (like.length === 0) throw new Error(`Nothing has made a record of ${name}: it has no journey.`);
    const writes: Promise<unknown>[] = [];
    for (let start = 0; start < rows; start += WRITTEN_AT_ONCE) {
      const size = Math.min(WRITTEN_AT_ONCE, rows - start);
      const records = Array.from({ length: size }, (_, k) =>
        recordOf(pick(start + k, 0, like), vary(start + k, cast)),
      );
      writes.push(collection.insertMany(records, { ordered: false }));
      if (writes.length > ON_THE_WAY) await writes.shift();
    }
    await Promise.all(writes);
  }
}

/** What of a record is its own, and unique in its collection. */
const OWN = [
  'slot',
  'turn',
  'active',
  'activeOf',
  'lockedOf',
  'unsettled',
  'deleting',
  'passwordLink',
  'group',
];

function recordOf(like: Doc, changes: Doc): Doc {
  const record: Doc = { ...like, _id: new mongo.ObjectId() };
  for (const name of OWN) Reflect.deleteProperty(record, name);
  for (const [path, value] of Object.entries(changes)) {
    const [first = '', second] = path.split('.');
    record[first] =
      second === undefined ? (value as unknown) : { ...(record[first] as Doc), [second]: value };
  }
  return record;
}

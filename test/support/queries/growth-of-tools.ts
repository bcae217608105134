import { mongo } from 'mongoose';
import { ALL_NOTICE_KINDS, NOTICE_SEVERITIES } from '../../../src/contracts/notices/notices';
import { WATCH_OUTCOMES, WATCH_SEVERITIES } from '../../../src/contracts/watches/watch-content';
import { WATCH_STATES } from '../../../src/contracts/watches/watches';
import { MANY, FEWER, PART, stranger, oneIn, ago, ahead, pick, within, type Growth } from './growing';
import { GROWTH_OF_BLOCKS } from './growth-of-blocks';

/** What grows with the work that is done with tools. */
export const GROWTH_OF_TOOLS: Record<string, Growth> = {
  ...GROWTH_OF_BLOCKS,
  analysed_links: {
    rows: MANY,
    vary: (i, { runs }) => ({
      job: within(i, runs, PART),
      page: 100 + Math.floor((i % PART) / 100),
      number: i % 100,
      target: `https://site.example/${i % 700}`,
    }),
  },
  saved_schemas: {
    rows: FEWER,
    vary: (i, { student }) => ({
      owner: oneIn(20, i, student),
      form: {},
      pictures: [new mongo.ObjectId()],
      name: `Schema ${i}`,
      nameKey: `schema ${i}`,
      updatedAt: ago(i, FEWER),
    }),
  },
  free_schema_checks: { rows: FEWER, vary: () => ({ day: '2026-01-01', count: 1 }) },
  snippets: { rows: FEWER, vary: (i, { student }) => ({ user: oneIn(100, i, student), at: ago(i, FEWER) }) },
  notices: {
    rows: FEWER,
    vary: (i, { student }) => ({
      user: oneIn(20, i, student),
      key: `notice ${i}`,
      at: ago(i, FEWER),
      unread: i % 3 === 0,
      kind: pick(i, 1, ALL_NOTICE_KINDS),
      severity: pick(i, 2, NOTICE_SEVERITIES),
    }),
  },
  channels: {
    rows: FEWER,
    vary: (i) => ({ user: stranger(i), slot: `channel ${i}`, createdAt: ago(i, FEWER) }),
  },
  deliveries: {
    rows: FEWER,
    vary: (i, { student }) => ({
      user: oneIn(20, i, student),
      channel: new mongo.ObjectId(),
      notices: [new mongo.ObjectId()],
      createdAt: ago(i, FEWER),
    }),
  },
  watches: {
    rows: FEWER,
    vary: (i, { student }) => ({
      user: oneIn(20, i, student),
      addressKey: `key ${i}`,
      sortKey: `page ${i}`,
      state: pick(i, 1, WATCH_STATES),
      // Six of ten are active.
      ...(i % 10 < 6 && { place: `someone:${i}`, nextCheckAt: ahead(i) }),
      tags: [`tag ${i % 40}`],
      changedAt: ago(i, FEWER),
      createdAt: ago(i, FEWER),
    }),
  },
  watch_versions: {
    rows: MANY,
    vary: (i) => ({ watch: stranger(i), at: ago(i, MANY), hash: `hash ${i}` }),
  },
  watch_contents: { rows: FEWER, vary: (i) => ({ _id: `hash ${i}` }) },
  watch_changes: {
    rows: FEWER,
    vary: (i, { student }) => ({
      watch: stranger(i),
      user: oneIn(20, i, student),
      at: ago(i, FEWER),
      severity: pick(i, 1, WATCH_SEVERITIES),
      rank: 1 + (i % 3),
      seenOnce: i % 7 === 0,
    }),
  },
  watch_checks: {
    rows: MANY,
    vary: (i, { student }) => ({
      watch: stranger(i),
      user: oneIn(20, i, student),
      at: ago(i, MANY),
      outcome: pick(i, 1, WATCH_OUTCOMES),
    }),
  },
  watch_hosts: { rows: FEWER, vary: (i) => ({ _id: `host-${i}.example`, freeAt: ago(i, FEWER) }) },
  watch_fetches: { rows: FEWER, vary: (i) => ({ _id: `address ${i}`, at: ago(i, FEWER) }) },
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
  briefs: {
    rows: FEWER,
    vary: (i, { student }) => ({
      user: oneIn(5, i, student),
      job: new mongo.ObjectId(),
      createdAt: ago(i, FEWER),
    }),
  },
  brief_pages: {
    rows: FEWER,
    vary: (i, { student, brief }) => ({
      user: oneIn(5, i, student),
      job: i < 6 ? brief : new mongo.ObjectId(),
      position: 100 + (i % 10),
    }),
  },
  hubs: {
    rows: FEWER,
    vary: (i, { student }) => ({
      user: oneIn(200, i, student),
      job: new mongo.ObjectId(),
      at: ago(i, FEWER),
      ground: null,
      trees: {},
    }),
  },
  drafts: {
    rows: FEWER,
    vary: (i, { student }) => ({ user: oneIn(100, i, student), updatedAt: ago(i, FEWER) }),
  },
  draft_versions: {
    rows: FEWER,
    vary: (i, { student }) => ({
      user: oneIn(5, i, student),
      draft: new mongo.ObjectId(),
      createdAt: ago(i, FEWER),
    }),
  },
  optimize_runs: {
    rows: FEWER,
    vary: (i, { student }) => ({ user: oneIn(5, i, student), job: new mongo.ObjectId() }),
  },
  strategies: {
    rows: FEWER,
    vary: (i, { student }) => ({ user: oneIn(500, i, student), job: new mongo.ObjectId() }),
  },
};

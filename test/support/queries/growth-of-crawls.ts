import { mongo } from 'mongoose';
import { MANY, FEWER, PART, stranger, oneIn, ago, ahead, pick, within, type Growth } from './growing';

/** What grows with the crawls of sites and the readings made of them. */
export const GROWTH_OF_CRAWLS: Record<string, Growth> = {
  interlink_runs: {
    rows: FEWER,
    vary: (i, { student }) => ({ user: oneIn(500, i, student), job: new mongo.ObjectId() }),
  },
  interlink_suggestions: {
    rows: MANY,
    vary: (i, { student, interlinks }) => ({
      user: i < PART ? student : stranger(i),
      job: within(i, [interlinks], PART),
      key: `suggestion ${i % 70_000}`,
      rank: 1_000 + (i % PART),
      sourceOrder: Math.floor((i % PART) / 5),
      targetOrder: (i * 7) % 800,
      source: Math.floor((i % PART) / 5),
      target: (i * 7) % 800,
      score: 45 + (i % 50),
      decision: pick(i, 1, ['open', 'open', 'accepted', 'rejected']),
      decidedAt: ago(i, MANY),
    }),
  },
  interlink_pages: {
    rows: FEWER,
    vary: (i, { student, interlinks }) => ({
      user: i < PART ? student : stranger(i),
      job: within(i, [interlinks], PART),
      page: 1_000 + (i % PART),
      order: 1_000 + (i % PART),
      inlinks: i % 40,
      depth: i % 7 === 0 ? null : i % 6,
      orphan: i % 9 === 0,
    }),
  },
  interlink_decisions: {
    rows: FEWER,
    vary: (i, { student }) => ({
      user: oneIn(20, i, student),
      key: `decision ${i}`,
      decision: pick(i, 1, ['accepted', 'rejected', 'open']),
      at: ago(i, FEWER),
    }),
  },
  interlink_passes: {
    rows: FEWER,
    vary: (i, { student }) => ({
      user: oneIn(500, i, student),
      reading: new mongo.ObjectId(),
      until: ahead(i),
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
};

import type { HealthStatus } from '../../src/contracts/health/health';
import type { HealthFacts, ProcessReport, ScheduleFacts } from '../../src/domain/health/health-facts';
import { judgeHealth } from '../../src/domain/health/judge-health';

/** What tests judge: an installation where all is well, and what differs from it. */

export const GB = 1024 ** 3;
export const MB = 1024 ** 2;
export const NOW = new Date('2026-11-24T12:00:00Z');
export const MINUTE = 60_000;
export const ago = (minutes: number) => new Date(NOW.getTime() - minutes * MINUTE);
export const late = { failure: 'late', reason: 'late' } as const;
export const refused = (reason: string) => ({ failure: 'refused', reason }) as const;

export const reporting = (fields: Partial<ProcessReport> = {}): ProcessReport => ({
  id: `${fields.kind ?? 'worker'}-${fields.pid ?? 7}`,
  kind: 'worker',
  host: 'box',
  pid: 7,
  version: '0.1.0',
  node: '24.19.0',
  startedAt: ago(60),
  seenAt: ago(0),
  wayOut: 'up',
  queue: 'up',
  disks: [{ holds: 'temporary files', freeBytes: 20 * GB, totalBytes: 100 * GB }],
  mail: {},
  meaning: 'on',
  trustsProxy: false,
  ...fields,
});
export const schedule = (fields: Partial<ScheduleFacts> = {}): ScheduleFacts => ({
  name: 'settle-jobs',
  everyMs: MINUTE,
  knownSince: ago(600),
  finishedAt: ago(1),
  ...fields,
});
export const API = reporting({ kind: 'api', pid: 6 });
export const WORKER = reporting();
export const DATABASE = {
  kind: 'mongodb',
  latencyMs: 2,
  version: '8.0.4',
  replicated: true,
  writable: true,
} as const;
export const REDIS = {
  kind: 'redis',
  latencyMs: 1,
  version: '7.4.11',
  policy: 'noeviction',
  usedBytes: 100 * MB,
  maxBytes: 512 * MB,
} as const;
export const GOOD: HealthFacts = {
  now: NOW,
  database: { found: DATABASE },
  files: { found: { newest: { readable: true } } },
  queue: { found: REDIS },
  pending: { found: [] },
  processes: { found: [API, WORKER] },
  schedules: { found: [schedule()] },
  mail: { configured: true, verified: { found: true } },
  node: '24.19.0',
  disks: [],
};
export const queue = (fields: object): Partial<HealthFacts> => ({
  queue: { found: { ...REDIS, ...fields } },
});
export const workers = (...found: ProcessReport[]): Partial<HealthFacts> => ({
  processes: { found: [API, ...found] },
});
export const scheduled = (
  fields: Partial<ScheduleFacts>,
  ...found: ProcessReport[]
): Partial<HealthFacts> => ({
  ...workers(...found),
  schedules: { found: [schedule(fields)] },
});
export const disk = (freeBytes: number, totalBytes: number) =>
  workers(reporting({ disks: [{ holds: 'data', freeBytes, totalBytes }] }));
export const mailed = (mail: ProcessReport['mail']): Partial<HealthFacts> => ({
  mail: { configured: true },
  processes: { found: [API, reporting({ mail })] },
});

export const lineOf = (id: string, facts: Partial<HealthFacts>) =>
  judgeHealth({ ...GOOD, ...facts }).lines.find((line) => line.id === id);

/** A line, what it says and asks to do, and in which the facts differ from GOOD. */
export type Row = [
  id: string,
  status: HealthStatus,
  says: RegExp,
  doThis: RegExp | null,
  facts: Partial<HealthFacts>,
];

/** Holds that a line says what its row expects. */
export function expectLine(...[id, status, says, doThis, facts]: Row): void {
  const line = lineOf(id, facts);
  expect(line).toMatchObject({ status, says: expect.stringMatching(says) as string });
  if (doThis) expect(line?.doThis).toMatch(doThis);
  else expect(line?.doThis).toBeUndefined();
}

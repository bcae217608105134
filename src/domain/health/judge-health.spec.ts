import { healthSummary } from '../../contracts/health/health-messages';
import type { HealthFacts } from './health-facts';
import { judgeHealth } from './judge-health';
import {
  ago,
  DATABASE,
  GB,
  GOOD,
  late,
  lineOf,
  NOW,
  reporting,
  queue,
  WORKER,
  workers,
} from '../../../test/support/health-facts';

it('is OK where all is well', () => {
  const { status, lines } = judgeHealth(GOOD);
  expect(lines.filter((line) => line.status !== 'ok')).toEqual([]);
  expect(status).toBe('ok');
  expect(healthSummary(lines)).toBe(`All ${lines.length} checks are OK`);
});

it.each<[string, string, Partial<HealthFacts>]>([
  ['way out where no worker runs', 'way-out', workers()],
  ['silent worker where all report', 'silent-workers', {}],
  ['version of an embedded database', 'mongodb', { database: { found: { ...DATABASE, kind: 'embedded' } } }],
  ['version of an embedded queue', 'redis', queue({ kind: 'embedded' })],
])('says nothing of the %s', (_, id, facts) => {
  expect(lineOf(id, facts)).toBeUndefined();
});

it('begins with what failed, and sums it up', () => {
  const report = judgeHealth({ ...GOOD, ...workers(), ...queue({ policy: undefined }), database: late });
  expect(report.status).toBe('failed');
  expect(report.lines.slice(0, 3).map(({ id }) => id)).toEqual(['database', 'workers', 'queue-policy']);
  expect(healthSummary(report.lines)).toMatch(/^2 failed, 1 unknown, \d+ OK$/);
});

it('says of whatever is not OK what to do, or why nothing is to be done', () => {
  const nothing: HealthFacts = {
    ...GOOD,
    database: late,
    files: late,
    pending: late,
    processes: late,
    schedules: late,
  };
  const { lines, processes } = judgeHealth(nothing);
  expect(processes).toEqual([]);
  expect(lines.filter(({ status, doThis }) => status === 'failed' && !doThis)).toEqual([]);
});

it('shows each reporting, those that are silent first and workers before others', () => {
  const silent = reporting({ pid: 9, seenAt: ago(5) });
  const { processes } = judgeHealth({ ...GOOD, ...workers(silent, WORKER) });
  expect(processes.map(({ id, silent: isSilent }) => [id, isSilent])).toEqual([
    ['worker-9', true],
    ['worker-7', false],
    ['api-6', false],
  ]);
  expect(processes[1]).toMatchObject({ freeBytes: 20 * GB, seenAt: NOW.toISOString() });
});

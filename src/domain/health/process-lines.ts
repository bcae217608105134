import type { HealthLine, HealthProcess } from '../../contracts/health/health';
import type { HealthFacts, ProcessReport } from './health-facts';
import { fromDatabase, type LineHead, type Verdict } from './probed';
import { agoText, counted, namesText } from './words';

const WORKERS: LineHead = { id: 'workers', group: 'workers', title: 'Workers' };
const SILENT: LineHead = { id: 'silent-workers', group: 'workers', title: 'Silent workers' };
const WAY_OUT: LineHead = { id: 'way-out', group: 'workers', title: 'Outbound connection' };

/** A process reports every 15 seconds: one that missed four reports is gone, stuck or cut off. */
export const LIVE_MS = 60_000;

/** Whether a process counts as running. */
export function isLive({ seenAt }: ProcessReport, now: Date): boolean {
  return now.getTime() - seenAt.getTime() < LIVE_MS;
}

/** How a process is called in a sentence. */
export function processName({ host, pid }: ProcessReport): string {
  return `${host} (process ${pid})`;
}

/** What runs jobs, and whether that reaches other sites. */
export function workerLines({ processes, now }: HealthFacts): HealthLine[] {
  const lines = [fromDatabase(WORKERS, processes, (found) => judgeWorkers(liveWorkers(found, now)))];
  if (!('found' in processes)) return lines;
  const live = liveWorkers(processes.found, now);
  const silent = workersOf(processes.found).filter((worker) => !live.includes(worker));
  if (silent.length > 0) lines.push({ ...SILENT, ...judgeSilent(silent, now) });
  if (live.length > 0) lines.push({ ...WAY_OUT, ...judgeWayOut(live) });
  return lines;
}

/** What a report shows of each process, workers first. */
export function processViews(reports: readonly ProcessReport[], now: Date): HealthProcess[] {
  return reports
    .map((report) => ({
      id: report.id,
      kind: report.kind,
      host: report.host,
      pid: report.pid,
      version: report.version,
      node: report.node,
      startedAt: report.startedAt.toISOString(),
      seenAt: report.seenAt.toISOString(),
      wayOut: report.wayOut,
      freeBytes:
        report.disks.length > 0 ? Math.min(...report.disks.map((disk) => disk.freeBytes)) : undefined,
      silent: !isLive(report, now),
    }))
    .sort((a, b) => order(a).localeCompare(order(b)));
}

function order({ silent, kind, host, startedAt }: HealthProcess): string {
  return [silent ? 0 : 1, kind === 'worker' ? 0 : 1, host, startedAt].join(' ');
}

/** The workers that count as running. */
export function liveWorkers(reports: readonly ProcessReport[], now: Date): ProcessReport[] {
  return workersOf(reports).filter((worker) => isLive(worker, now));
}

function workersOf(reports: readonly ProcessReport[]): ProcessReport[] {
  return reports.filter(({ kind }) => kind === 'worker');
}

function judgeWorkers(live: ProcessReport[]): Verdict {
  if (live.length > 0) {
    return { status: 'ok', says: `${counted(live.length, 'worker')} ${live.length === 1 ? 'runs' : 'run'}.` };
  }
  return {
    status: 'failed',
    says: 'No worker has been seen for a minute: jobs wait, and nothing scheduled is done.',
    doThis:
      'No worker runs: start one with "npm run start:worker", or "docker compose up --detach worker". With embedded stores, start Cohort again.',
  };
}

function judgeSilent(silent: ProcessReport[], now: Date): Verdict {
  const names = silent.map((worker) => `${processName(worker)}, last seen ${agoText(worker.seenAt, now)}`);
  return {
    status: 'warning',
    says: `Ended without a word, or stuck: ${namesText(names)}.`,
    doThis: 'Read its log, and start it again unless another one has taken its place.',
  };
}

function judgeWayOut(live: ProcessReport[]): Verdict {
  const down = live.filter(({ wayOut }) => wayOut === 'down');
  if (down.length > 0) {
    return {
      status: 'failed',
      says: `FETCH_CHECK_URL cannot be reached from ${namesText(down.map(processName))}: no page can be read there.`,
      doThis:
        'Read the reason in the log of the worker, then check the firewall and the networks of its container.',
    };
  }
  const untried = live.filter(({ wayOut }) => wayOut === 'unknown');
  if (untried.length > 0) {
    return {
      status: 'unknown',
      says: `It is not known whether other sites can be reached from ${namesText(untried.map(processName))}.`,
      doThis: 'Set FETCH_CHECK_URL to a URL that may be tried once a minute, such as that of your own site.',
    };
  }
  return {
    status: 'ok',
    says: `${live.length === 1 ? 'The worker reaches' : `All ${live.length} workers reach`} other sites.`,
  };
}

import type { HealthLine } from '../../contracts/health/health';
import { diskState, RESERVED_BYTES } from './disk-limits';
import type { DiskFacts, HealthFacts, ProcessReport } from './health-facts';
import type { LineHead, Verdict } from './probed';
import { isLive } from './process-lines';
import { namesText, sizeText } from './words';

const DISK: LineHead = { id: 'disk', group: 'host', title: 'Disk' };
const COHORT: LineHead = { id: 'version', group: 'host', title: 'Version of Cohort' };
const NODE: LineHead = { id: 'node', group: 'host', title: 'Version of Node' };
const MONGODB: LineHead = { id: 'mongodb', group: 'host', title: 'Version of MongoDB' };
const REDIS: LineHead = { id: 'redis', group: 'host', title: 'Version of Redis' };

/** What Cohort is tested with, and for Redis what BullMQ asks for. */
const OLDEST = { node: [20, 19], mongodb: [7, 0], redis: [6, 2] } as const;
/** Gets no security fixes any more. */
const ENDED_NODE = 20;
const CURRENT_NODE = 24;

/** A disk, and where it is; none: on the machine that asks. */
interface PlacedDisk extends DiskFacts {
  host?: string;
}

/** Room and versions. */
export function hostLines(facts: HealthFacts): HealthLine[] {
  const { database, queue, processes, now, node, disks } = facts;
  const live = 'found' in processes ? processes.found.filter((report) => isLive(report, now)) : [];
  const lines: HealthLine[] = [
    { ...DISK, ...judgeDisks(live.length > 0 ? disksOf(live) : disks) },
    { ...COHORT, ...judgeReleases(live) },
    { ...NODE, ...judgeNodes(live.length > 0 ? live.map((report) => report.node) : [node]) },
  ];
  if ('found' in database && database.found.kind === 'mongodb') {
    lines.push({ ...MONGODB, ...judgeVersion('MongoDB', database.found.version, OLDEST.mongodb) });
  }
  if (queue && 'found' in queue && queue.found.kind === 'redis') {
    lines.push({ ...REDIS, ...judgeVersion('Redis', queue.found.version, OLDEST.redis) });
  }
  return lines;
}

function disksOf(live: ProcessReport[]): PlacedDisk[] {
  return live.flatMap(({ disks, host }) => disks.map((disk) => ({ ...disk, host })));
}

/** One line however many there are: those that fill up are named, else the fullest. */
function judgeDisks(disks: PlacedDisk[]): Verdict {
  const sorted = disks.toSorted((a, b) => a.freeBytes - b.freeBytes);
  const [fullest] = sorted;
  if (!fullest) return { status: 'unknown', says: 'The system does not tell how much room there is.' };
  const inState = (state: string) =>
    sorted.filter(({ freeBytes, totalBytes }) => diskState(freeBytes, totalBytes) === state);
  const full = inState('full');
  if (full.length > 0) {
    return {
      status: 'failed',
      says: `Full: ${textOf(full)}. Below ${sizeText(RESERVED_BYTES)} nothing new is stored.`,
      doThis: 'Remove something else from that disk, or enlarge it. Nothing needs a restart.',
    };
  }
  const soonFull = inState('soon full');
  if (soonFull.length > 0) {
    return {
      status: 'warning',
      says: `Soon full: ${textOf(soonFull)}.`,
      doThis: 'Remove something else from that disk, or enlarge it.',
    };
  }
  return { status: 'ok', says: `The fullest disk has room: ${textOf([fullest])}.` };
}

function textOf(disks: PlacedDisk[]): string {
  const texts = disks.map(({ freeBytes, totalBytes, holds, host }) => {
    const share = Math.floor((freeBytes / Math.max(1, totalBytes)) * 100);
    return `${sizeText(freeBytes)} (${share}%) free for ${holds}${host ? ` on ${host}` : ''}`;
  });
  return namesText([...new Set(texts)]);
}

function judgeReleases(live: ProcessReport[]): Verdict {
  const versions = [...new Set(live.map(({ version }) => version))];
  const [only] = versions;
  if (only === undefined) return { status: 'unknown', says: 'No process of Cohort runs.' };
  if (versions.length === 1) return { status: 'ok', says: `All processes run ${only}.` };
  const each = versions.map((version) => {
    const kinds = new Set(live.filter((report) => report.version === version).map(({ kind }) => NAMES[kind]));
    return `${[...kinds].join(' and ')} ${version}`;
  });
  return {
    status: 'warning',
    says: `Not all processes run the same version: ${each.join(', ')}.`,
    doThis: 'Upgrade and restart those that run an older one.',
  };
}

const NAMES = { api: 'API', worker: 'worker' } as const;

function judgeNodes(versions: string[]): Verdict {
  const distinct = [...new Set(versions)].sort(older);
  const [oldest = ''] = distinct;
  const says = `Node ${distinct.join(', ')}`;
  const doThis = `Install Node ${CURRENT_NODE}.`;
  if (!reaches(oldest, OLDEST.node)) {
    return { status: 'failed', says: `${says}: Cohort needs ${OLDEST.node.join('.')} or newer.`, doThis };
  }
  if (partsOf(oldest)[0] === ENDED_NODE) {
    return {
      status: 'warning',
      says: `${says}: Node ${ENDED_NODE} gets no security fixes any more.`,
      doThis,
    };
  }
  return { status: 'ok', says: `${says}.` };
}

function judgeVersion(name: string, version: string | undefined, least: readonly number[]): Verdict {
  const wanted = `${name} ${least.join('.')}`;
  if (version === undefined) {
    return {
      status: 'unknown',
      says: `${name} does not tell its version.`,
      doThis: `Make sure that it is ${wanted} or newer.`,
    };
  }
  if (reaches(version, least)) return { status: 'ok', says: `${name} ${version}.` };
  return {
    status: 'warning',
    says: `${name} ${version} is older than what Cohort is made for.`,
    doThis: `Upgrade to ${wanted} or newer.`,
  };
}

function partsOf(version: string): number[] {
  return version
    .replace(/^v/, '')
    .split('.')
    .map((part) => Number.parseInt(part, 10) || 0);
}

function older(a: string, b: string): number {
  const [left, right] = [partsOf(a), partsOf(b)];
  const differing = left.findIndex((part, index) => part !== right[index]);
  return differing < 0 ? 0 : (left[differing] ?? 0) - (right[differing] ?? 0);
}

function reaches(version: string, least: readonly number[]): boolean {
  return older(version, least.join('.')) >= 0;
}

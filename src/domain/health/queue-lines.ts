import type { HealthLine } from '../../contracts/health/health';
import type { HealthFacts, Probed, ProcessReport, QueueFacts } from './health-facts';
import { failureText, type LineHead, type Verdict } from './probed';
import { isLive } from './process-lines';
import { sizeText } from './words';

const QUEUE: LineHead = { id: 'queue', group: 'stores', title: 'Queue' };
const WRITES: LineHead = { id: 'queue-writes', group: 'stores', title: 'Queue takes writes' };
const POLICY: LineHead = { id: 'queue-policy', group: 'stores', title: 'Queue keeps its keys' };
const MEMORY: LineHead = { id: 'queue-memory', group: 'stores', title: 'Memory of the queue' };

/** The rest is what Redis needs to rewrite its file and to hold a rush of jobs. */
const NEARLY_FULL = 0.9;

/** What helps where Redis refuses a write, by the word that it begins with. */
const WHERE_REFUSED: Readonly<Record<string, string>> = {
  READONLY: 'QUEUE_URL leads to a replica: name the primary.',
  OOM: 'Redis is full: raise its maxmemory, or remove what other applications keep in it.',
  MISCONF: 'Redis cannot save to its disk: free some space there and read its log.',
  NOREPLICAS: 'Start the replicas that min-replicas-to-write asks for, or lower that setting.',
  NOPERM: 'Let the user of QUEUE_URL write all keys and use all commands.',
  LOADING: 'Redis still reads its data: wait until it is done.',
};

/** The queue: whether it answers, takes writes and keeps what it has. */
export function queueLines({ queue, processes, now }: HealthFacts): HealthLine[] {
  if (!queue) return [elsewhere(processes, now)];
  if (!('found' in queue)) {
    return [
      {
        ...QUEUE,
        status: 'failed',
        says: `The queue ${failureText(queue)}.`,
        doThis: 'Start Redis, or correct QUEUE_URL: its host, port and password.',
      },
    ];
  }
  const { found } = queue;
  if (found.kind === 'embedded') {
    return [{ ...QUEUE, status: 'ok', says: `The embedded queue answers in ${found.latencyMs} ms.` }];
  }
  return [
    { ...QUEUE, status: 'ok', says: `Redis answers in ${found.latencyMs} ms.` },
    { ...WRITES, ...judgeWrites(found) },
    { ...POLICY, ...judgePolicy(found) },
    { ...MEMORY, ...judgeMemory(found) },
  ];
}

/** The embedded queue is open in one process alone, which tells of it. */
function elsewhere(processes: Probed<ProcessReport[]>, now: Date): HealthLine {
  const [report] = 'found' in processes ? processes.found.filter((each) => isLive(each, now)) : [];
  if (!report) {
    return { ...QUEUE, status: 'unknown', says: 'The embedded queue is open only while Cohort runs.' };
  }
  if (report.queue === 'up') {
    return { ...QUEUE, status: 'ok', says: 'The running Cohort says that its embedded queue answers.' };
  }
  return {
    ...QUEUE,
    status: 'failed',
    says: 'The running Cohort says that its embedded queue does not answer.',
    doThis: 'Free some disk space for DATA_DIR, then read the log.',
  };
}

function judgeWrites({ refusal }: QueueFacts): Verdict {
  if (refusal === undefined) return { status: 'ok', says: 'A key was written and deleted.' };
  const [word = ''] = refusal.split(' ');
  return {
    status: 'failed',
    says: `Redis refuses writes (${word}): no job can be started.`,
    doThis: WHERE_REFUSED[word] ?? 'Read the log of Redis.',
  };
}

function judgePolicy({ policy }: QueueFacts): Verdict {
  if (policy === 'noeviction') {
    return { status: 'ok', says: 'Redis evicts nothing (maxmemory-policy noeviction).' };
  }
  if (policy === undefined) {
    return {
      status: 'unknown',
      says: 'Redis does not tell its maxmemory-policy.',
      doThis: 'Look it up at your provider: it must be noeviction.',
    };
  }
  return {
    status: 'failed',
    says: `Redis may evict keys (maxmemory-policy ${policy}), and jobs with them.`,
    doThis: 'Set maxmemory-policy to noeviction.',
  };
}

function judgeMemory({ usedBytes, maxBytes }: QueueFacts): Verdict {
  if (usedBytes === undefined || maxBytes === undefined) {
    return {
      status: 'unknown',
      says: 'Redis does not tell how much memory it uses.',
      doThis: 'Look it up at your provider.',
    };
  }
  const used = `Redis uses ${sizeText(usedBytes)}`;
  if (maxBytes === 0) return { status: 'ok', says: `${used}, without a limit of its own.` };
  const of = `${used} of ${sizeText(maxBytes)}`;
  if (usedBytes < maxBytes * NEARLY_FULL) return { status: 'ok', says: `${of}.` };
  return {
    status: 'warning',
    says: `${of}: when it is full, no job can be started.`,
    doThis: 'Raise its maxmemory, or remove what other applications keep in it.',
  };
}

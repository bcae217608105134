import {
  HEALTH_GROUPS,
  HEALTH_STATUSES,
  type HealthLine,
  type HealthReport,
} from '../../contracts/health/health';
import type { HealthFacts } from './health-facts';
import { hostLines } from './host-lines';
import { meaningLines } from './meaning-lines';
import { networkLines } from './network-lines';
import { processViews, workerLines } from './process-lines';
import { queueLines } from './queue-lines';
import { scheduleLines } from './schedule-lines';
import { storeLines } from './store-lines';

const GROUPS = Object.keys(HEALTH_GROUPS);

/** What the facts mean, line by line, and what to do. */
export function judgeHealth(facts: HealthFacts): HealthReport {
  const lines = [storeLines, queueLines, workerLines, meaningLines, networkLines, hostLines, scheduleLines]
    .flatMap((judge) => judge(facts))
    .sort((a, b) => urgency(a) - urgency(b) || GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group));
  const { processes, now } = facts;
  return {
    checkedAt: now.toISOString(),
    status: lines[0]?.status ?? 'unknown',
    lines,
    processes: 'found' in processes ? processViews(processes.found, now) : [],
  };
}

function urgency({ status }: HealthLine): number {
  return HEALTH_STATUSES.indexOf(status);
}

import type { HealthLine, HealthProcess, HealthReport } from '../../src/contracts/health/health';
import { HEALTH_STATUS_LABELS, healthSummary } from '../../src/contracts/health/health-messages';
import { agoText } from '../../src/domain/health/words';

const WIDTH = Math.max(...Object.values(HEALTH_STATUS_LABELS).map(({ length }) => length)) + 2;
const INDENT = ' '.repeat(WIDTH);
const KINDS = { api: 'API', worker: 'Worker' } as const;

/** A report for a terminal: a line for each check, what to do below it, the processes, and the sum. */
export function reportText({ lines, processes, checkedAt }: HealthReport): string {
  const now = new Date(checkedAt);
  const told = processes.map((process) => processText(process, now));
  return [
    ...lines.map(lineText),
    ...(told.length > 0 ? ['', ...told] : []),
    '',
    `${healthSummary(lines)}.`,
  ].join('\n');
}

function lineText({ status, title, says, doThis }: HealthLine): string {
  const line = `${HEALTH_STATUS_LABELS[status].padEnd(WIDTH)}${title}: ${says}`;
  return doThis ? `${line}\n${INDENT}${doThis}` : line;
}

function processText({ kind, pid, host, version, node, wayOut, seenAt }: HealthProcess, now: Date): string {
  return `${KINDS[kind]} ${pid} on ${host}: Cohort ${version}, Node ${node}, way out ${wayOut}, last seen ${agoText(new Date(seenAt), now)}`;
}

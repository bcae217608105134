import type { HealthProcess, HealthStatus } from '@contracts/health/health';
import { agoText, sizeText } from '@domain/health/words';
import { useState } from 'react';
import { formatDateTime } from '../../../shared/format';
import { ListPager } from '../../../shared/result/ListPager';
import { ResultFrame } from '../../../shared/result/ResultFrame';
import { type ResultColumn, ResultRows } from '../../../shared/result/ResultRows';
import { HealthStatusMark } from './HealthStatusMark';

const PER_PAGE = 25;
const KINDS = { api: 'API', worker: 'Worker' } as const;
const WAYS_OUT: Record<HealthProcess['wayOut'], [status: HealthStatus, label: string]> = {
  up: ['ok', 'Up'],
  down: ['failed', 'Down'],
  unknown: ['unknown', 'Unknown'],
};

interface ProcessTableProps {
  processes: readonly HealthProcess[];
  checkedAt: string;
}

/** Each process that reported in the last minutes. */
export function ProcessTable({ processes, checkedAt }: ProcessTableProps) {
  const [page, setPage] = useState(0);
  if (processes.length === 0) return null;
  const shown = Math.min(page, Math.ceil(processes.length / PER_PAGE) - 1);
  return (
    <ResultFrame title="Processes" text="Each reports every 15 seconds.">
      <ResultRows
        label="All processes"
        columns={columnsAt(new Date(checkedAt))}
        rows={processes.slice(shown * PER_PAGE, (shown + 1) * PER_PAGE)}
        sort={undefined}
        onSort={() => undefined}
      />
      <ListPager total={processes.length} page={shown} perPage={PER_PAGE} onPage={setPage} />
    </ResultFrame>
  );
}

function columnsAt(now: Date): ResultColumn<HealthProcess>[] {
  return [
    { label: 'Process', cell: ({ kind, host, pid }) => `${KINDS[kind]} ${pid} on ${host}` },
    {
      label: 'Last seen',
      cell: ({ seenAt, silent }) => {
        const ago = agoText(new Date(seenAt), now);
        return silent ? <HealthStatusMark status="warning" label={ago} /> : ago;
      },
    },
    {
      label: 'Outbound',
      cell: ({ wayOut }) => <HealthStatusMark status={WAYS_OUT[wayOut][0]} label={WAYS_OUT[wayOut][1]} />,
    },
    {
      label: 'Free disk',
      numeric: true,
      cell: ({ freeBytes }) => (freeBytes === undefined ? '–' : sizeText(freeBytes)),
    },
    { label: 'Cohort', cell: ({ version }) => version },
    { label: 'Node', cell: ({ node }) => node },
    { label: 'Started', cell: ({ startedAt }) => formatDateTime(startedAt) },
  ];
}

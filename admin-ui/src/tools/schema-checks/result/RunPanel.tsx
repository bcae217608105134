import { checkName } from '@contracts/schema/schema-run-messages';
import type { SchemaCheckView } from '@contracts/schema/schema-check-views';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { counted } from '../../../shared/counted';
import { formatCount } from '../../../shared/format';
import { RunResult } from '../../../shared/jobs/RunResult';
import { ResultFacts } from '../../../shared/result/ResultFacts';
import { ResultStates } from '../../../shared/result/ResultStates';
import { CHECKS_KEY, checksOfRun, type SchemaJob } from '../schemaJobs';
import { CheckDetail } from './CheckDetail';
import { CheckDialog } from './CheckDialog';
import { TypeMatrix } from './TypeMatrix';
import { useCheck } from './useCheck';

export interface RunPanelProps {
  job: SchemaJob;
  downloading: boolean;
  /** Whether another run is under way. */
  busy: boolean;
  onDownload: () => void;
  onCheckAgain: (addresses: string[]) => void;
}

/** What a finished run found. */
export function RunPanel({ job, downloading, busy, onDownload, onCheckAgain }: RunPanelProps) {
  const { id, result } = job;
  const checks = useQuery({
    queryKey: [CHECKS_KEY, 'run', id],
    queryFn: ({ signal }) => checksOfRun(id, signal),
  });
  if (!result) return null;
  return (
    <RunResult
      job={job}
      amount={counted(result.pages + result.competitors, 'page')}
      downloading={downloading}
      onDownload={onDownload}
    >
      <ResultFacts
        facts={[
          ['Eligible', formatCount(result.eligible)],
          ['With warnings', formatCount(result.warnings)],
          ['Not eligible', formatCount(result.notEligible)],
          ['Errors', formatCount(result.errors)],
          ['Not read', formatCount(result.unread + result.unreadCompetitors)],
        ]}
      />
      <ResultStates
        query={checks}
        isEmpty={(rows) => rows.length === 0}
        empty={<Alert severity="info">The checks of this run were deleted.</Alert>}
        failure="The checks could not be loaded"
        loading={{ label: 'Loading the checks', heights: [48, 160, 160] }}
      >
        {(rows) => (
          <>
            <Unread job={job} rows={rows} busy={busy} onCheckAgain={onCheckAgain} />
            <Pages rows={rows} />
          </>
        )}
      </ResultStates>
    </RunResult>
  );
}

interface UnreadProps extends Pick<RunPanelProps, 'job' | 'busy' | 'onCheckAgain'> {
  rows: readonly SchemaCheckView[];
}

function Unread({ job: { parameters, result }, rows, busy, onCheckAgain }: UnreadProps) {
  const unread = result?.unread ?? 0;
  if (unread === 0) return null;
  const isNoneRead = unread === result?.pages;
  const again = rows.flatMap(({ summary, competitor, address }) =>
    summary === null && !competitor && address !== null ? [address] : [],
  );
  return (
    <Alert
      severity="warning"
      action={
        again.length > 0 ? (
          <Button color="inherit" size="small" disabled={busy} onClick={() => onCheckAgain(again)}>
            Check again
          </Button>
        ) : undefined
      }
    >
      {parameters.pasted ? 'The paste' : counted(unread, 'page')} could not be read. That is free.
      {isNoneRead && parameters.competitors > 0
        ? ' Competitors are compared with your pages, so they were not read either.'
        : ''}
    </Alert>
  );
}

function Pages({ rows }: { rows: readonly SchemaCheckView[] }) {
  const [chosen, setChosen] = useState(rows[0]?.id ?? '');
  const [earlier, setEarlier] = useState<string>();
  const check = useCheck(chosen);
  return (
    <>
      {rows.length > 1 ? (
        <>
          <TypeMatrix rows={rows} onOpen={({ id }) => setChosen(id)} />
          <TextField
            select
            size="small"
            label="Page"
            value={chosen}
            onChange={(event) => setChosen(event.target.value)}
            sx={{ '& .MuiSelect-select': { textOverflow: 'ellipsis' } }}
          >
            {rows.map((row) => (
              <MenuItem key={row.id} value={row.id} sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
                {checkName(row)}
                {row.competitor ? ' (competitor)' : ''}
              </MenuItem>
            ))}
          </TextField>
        </>
      ) : null}
      <ResultStates
        query={check}
        failure="This check could not be loaded"
        loading={{ label: 'Loading the check', heights: [40, 160, 160] }}
      >
        {(detail) => (
          <CheckDetail key={detail.id} check={detail} onOpen={setEarlier} alone={rows.length === 1} />
        )}
      </ResultStates>
      <CheckDialog
        open={earlier !== undefined}
        id={earlier}
        onClose={() => setEarlier(undefined)}
        onOpen={setEarlier}
      />
    </>
  );
}

import type { WatchDiffRow } from '@contracts/watches/watch-diff';
import type { WatchDiffView } from '@contracts/watches/watch-history';
import { unifiedLines } from '@domain/watches/diff-for-people';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { counted } from '../../../shared/counted';
import { type DiffRun, diffRuns, firstRuns, hunkOf } from './diffRuns';
import { HunkHead } from './HunkHead';
import { MarkedLine, SameLine } from './MarkedLine';

/** Rows that are drawn at once: a page of 50,000 lines would keep a phone busy for seconds. */
const ROWS = 400;
/** Pixels of a row before it was drawn. */
const ROW_HEIGHT = 26;

export type DiffShape = 'unified' | 'split';

interface TextDiffProps {
  rows: readonly WatchDiffRow[];
  hunks: WatchDiffView['hunks'];
  shape: DiffShape;
  /** Ignores the change that the server knows by this number; none where nothing can be ignored. */
  onIgnore?: (hunk: number) => void;
}

/** What changed of a text, with the lines around it; more rows are drawn when they are asked for. */
export function TextDiff({ rows, hunks, shape, onIgnore }: TextDiffProps) {
  const [shown, setShown] = useState(ROWS);
  const runs = useMemo(() => diffRuns(rows), [rows]);
  const changes = runs.filter((run) => run.changes);
  const left = rows.length - shown;
  return (
    <Box
      role="group"
      aria-label="Changes of the text"
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        overflow: 'clip',
        fontSize: '0.875rem',
        lineHeight: 1.6,
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {firstRuns(runs, shown).map((run, index) => {
        const whole = runs[index] ?? run;
        const hunk = run.changes ? hunkOf(whole, hunks) : undefined;
        return (
          <Box
            key={index}
            sx={{
              contentVisibility: 'auto',
              containIntrinsicBlockSize: `auto ${run.rows.length * ROW_HEIGHT}px`,
            }}
          >
            {run.changes ? (
              <HunkHead
                number={changes.indexOf(whole) + 1}
                of={changes.length}
                onIgnore={onIgnore && hunk !== undefined ? () => onIgnore(hunk) : undefined}
              />
            ) : null}
            {shape === 'split' ? <SplitRows run={run} /> : <UnifiedRows run={run} />}
          </Box>
        );
      })}
      {left > 0 ? (
        <Box sx={{ p: 1.5, borderTop: 1, borderColor: 'divider' }}>
          <Button onClick={() => setShown(shown + ROWS)}>
            Show {counted(Math.min(ROWS, left), 'more line')}, {counted(left, 'line')} left
          </Button>
        </Box>
      ) : null}
    </Box>
  );
}

function UnifiedRows({ run }: { run: DiffRun }) {
  return unifiedLines(run.rows).map((line, index) => {
    if (line.kind === 'left-out') return <LeftOut key={index} lines={line.lines} />;
    if (line.kind === 'same') return <SameLine key={index} number={line.after} text={line.text} />;
    return <MarkedLine key={index} kind={line.kind} line={line} />;
  });
}

function SplitRows({ run }: { run: DiffRun }) {
  return run.rows.map((row, index) => {
    if (row.kind === 'left-out') return <LeftOut key={index} lines={row.lines} />;
    const isSame = row.kind === 'same';
    return (
      <Box key={index} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' }}>
        <Box sx={{ borderRight: 1, borderColor: 'divider', minWidth: 0 }}>
          {isSame ? <SameLine number={row.before} text={row.text} /> : null}
          {!isSame && row.before ? <MarkedLine kind="removed" line={row.before} /> : null}
        </Box>
        <Box sx={{ minWidth: 0 }}>
          {isSame ? <SameLine number={row.after} text={row.text} /> : null}
          {!isSame && row.after ? <MarkedLine kind="added" line={row.after} /> : null}
        </Box>
      </Box>
    );
  });
}

function LeftOut({ lines }: { lines: number }) {
  return (
    <Box sx={{ px: 2, py: 0.5, color: 'text.secondary', fontStyle: 'italic', bgcolor: 'background.default' }}>
      … {counted(lines, 'unchanged line')}
    </Box>
  );
}

import type { WatchDiffRow, WatchUnifiedLine } from '@contracts/watches/watch-diff';
import type { WatchDiffView } from '@contracts/watches/watch-history';
import { unifiedLines } from '@domain/watches/diff-for-people';
import ExpandIcon from '@mui/icons-material/UnfoldMoreOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { counted } from '../../../shared/counted';
import { diffRuns, type FoldedRun, foldedRuns, hunkOf } from './diffRuns';
import { HunkHead } from './HunkHead';
import { MarkedLine, SameLine } from './MarkedLine';
import { NearRows } from './NearRows';

export type DiffShape = 'unified' | 'split';

interface TextDiffProps {
  rows: readonly WatchDiffRow[];
  hunks: WatchDiffView['hunks'];
  shape: DiffShape;
  /** Whether what is the same shows only around the changes, until it is asked for. */
  folds?: boolean;
  /** Ignores the change that the server knows by this number; none where nothing can be ignored. */
  onIgnore?: (hunk: number) => void;
}

/** What changed of a text, with the lines around it or the whole text. */
export function TextDiff({ rows, hunks, shape, folds = false, onIgnore }: TextDiffProps) {
  const { opened, latest, open } = useOpened(rows);
  const runs = useMemo(
    (): FoldedRun[] => (folds ? foldedRuns(rows, opened) : diffRuns(rows)),
    [rows, folds, opened],
  );
  const changes = runs.filter((run) => run.changes);
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
      {runs.map((run) => {
        const { foldedLines, from } = run;
        if (foldedLines !== undefined) {
          return <Folded key={`folded ${from}`} lines={foldedLines} onOpen={() => open(from)} />;
        }
        const hunk = run.changes ? hunkOf(run, hunks) : undefined;
        return (
          // The button that was pressed is gone.
          <Box key={from} {...(from === latest && { tabIndex: -1, ref: focus, sx: { outline: 0 } })}>
            {run.changes ? (
              <HunkHead
                number={changes.indexOf(run) + 1}
                of={changes.length}
                onIgnore={onIgnore && hunk !== undefined ? () => onIgnore(hunk) : undefined}
              />
            ) : null}
            {shape === 'split' ? <SplitRows run={run} /> : <UnifiedRows run={run} />}
          </Box>
        );
      })}
    </Box>
  );
}

const NONE: ReadonlySet<number> = new Set();

/** The folded runs that were opened, of these rows. */
function useOpened(rows: readonly WatchDiffRow[]) {
  const [kept, setKept] = useState({ rows, opened: NONE, latest: -1 });
  const { opened, latest } = kept.rows === rows ? kept : { opened: NONE, latest: -1 };
  const open = (from: number) => setKept({ rows, opened: new Set([...opened, from]), latest: from });
  return { opened, latest, open };
}

function focus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}

function UnifiedRows({ run }: { run: FoldedRun }) {
  const lines = useMemo(() => unifiedLines(run.rows), [run]);
  return <NearRows rows={lines} draw={(line, index) => <UnifiedRow key={index} line={line} />} />;
}

function UnifiedRow({ line }: { line: WatchUnifiedLine }) {
  if (line.kind === 'left-out') return <LeftOut lines={line.lines} />;
  if (line.kind === 'same') return <SameLine number={line.after} text={line.text} />;
  return <MarkedLine kind={line.kind} line={line} />;
}

function SplitRows({ run }: { run: FoldedRun }) {
  return <NearRows rows={run.rows} draw={(row, index) => <SplitRow key={index} row={row} />} />;
}

function SplitRow({ row }: { row: WatchDiffRow }) {
  if (row.kind === 'left-out') return <LeftOut lines={row.lines} />;
  const isSame = row.kind === 'same';
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' }}>
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
}

/** Lines that stayed the same, of which only the number shows. */
function Folded({ lines, onOpen }: { lines: number; onOpen: () => void }) {
  const text = counted(lines, 'unchanged line');
  return (
    <Button
      fullWidth
      size="small"
      color="inherit"
      startIcon={<ExpandIcon />}
      aria-label={`Show ${text}`}
      onClick={onOpen}
      sx={{
        justifyContent: 'start',
        px: 2,
        borderRadius: 0,
        color: 'text.secondary',
        bgcolor: 'background.default',
      }}
    >
      {text}
    </Button>
  );
}

function LeftOut({ lines }: { lines: number }) {
  return (
    <Box sx={{ px: 2, py: 0.5, color: 'text.secondary', fontStyle: 'italic', bgcolor: 'background.default' }}>
      … {counted(lines, 'unchanged line')}
    </Box>
  );
}

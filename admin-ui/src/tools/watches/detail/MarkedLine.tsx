import type { WatchDiffLine } from '@contracts/watches/watch-diff';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

export type ChangeKind = 'removed' | 'added';

const SIGNS = { removed: '−', added: '+' } as const;
const TONES = { removed: 'error', added: 'success' } as const;
const NAMES = { removed: 'Removed', added: 'Added' } as const;

/** The ground of a line; words that only it has stand on a stronger one. */
function ground(kind: ChangeKind, moved: boolean, percent: number) {
  const tone = moved ? 'info' : TONES[kind];
  return {
    bgcolor: ({ palette }: Theme) => `color-mix(in srgb, ${palette[tone].main} ${percent}%, transparent)`,
  };
}

/** A line that both versions have. */
export function SameLine({ number, text }: { number: number | null; text: string }) {
  return (
    <Line number={number} sign=" ">
      {text}
    </Line>
  );
}

/** A line that one version has, with its own words marked. */
export function MarkedLine({ kind, line }: { kind: ChangeKind; line: WatchDiffLine }) {
  const { number, parts, moved } = line;
  // A mark over all of a line would say no more than its ground.
  const isPartly = parts.some(({ changed }) => !changed);
  return (
    <Box
      component={kind === 'added' ? 'ins' : 'del'}
      sx={{ display: 'block', height: '100%', textDecoration: 'none', ...ground(kind, moved, 12) }}
    >
      <Line number={number} sign={moved ? '↕' : SIGNS[kind]}>
        <span className="visually-hidden">
          {moved ? `Moved, ${NAMES[kind].toLowerCase()}` : NAMES[kind]}:{' '}
        </span>
        {moved ? <Chip size="small" variant="outlined" label="Moved" aria-hidden sx={{ mr: 1 }} /> : null}
        {parts.map(({ text, changed }, index) =>
          changed && isPartly ? (
            <Box
              component="mark"
              key={index}
              sx={{ color: 'inherit', borderRadius: 0.5, fontWeight: 600, ...ground(kind, moved, 30) }}
            >
              {text}
            </Box>
          ) : (
            text
          ),
        )}
      </Line>
    </Box>
  );
}

function Line({ number, sign, children }: { number: number | null; sign: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '3.25em 1.25em minmax(0, 1fr)', px: 1, py: 0.25 }}>
      <Box component="span" aria-hidden sx={{ color: 'text.secondary', userSelect: 'none' }}>
        {number}
      </Box>
      <Box component="span" aria-hidden sx={{ userSelect: 'none' }}>
        {sign}
      </Box>
      <Box component="span" dir="auto" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
        {children}
      </Box>
    </Box>
  );
}

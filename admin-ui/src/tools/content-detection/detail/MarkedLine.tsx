import type { WatchDiffLine } from '@contracts/watches/watch-diff';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';

export type LineKind = 'same' | 'removed' | 'added';

const SIGNS = { same: ' ', removed: '−', added: '+' } as const;
const TONES = { removed: 'error', added: 'success' } as const;
const NAMES = { same: '', removed: 'Removed: ', added: 'Added: ' } as const;

/** The ground of a line; words that only it has stand on a stronger one. */
function ground(kind: LineKind, moved: boolean, percent: number) {
  if (kind === 'same') return {};
  return {
    bgcolor: ({ palette }: { palette: Record<'error' | 'success' | 'info', { main: string }> }) =>
      `color-mix(in srgb, ${palette[moved ? 'info' : TONES[kind]].main} ${percent}%, transparent)`,
  };
}

/** A line of one version, with its number and with its own words marked. */
export function MarkedLine({ kind, line }: { kind: LineKind; line: WatchDiffLine }) {
  const { number, parts, moved } = line;
  const isWhole = parts.every(({ changed }) => changed) || parts.every(({ changed }) => !changed);
  return (
    <Box
      component={kind === 'added' ? 'ins' : kind === 'removed' ? 'del' : 'div'}
      sx={{
        display: 'grid',
        gridTemplateColumns: '3.25em 1em minmax(0, 1fr)',
        textDecoration: 'none',
        px: 1,
        py: 0.25,
        ...ground(kind, moved, 12),
      }}
    >
      <Box component="span" aria-hidden sx={{ color: 'text.secondary', userSelect: 'none', pr: 1 }}>
        {number}
      </Box>
      <Box component="span" aria-hidden sx={{ userSelect: 'none' }}>
        {moved ? '↕' : SIGNS[kind]}
      </Box>
      <Box component="span" dir="auto" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
        <span className="visually-hidden">{moved ? `Moved, ${NAMES[kind].toLowerCase()}` : NAMES[kind]}</span>
        {moved ? <Chip size="small" variant="outlined" label="Moved" aria-hidden sx={{ mr: 1 }} /> : null}
        {parts.map(({ text, changed }, index) =>
          changed && !isWhole ? (
            <Box
              component="mark"
              key={index}
              sx={{
                color: 'inherit',
                borderRadius: 0.5,
                fontWeight: 600,
                ...ground(kind, moved, 30),
              }}
            >
              {text}
            </Box>
          ) : (
            text
          ),
        )}
      </Box>
    </Box>
  );
}

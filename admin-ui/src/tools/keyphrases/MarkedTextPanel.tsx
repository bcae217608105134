import NextIcon from '@mui/icons-material/KeyboardArrowDown';
import PreviousIcon from '@mui/icons-material/KeyboardArrowUp';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { KEYPHRASE_MESSAGES } from '@contracts/keyphrases/keyphrase-messages';
import type { Match } from '@domain/keyphrases/check-text';
import { useEffect, useMemo, useRef } from 'react';
import { formatCount } from '../../shared/format';
import { ResultFrame } from '../../shared/result/ResultFrame';
import { partsOf, type Range, rangeOf, type Segment, segmentsOf } from './markedText';

export interface MarkedTextPanelProps {
  text: string;
  matches: readonly Match[];
  /** The phrase that Next and Previous go through. */
  phrase: number;
  phraseText: string;
  /** Uses of it that are marked as those of other phrases. */
  covered: number;
  current: Range | undefined;
  onGo: (to: Range) => void;
}

/** The text with all phrases marked, and the way from one use of the chosen one to the next. */
export function MarkedTextPanel({
  text,
  matches,
  phrase,
  phraseText,
  covered,
  current,
  onGo,
}: MarkedTextPanelProps) {
  const parts = useMemo(() => partsOf(text, matches), [text, matches]);
  const uses = useMemo(
    () => matches.filter((match) => match.phrase === phrase).map(rangeOf),
    [matches, phrase],
  );
  const at = uses.findIndex(({ start, end }) => start === current?.start && end === current.end);
  const shown = current ?? uses[0];
  const index = Math.max(
    0,
    parts.findIndex(({ end }) => (shown?.start ?? 0) < end),
  );
  const part = parts[index];
  const segments = useMemo(() => (part ? segmentsOf(part, matches, current) : []), [part, matches, current]);
  const go = (by: 1 | -1) => {
    const place = at >= 0 ? at + by : nearest(uses, current, by);
    const to = uses[(place + uses.length) % uses.length];
    if (to) onGo(to);
  };
  const goToPart = (to: number) => {
    const start = parts[to]?.start ?? 0;
    onGo({ start, end: start });
  };
  return (
    <ResultFrame title="Marked text">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Button
          size="small"
          variant="outlined"
          startIcon={<PreviousIcon />}
          disabled={uses.length === 0}
          onClick={() => go(-1)}
        >
          Previous
        </Button>
        <Button
          size="small"
          variant="outlined"
          startIcon={<NextIcon />}
          disabled={uses.length === 0}
          onClick={() => go(1)}
        >
          Next
        </Button>
        <Typography variant="body2" color="text.secondary" role="status">
          {uses.length === 0
            ? covered > 0
              ? KEYPHRASE_MESSAGES.coveredUses(covered)
              : KEYPHRASE_MESSAGES.notFound
            : at >= 0
              ? `Use ${formatCount(at + 1)} of ${formatCount(uses.length)}`
              : `${formatCount(uses.length)} to go through`}
        </Typography>
      </Box>
      <MarkedText {...{ text, segments, phrase }} label={`Text with ${phraseText} marked`} />
      {parts.length > 1 ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
          <Button size="small" disabled={index === 0} onClick={() => goToPart(index - 1)}>
            Part before
          </Button>
          <Typography variant="body2" color="text.secondary">
            Part {formatCount(index + 1)} of {formatCount(parts.length)}
          </Typography>
          <Button size="small" disabled={index === parts.length - 1} onClick={() => goToPart(index + 1)}>
            Part after
          </Button>
        </Box>
      ) : null}
    </ResultFrame>
  );
}

interface MarkedTextProps {
  text: string;
  segments: readonly Segment[];
  phrase: number;
  label: string;
}

/** One part of the text; it scrolls by itself to what was gone to. */
function MarkedText({ text, segments, phrase, label }: MarkedTextProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const mark = box.current?.querySelector<HTMLElement>('[aria-current]');
    // The box alone scrolls: the buttons stay where they are.
    if (box.current) box.current.scrollTop = mark ? mark.offsetTop - box.current.clientHeight / 3 : 0;
  }, [segments]);
  return (
    <Box ref={box} role="region" aria-label={label} tabIndex={0} dir="auto" sx={MARKED_TEXT}>
      {segments.map(({ start, end, phrase: of, isCurrent }) => (
        <Run key={start} isMark={of !== undefined} isChosen={of === phrase} isCurrent={isCurrent}>
          {text.slice(start, end)}
        </Run>
      ))}
    </Box>
  );
}

interface RunProps {
  isMark: boolean;
  isChosen: boolean;
  isCurrent: boolean;
  children: string;
}

function Run({ isMark, isChosen, isCurrent, children }: RunProps) {
  const Element = isMark ? 'mark' : 'span';
  return (
    <Element data-chosen={isChosen || undefined} aria-current={isCurrent || undefined}>
      {children}
    </Element>
  );
}

const MARKED_TEXT = {
  position: 'relative',
  maxHeight: 360,
  overflowY: 'auto',
  p: 2,
  borderRadius: 2,
  bgcolor: 'background.default',
  whiteSpace: 'pre-wrap',
  unicodeBidi: 'plaintext',
  overflowWrap: 'anywhere',
  lineHeight: 1.7,
  '& mark': { color: 'inherit', bgcolor: 'transparent', borderBottom: 2, borderColor: 'text.disabled' },
  '& mark[data-chosen]': {
    bgcolor: ({ palette }: Theme) => `color-mix(in srgb, ${palette.warning.main} 26%, transparent)`,
    borderColor: 'warning.main',
  },
  '& [aria-current]': {
    outline: 2,
    outlineColor: 'primary.main',
    outlineStyle: 'solid',
    borderRadius: '2px',
  },
} as const;

/** The next use from a place that is none itself. */
function nearest(uses: readonly Range[], from: Range | undefined, by: 1 | -1): number {
  if (!from) return by === 1 ? 0 : -1;
  if (by === 1)
    return Math.max(
      0,
      uses.findIndex(({ start }) => start >= from.start),
    );
  return uses.findLastIndex(({ start }) => start < from.start);
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';

/** What is known about a result, as names with their values. */
export function ResultFacts({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: columnsFor(facts.length),
        p: 2,
        borderRadius: 2,
        bgcolor: 'background.default',
      }}
    >
      {facts.map(([name, value]) => (
        // Names and values of a row begin side by side, however many lines one takes.
        <Box
          key={name}
          sx={{ minWidth: 0, display: 'grid', gridRow: 'span 2', gridTemplateRows: 'subgrid', rowGap: 0 }}
        >
          <Typography component="dt" variant="caption" color="text.secondary">
            {name}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
            {breaking(value)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

/** Pixels that a fact needs, and that part two. */
const [NARROWEST, GAP] = [104, 16];
/** Of facts in one line. */
const MOST = 7;

/** Lines of the same length, where there is room for them. */
function columnsFor(facts: number): string {
  const columns = Math.ceil(facts / Math.ceil(facts / MOST));
  const share = `(100% - ${columns * GAP}px) / ${columns}`;
  return `repeat(auto-fit, minmax(max(${NARROWEST}px, ${share}), 1fr))`;
}

/** An email breaks before its @ where it must, not within a word. */
function breaking(value: string) {
  return value.split(/(?=@)/).map((part, at) => (
    <Fragment key={at}>
      {at > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}

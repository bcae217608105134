import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';

type Facts = readonly (readonly [name: string, value: string])[];

/** What is known about a result, as names with their values. */
export function ResultFacts({ facts }: { facts: Facts }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: columnsFor(facts),
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

/** Pixels that a fact needs, the most that a long one asks for where two fit, and what parts two. */
const [NARROWEST, WIDEST, GAP] = [104, 208, 16];
/** Of a letter, on average. */
const LETTER_WIDTH = 8;
/** Of facts in one line. */
const MOST = 7;

/** Lines of the same length, where there is room for them. */
function columnsFor(facts: Facts): string {
  const columns = Math.ceil(facts.length / Math.ceil(facts.length / MOST));
  const share = `(100% - ${columns * GAP}px) / ${columns}`;
  const longest = Math.max(...facts.map(([, value]) => value.length * LETTER_WIDTH));
  const wanted = `min(${Math.min(WIDEST, longest)}px, (100% - ${GAP}px) / 2)`;
  return `repeat(auto-fit, minmax(max(${NARROWEST}px, ${wanted}, ${share}), 1fr))`;
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

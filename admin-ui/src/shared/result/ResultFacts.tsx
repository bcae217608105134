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
        gridTemplateColumns: 'repeat(auto-fit, minmax(104px, 1fr))',
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

/** An email breaks before its @ where it must, not within a word. */
function breaking(value: string) {
  return value.split(/(?=@)/).map((part, at) => (
    <Fragment key={at}>
      {at > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}

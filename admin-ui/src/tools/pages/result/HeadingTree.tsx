import { HEADING_PROBLEM_NAMES } from '@contracts/pages/page-messages';
import type { PageHeading } from '@contracts/pages/page-facts';
import { checkHeadings } from '@domain/pages/headings';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';

/** The headings of a page as an outline, each problem at its heading. */
export function HeadingTree({ headings, missing }: { headings: readonly PageHeading[]; missing: boolean }) {
  return (
    <Box>
      <Typography variant="h3" sx={{ mb: 1 }}>
        Headings
      </Typography>
      {missing ? (
        <Alert severity="warning" sx={{ mb: 1.5 }}>
          This page has no H1. Give it one that says what it is about.
        </Alert>
      ) : null}
      <Box component="ol" aria-label="Headings" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {checkHeadings(headings).map(({ level, text, problem, hidden, byRole }, index) => (
          <Box
            component="li"
            key={index}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 1,
              py: 0.5,
              pl: (level - 1) * 2,
            }}
          >
            <Chip size="small" label={`H${level}`} />
            <Typography variant="body2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {text || 'Empty'}
            </Typography>
            {byRole ? <Chip size="small" variant="outlined" label="role=heading" /> : null}
            {hidden ? <Chip size="small" variant="outlined" label="Hidden" /> : null}
            {problem ? (
              <Chip size="small" variant="outlined" color="warning" label={HEADING_PROBLEM_NAMES[problem]} />
            ) : null}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

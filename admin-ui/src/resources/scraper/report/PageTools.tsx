import Box from '@mui/material/Box';
import { HandoverLink } from '../../../shared/handover/HandoverLink';

/** The ways from pages of a crawl to the tools that look closer at them. */
export function PageTools({ pages }: { pages: readonly string[] }) {
  const given = { pages };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <HandoverLink tool="pages-analysis" given={given} label="Analyze" />
      <HandoverLink tool="schema-intelligence" given={given} label="Check markup" />
      <HandoverLink
        tool="content-detection"
        opening={pages.length === 1 ? 'add=one' : 'add=several'}
        given={given}
        label="Watch"
      />
    </Box>
  );
}

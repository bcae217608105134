import { RULE_AGE_DAYS } from '@contracts/schema/schema-check.kind';
import type { RichResultVerdict, SchemaReport } from '@contracts/schema/schema-checks';
import { whatBars } from '@domain/schema/what-bars';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { formatCount, formatDay } from '../../../shared/format';
import { FindingList } from '../../../shared/schema/FindingList';
import { SourceLink } from '../../../shared/schema/SourceLink';
import { StateChip } from '../../../shared/schema/StateChip';

const DAY_MS = 86_400_000;
/** Verdicts that show at once. */
const SHOWN = 20;
const ROW = {
  ...{ py: 1.5, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' },
  '&:first-of-type': { borderTop: 0, pt: 0 },
} as const;

/** What each entity gets, what it lacks, and what is wrong with the page's markup as a whole. */
export function VerdictsPanel({ report }: { report: SchemaReport }) {
  const { verdicts, findings } = report;
  const [all, setAll] = useState(false);
  const general = findings.filter(({ entity }) => entity === undefined);
  const old = oldestRule(verdicts);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      <FindingList label="Findings about the page" findings={general} />
      {verdicts.length === 0 ? (
        <Alert severity="info">None of the types on this page has a rich result of its own.</Alert>
      ) : null}
      <Box component="ul" aria-label="Rich results" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {(all ? verdicts : verdicts.slice(0, SHOWN)).map((verdict, index) => (
          <Verdict key={index} verdict={verdict} report={report} />
        ))}
      </Box>
      {!all && verdicts.length > SHOWN ? (
        <Button sx={{ alignSelf: 'start' }} onClick={() => setAll(true)}>
          Show all {formatCount(verdicts.length)}
        </Button>
      ) : null}
      {old ? (
        <Alert severity="info">
          The rule of {old.title} was last checked against its source on {formatDay(old.lastVerified)}, more
          than {RULE_AGE_DAYS} days ago. Check there whether it still applies.
        </Alert>
      ) : null}
    </Box>
  );
}

function oldestRule(verdicts: readonly RichResultVerdict[]): RichResultVerdict | undefined {
  const [oldest] = [...verdicts].sort((a, b) => a.lastVerified.localeCompare(b.lastVerified));
  const isOld = oldest && Date.now() - Date.parse(oldest.lastVerified) > RULE_AGE_DAYS * DAY_MS;
  return isOld ? oldest : undefined;
}

function Verdict({ verdict, report }: { verdict: RichResultVerdict; report: SchemaReport }) {
  const { title, state, missing, recommended, optional = [], source, lastVerified, entity } = verdict;
  const about = report.entities[entity];
  const bars = state === 'not-eligible' ? whatBars(report, verdict) : [];
  return (
    <Box component="li" sx={ROW}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
        <StateChip of={verdict} />
        {about ? (
          <Typography variant="body2" color="text.secondary">
            {about.types.join(', ')}, line {formatCount(about.line)}
          </Typography>
        ) : null}
      </Box>
      <Lacking label="Required, and missing" paths={missing} />
      {bars.length > 0 ? (
        <Box sx={{ mt: 1 }}>
          <FindingList label={`What keeps ${title} away`} findings={bars} />
        </Box>
      ) : null}
      <Lacking label="Recommended, and missing" paths={recommended} />
      <Lacking label="Where it applies" paths={optional} />
      {verdict.recommendsNothing && state !== 'ended' ? (
        <Typography variant="body2" sx={{ mt: 0.5 }}>
          Google recommends nothing beyond what it requires.
        </Typography>
      ) : null}
      <Typography variant="caption" color="text.secondary">
        <SourceLink source={source} /> · last verified {formatDay(lastVerified)}
      </Typography>
    </Box>
  );
}

function Lacking({ label, paths }: { label: string; paths: readonly string[] }) {
  if (paths.length === 0) return null;
  return (
    <Typography variant="body2" sx={{ mt: 0.5 }}>
      {label}: {paths.map((path) => path.replaceAll('|', ' or ')).join(', ')}
    </Typography>
  );
}

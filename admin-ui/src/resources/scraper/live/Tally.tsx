import type { CrawlProgress } from '@contracts/scraper/crawls';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { formatCount } from '../../../shared/format';
import { byCount, FAILURE_LABELS, SKIP_LABELS } from '../crawlText';

/** The errors of a crawl and the links that it left alone, by kind. */
export function Tally({ progress }: { progress: CrawlProgress }) {
  return (
    <>
      <Kinds
        title="Errors by kind"
        color="error"
        kinds={byCount(progress.failures)}
        labels={FAILURE_LABELS}
      />
      <Kinds
        title="Links not followed, by reason (each place that links there counts)"
        color="default"
        kinds={byCount(progress.skipped)}
        labels={SKIP_LABELS}
      />
    </>
  );
}

interface KindsProps<Kind extends string> {
  title: string;
  color: 'error' | 'default';
  kinds: [Kind, number][];
  labels: Record<Kind, string>;
}

function Kinds<Kind extends string>({ title, color, kinds, labels }: KindsProps<Kind>) {
  if (kinds.length === 0) return null;
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="caption" color="text.secondary" component="p">
        {title}
      </Typography>
      <Box
        component="ul"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, listStyle: 'none', m: 0, mt: 0.5, p: 0 }}
      >
        {kinds.map(([kind, count]) => (
          <li key={kind}>
            <Chip
              size="small"
              variant="outlined"
              color={color}
              label={`${labels[kind]}: ${formatCount(count)}`}
            />
          </li>
        ))}
      </Box>
    </Box>
  );
}

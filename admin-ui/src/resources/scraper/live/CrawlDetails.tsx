import type { CrawlView } from '@contracts/scraper/crawls';
import ExpandIcon from '@mui/icons-material/ExpandMoreOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useStore } from 'react-admin';
import { crawlGlance, pagesPerSecond, secondsTaken, sumOf } from '../crawlText';
import { FLUSH } from '../../../theme/measures';
import { Tally } from './Tally';
import { formatCount, formatSeconds } from '../../../shared/format';
import { isFinished } from '../../../shared/jobs/jobText';
import { ResultFacts } from '../../../shared/result/ResultFacts';

/** What a crawl has found so far, in a line that opens to the figures; whether it is open is remembered. */
export function CrawlDetails({ crawl }: { crawl: CrawlView }) {
  const [isOpen, setOpen] = useStore('full-site-scrapper.details', false);
  const id = useId();
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <Typography
          variant="body2"
          color="text.secondary"
          sx={{ flex: '1 1 200px', fontVariantNumeric: 'tabular-nums' }}
        >
          {crawlGlance(crawl)}
        </Typography>
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-controls={id}
          endIcon={<ExpandIcon sx={{ transform: isOpen ? 'rotate(180deg)' : undefined }} />}
          onClick={() => setOpen(!isOpen)}
          sx={{ ml: { xs: FLUSH, sm: 0 } }}
        >
          {isOpen ? 'Hide details' : 'Show details'}
        </Button>
      </Box>
      <Collapse in={isOpen} unmountOnExit id={id}>
        <Box sx={{ pt: 1.5 }}>
          <CrawlFigures crawl={crawl} />
          <Tally progress={crawl.progress} />
        </Box>
      </Collapse>
    </>
  );
}

/** What a crawl has found so far, in numbers. */
function CrawlFigures({ crawl }: { crawl: CrawlView }) {
  const { progress } = crawl;
  const seconds = secondsTaken(crawl);
  return (
    <ResultFacts
      facts={[
        ['Total links found', formatCount(progress.found)],
        ['Links visited', formatCount(progress.visited)],
        ['Pages per second', pagesPerSecond(crawl).toLocaleString('en', { maximumFractionDigits: 1 })],
        ['Errors', formatCount(sumOf(progress.failures))],
        ['Links not followed', formatCount(sumOf(progress.skipped))],
        ...(progress.targets ? [['Targets checked', formatCount(progress.targets.asked)] as const] : []),
        ...(isFinished(crawl)
          ? [['Time taken', seconds === null ? '–' : formatSeconds(seconds)] as const]
          : []),
      ]}
    />
  );
}

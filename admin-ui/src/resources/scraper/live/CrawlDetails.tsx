import type { CrawlView } from '@contracts/scraper/crawls';
import ExpandIcon from '@mui/icons-material/ExpandMoreOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useStore } from 'react-admin';
import { crawlGlance } from '../crawlText';
import { CrawlFigures } from './CrawlFigures';
import { Tally } from './Tally';

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

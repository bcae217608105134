import type { CrawlView } from '@contracts/scraper/crawls';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Hint } from '../../shared/hint/Hint';
import { Confirmation } from '../../shared/Confirmation';
import { isFinished } from '../../shared/jobs/jobText';
import { crawlName, deletionQuestion } from './crawlText';
import { useCrawlAgain } from './start/useStartCrawl';
import { useCrawlChanges } from './useCrawlChanges';
import { ExportMenu } from '../../shared/result/ExportMenu';
import { type CrawlExport, saveCrawlExport } from './crawlExport';

const EXPORTS: readonly (CrawlExport & { needsReports?: boolean; ofTargets?: boolean })[] = [
  { label: 'Pages as CSV', path: 'pages?format=csv', file: ['pages', 'csv'] },
  { label: 'Pages as JSON', path: 'pages?format=json', file: ['pages', 'json'] },
  { label: 'Links as CSV', path: 'links?format=csv', file: ['links', 'csv'], needsReports: true },
  { label: 'Links as JSON', path: 'links?format=json', file: ['links', 'json'], needsReports: true },
  { label: 'Targets as CSV', path: 'targets?format=csv', file: ['targets', 'csv'], ofTargets: true },
  { label: 'Targets as JSON', path: 'targets?format=json', file: ['targets', 'json'], ofTargets: true },
  { label: 'Issues as CSV', path: 'issues?format=csv', file: ['issues', 'csv'], needsReports: true },
  { label: 'Issues as JSON', path: 'issues?format=json', file: ['issues', 'json'], needsReports: true },
];

/** All that a crawl holds, as files. */
function CrawlExports({ crawl }: { crawl: CrawlView }) {
  const choices = EXPORTS.filter(({ ofTargets }) => !ofTargets || crawl.options.targets).map((each) => ({
    label: each.label,
    disabled: each.needsReports && !crawl.analysed,
    download: () => saveCrawlExport(crawl, each),
  }));
  return <ExportMenu choices={choices} />;
}

const ALL = '/full-site-scrapper';

export interface CrawlActionsProps {
  crawl: CrawlView;
  /** Whether a deletion is under way: what is asked of the crawl then would be refused. */
  onDeleting: (deleting: boolean) => void;
}

/** What can be done with a crawl as a whole. */
export function CrawlActions({ crawl, onDeleting }: CrawlActionsProps) {
  const { remove, resume, changing } = useCrawlChanges();
  const { again, starting } = useCrawlAgain();
  const isStopped = crawl.status === 'cancelled' || crawl.status === 'failed';
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const confirm = async () => {
    onDeleting(true);
    if (await remove(crawl.id)) navigate(ALL);
    else {
      setAsking(false);
      onDeleting(false);
    }
  };
  return (
    <>
      {isFinished(crawl) ? (
        <Hint title="Delete">
          <IconButton aria-label={`Delete the crawl of ${crawlName(crawl)}`} onClick={() => setAsking(true)}>
            <DeleteIcon />
          </IconButton>
        </Hint>
      ) : null}
      <CrawlExports crawl={crawl} />
      {isStopped ? (
        <Button
          variant="contained"
          loading={changing === crawl.id && !asking}
          onClick={() => void resume(crawl.id)}
        >
          Resume
        </Button>
      ) : null}
      {isFinished(crawl) && crawl.options.mode === 'site' ? (
        <>
          <Button component={Link} to={ALL} state={{ again: crawl.options }}>
            Change settings
          </Button>
          <Button
            variant={isStopped ? 'outlined' : 'contained'}
            loading={starting}
            onClick={() => void again(crawl.options)}
          >
            Crawl again
          </Button>
        </>
      ) : null}
      <Confirmation
        open={asking}
        busy={changing !== undefined}
        {...deletionQuestion(crawl)}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

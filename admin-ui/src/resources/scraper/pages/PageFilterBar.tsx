import { type CrawlIssue, STATUS_CLASSES } from '@contracts/scraper/crawl-reports';
import Chip from '@mui/material/Chip';
import MenuItem from '@mui/material/MenuItem';
import { Choice } from '../../../shared/list/Choice';
import { useCrawlReport } from '../report/useCrawlReport';
import { usePageAddress } from '../../../shared/usePageAddress';
import type { CrawlTabProps } from '../crawlTab';
import { type PageFilter, STATUS_CLASS_LABELS } from './pageQuery';
import { SearchField } from '../../../shared/list/SearchField';

/** What the list of pages is narrowed down by. */
export function PageFilterBar({ crawl }: CrawlTabProps) {
  const { get, change } = usePageAddress();
  const set = (name: PageFilter, value: string) => change({ [name]: value, page: '' });
  const depth = get('depth');
  return (
    <>
      <SearchField
        label="Search title or link"
        value={get('q')}
        onChange={(q) => change({ q, page: '' }, true)}
      />
      <Choice label="Status" value={get('status')} onChange={(value) => set('status', value)}>
        {STATUS_CLASSES.map((status) => (
          <MenuItem key={status} value={status}>
            {STATUS_CLASS_LABELS[status]}
          </MenuItem>
        ))}
      </Choice>
      <Choice label="Indexable" value={get('indexable')} onChange={(value) => set('indexable', value)}>
        <MenuItem value="yes">Yes</MenuItem>
        <MenuItem value="no">No</MenuItem>
      </Choice>
      {depth ? <Chip label={`Depth ${depth}`} onDelete={() => set('depth', '')} /> : null}
      {get('issue') ? (
        <IssueChip crawl={crawl} issue={get('issue')} onDelete={() => set('issue', '')} />
      ) : null}
    </>
  );
}

interface IssueChipProps extends CrawlTabProps {
  issue: string;
  onDelete: () => void;
}

function IssueChip({ crawl, issue, onDelete }: IssueChipProps) {
  const { data } = useCrawlReport<CrawlIssue[]>(crawl, 'issues');
  const name = data?.find(({ id }) => id === issue)?.title ?? issue;
  return <Chip label={`Issue: ${name}`} onDelete={onDelete} sx={{ maxWidth: '100%' }} />;
}

import HourglassIcon from '@mui/icons-material/HourglassEmptyOutlined';
import LinkIcon from '@mui/icons-material/LinkOutlined';
import SearchOffIcon from '@mui/icons-material/SearchOffOutlined';
import Button from '@mui/material/Button';
import { EmptyState } from '../../../shared/EmptyState';
import type { CrawlTabProps } from '../crawlTab';

/** In the place of a list where the crawl was not asked for one. */
export function TargetsNotChecked({ crawl }: CrawlTabProps) {
  return (
    <EmptyState
      icon={<LinkIcon />}
      title="What pages point at was not checked"
      text={`To find broken links to other sites, broken files and broken images, crawl this ${
        crawl.options.mode === 'list' ? 'list' : 'site'
      } again with the option “Check what pages point at”.`}
    />
  );
}

/** In the place of a list that is empty, or does not exist yet. */
export function NoTargets({ crawl: { progress, status } }: CrawlTabProps) {
  if (progress.targets || status === 'done') {
    return (
      <EmptyState
        icon={<LinkIcon />}
        title="Nothing to check"
        text="The pages link to no other site and no file, and load no images, scripts, styles or media."
      />
    );
  }
  const isStopped = status === 'cancelled' || status === 'failed' || status === 'paused';
  return (
    <EmptyState
      icon={<HourglassIcon />}
      title="Not checked yet"
      text={
        isStopped
          ? 'The crawl was stopped before it came to this. Resume it to continue.'
          : 'This starts once all pages have been visited.'
      }
    />
  );
}

/** Where nothing matches. */
export function NoTargetsFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      icon={<SearchOffIcon />}
      title="No targets found"
      text="Nothing matches this search with these filters."
      action={
        <Button variant="outlined" onClick={onClear}>
          Clear search and filters
        </Button>
      }
    />
  );
}

import type { CrawlView } from '@contracts/scraper/crawls';
import { PAGE_MESSAGES } from '@contracts/pages/page-messages';
import Autocomplete from '@mui/material/Autocomplete';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { counted } from '../counted';
import { formatDateTime } from '../format';
import { listFinishedCrawls } from './finishedCrawls';

export interface FinishedCrawlFieldProps {
  crawl: CrawlView | null;
  problem?: string;
  /** What there is to say of the chosen one. */
  hint?: ReactNode;
  /** What else there is to do where there is none: `enter addresses`. */
  instead: string;
  disabled: boolean;
  onChoose: (crawl: CrawlView | null) => void;
}

/** Chooses one of the crawls that are over. */
export function FinishedCrawlField(props: FinishedCrawlFieldProps) {
  const { crawl, problem, hint, instead, disabled, onChoose } = props;
  const crawls = useQuery({
    queryKey: ['crawls', 'finished'],
    queryFn: ({ signal }) => listFinishedCrawls(signal),
  });
  const failure = crawls.error ? 'The crawls could not be loaded. Reload the page to try again.' : undefined;
  const error = problem ?? failure;
  const help =
    crawls.data?.length === 0 ? (
      <>
        There is no finished crawl yet.{' '}
        <Link component={RouterLink} to="/full-site-scrapper">
          Crawl a site
        </Link>{' '}
        first, or {instead}.
      </>
    ) : (
      'Newest first.'
    );
  return (
    <Autocomplete
      options={crawls.data ?? []}
      value={crawl}
      disabled={disabled}
      loading={crawls.isPending}
      onChange={(_, chosen) => onChoose(chosen)}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ options, progress, createdAt }) =>
        `${PAGE_MESSAGES.crawlOf(options)}, ${counted(progress.visited, 'page')}, ${formatDateTime(createdAt)}`
      }
      noOptionsText="No finished crawl matches."
      sx={{ maxWidth: 640 }}
      renderInput={(parameters) => (
        <TextField
          {...parameters}
          label="Finished crawl"
          error={error !== undefined}
          helperText={error ?? hint ?? help}
          slotProps={{ formHelperText: { role: error ? 'alert' : 'status' } }}
        />
      )}
    />
  );
}

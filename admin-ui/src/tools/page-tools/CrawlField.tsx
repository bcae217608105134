import type { CrawlView } from '@contracts/crawls/crawls';
import { PAGE_MESSAGES } from '@contracts/pages/page-messages';
import Autocomplete from '@mui/material/Autocomplete';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { formatDateTime } from '../../shared/format';
import { countPages, listFinishedCrawls, readText } from './crawls';

export interface CrawlFieldProps {
  crawl: CrawlView | null;
  problem?: string;
  disabled: boolean;
  onChoose: (crawl: CrawlView | null) => void;
}

/** Chooses the finished crawl whose pages are read. */
export function CrawlField({ crawl, problem, disabled, onChoose }: CrawlFieldProps) {
  const crawls = useQuery({
    queryKey: ['crawls', 'finished'],
    queryFn: ({ signal }) => listFinishedCrawls(signal),
  });
  const count = useQuery({
    queryKey: ['crawls', crawl?.id, 'pages to read'],
    queryFn: ({ signal }) => countPages(crawl?.id ?? '', signal),
    enabled: crawl !== null,
  });
  const failure = crawls.error
    ? 'The crawls could not be loaded. Reload the page to try again.'
    : crawl && count.data === 0
      ? PAGE_MESSAGES.crawlEmpty
      : undefined;
  const error = problem ?? failure;
  const hint = (): ReactNode => {
    if (crawl) return count.data === undefined ? 'Counting its pages…' : readText(count.data);
    if (crawls.data?.length !== 0) return 'The newest are listed first.';
    return (
      <>
        There is no finished crawl yet.{' '}
        <Link component={RouterLink} to="/full-site-scrapper">
          Crawl a site
        </Link>{' '}
        first, or enter addresses.
      </>
    );
  };
  return (
    <Autocomplete
      options={crawls.data ?? []}
      value={crawl}
      disabled={disabled}
      loading={crawls.isPending}
      onChange={(_, chosen) => onChoose(chosen)}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ options, createdAt }) =>
        `${PAGE_MESSAGES.crawlOf(options)}, ${formatDateTime(createdAt)}`
      }
      noOptionsText="No finished crawl matches."
      sx={{ maxWidth: 640 }}
      renderInput={(parameters) => (
        <TextField
          {...parameters}
          label="Finished crawl"
          error={error !== undefined}
          helperText={error ?? hint()}
          slotProps={{ formHelperText: { role: error ? 'alert' : 'status' } }}
        />
      )}
    />
  );
}

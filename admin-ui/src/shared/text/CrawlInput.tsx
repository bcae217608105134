import type { CrawledPageRow } from '@contracts/scraper/crawl-reports';
import type { CrawlView } from '@contracts/scraper/crawls';
import { TEXT_MESSAGES } from '@contracts/text/text-messages';
import type { TextPage } from '@contracts/text/text-page';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { ActionButton } from '../ActionButton';
import { usePageReading } from '../addresses/usePageReading';
import { counted } from '../counted';
import { FinishedCrawlField } from '../crawls/FinishedCrawlField';
import { listCrawledPages } from '../crawls/finishedCrawls';
import { formatCount } from '../format';
import { useDebounced } from '../useDebounced';
import { readAddress } from './readAddress';

/** Pages that are listed at a time; the database finds the others. */
const LISTED = 20;
const REST_MS = 250;

/** Takes the text of a page of a finished crawl, which is read anew: a crawl keeps no texts. */
export function CrawlInput({ onRead }: { onRead: (page: TextPage) => void }) {
  const [crawl, setCrawl] = useState<CrawlView | null>(null);
  const [page, setPage] = useState<CrawledPageRow | null>(null);
  const { read, busy, problem, setProblem } = usePageReading(readAddress, onRead);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy) return;
    if (crawl && page) void read(page.url);
    else setProblem(crawl ? TEXT_MESSAGES.noCrawledPage : TEXT_MESSAGES.noCrawl);
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}
    >
      <FinishedCrawlField
        crawl={crawl}
        problem={crawl ? undefined : problem}
        instead="bring a page by its URL"
        disabled={busy}
        onChoose={(chosen) => {
          setCrawl(chosen);
          setPage(null);
          setProblem(undefined);
        }}
      />
      {crawl ? (
        <CrawledPageField
          key={crawl.id}
          crawl={crawl.id}
          page={page}
          problem={problem}
          disabled={busy}
          onChoose={(chosen) => {
            setPage(chosen);
            setProblem(undefined);
          }}
        />
      ) : null}
      <Box sx={{ display: 'grid', justifyContent: { sm: 'start' } }}>
        <ActionButton type="submit" inactive={busy}>
          {busy ? 'Reading…' : 'Read page'}
        </ActionButton>
      </Box>
    </Box>
  );
}

interface CrawledPageFieldProps {
  crawl: string;
  page: CrawledPageRow | null;
  problem?: string;
  disabled: boolean;
  onChoose: (page: CrawledPageRow | null) => void;
}

/** Finds a page of a crawl by its address or title. */
function CrawledPageField({ crawl, page, problem, disabled, onChoose }: CrawledPageFieldProps) {
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed.trim(), REST_MS);
  const { data, error, isFetching, isPlaceholderData } = useQuery({
    queryKey: ['crawls', crawl, 'pages with a text', q],
    queryFn: ({ signal }) =>
      listCrawledPages(
        crawl,
        { filter: { indexable: true, ...(q ? { q } : {}) }, sort: ['depth', 'ASC'], length: LISTED },
        signal,
      ),
    placeholderData: keepPreviousData,
  });
  const failure = error
    ? 'Its pages could not be loaded. Choose the crawl again.'
    : data?.total === 0 && q === '' && !isPlaceholderData
      ? TEXT_MESSAGES.noCrawledPages
      : undefined;
  const shown = problem ?? failure;
  return (
    <Autocomplete
      options={data?.items ?? []}
      value={page}
      disabled={disabled}
      loading={isFetching}
      // The database has searched.
      filterOptions={(options) => options}
      onChange={(_, chosen) => onChoose(chosen)}
      onInputChange={(_, text, reason) => {
        if (reason === 'input' || reason === 'clear') setTyped(reason === 'input' ? text : '');
      }}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ url }) => url}
      noOptionsText="No indexable page matches."
      sx={{ maxWidth: 640 }}
      renderOption={({ key, ...option }, { title, url }) => (
        <Box component="li" key={key} {...option}>
          <Box sx={{ minWidth: 0 }}>
            <Typography dir="auto" sx={{ overflowWrap: 'anywhere' }}>
              {title ?? 'Without a title'}
            </Typography>
            <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
              {url}
            </Typography>
          </Box>
        </Box>
      )}
      renderInput={(parameters) => (
        <TextField
          {...parameters}
          label="Page of the crawl"
          placeholder="Search by URL or title"
          error={shown !== undefined}
          helperText={shown ?? listedText(data?.total)}
          slotProps={{ formHelperText: { role: shown ? 'alert' : 'status' } }}
        />
      )}
    />
  );
}

function listedText(total: number | undefined): string {
  if (total === undefined) return 'Loading its pages…';
  return total > LISTED
    ? `The first ${LISTED} of ${formatCount(total)} indexable pages are listed; type to find others. The page is read again.`
    : `${counted(total, 'indexable page')}. The page is read again.`;
}

import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { READING_SOURCE_NAMES } from '@contracts/readings/reading-messages';
import { READING_SOURCES, type ReadingSource } from '@contracts/readings/reading-jobs';
import { READING_PAGES } from '@contracts/readings/readings';
import { AddressFields } from '../addresses/AddressFields';
import { FinishedCrawlField } from '../crawls/FinishedCrawlField';
import { formatCount } from '../format';
import type { NewReadingForm } from './useNewReading';
import { TEXT_MAX_WIDTH } from '../../theme/measures';

export interface NewReadingProps {
  form: NewReadingForm;
  disabled: boolean;
  /** The way back to the readings that there are; none where there is none. */
  onBack?: () => void;
}

/** Where to read, and how many pages. */
export function NewReading({ form, disabled, onBack }: NewReadingProps) {
  const { most, source, problems, isStarting, refusal } = form;
  const inactive = disabled || isStarting;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <SourceChoice form={form} disabled={inactive} />
      {source === 'list' ? (
        <AddressFields
          form={form.listed}
          problem={problems.addresses}
          disabled={inactive}
          onChange={form.changed}
        />
      ) : (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 160px' } }}>
          {source === 'crawl' ? (
            <FinishedCrawlField
              crawl={form.crawl}
              problem={problems.crawlId}
              instead="enter a URL"
              disabled={inactive}
              onChoose={form.set.crawl}
            />
          ) : (
            <AddressField form={form} disabled={inactive} />
          )}
          <LimitField form={form} disabled={inactive} />
        </Box>
      )}
      {refusal ? <Alert severity="error">{refusal}</Alert> : null}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Button variant="outlined" loading={isStarting} disabled={disabled} onClick={form.start}>
          Read pages
        </Button>
        {onBack ? (
          <Button color="secondary" disabled={inactive} onClick={onBack}>
            Use an existing reading
          </Button>
        ) : null}
      </Box>
      <Box
        component="p"
        sx={{ m: 0, maxWidth: TEXT_MAX_WIDTH, typography: 'body2', color: 'text.secondary' }}
      >
        Free. Up to {formatCount(READING_PAGES[most])} pages, at most five a second, and only what robots.txt
        allows. A reading is kept for 30 days.
      </Box>
    </Box>
  );
}

type PartProps = Pick<NewReadingProps, 'form' | 'disabled'>;

function SourceChoice({ form, disabled }: PartProps) {
  const sources = READING_SOURCES.filter((source) => source !== 'crawl' || form.most === 'admin');
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="Where the pages come from"
      value={form.source}
      disabled={disabled}
      onChange={(_, source: ReadingSource | null) => {
        if (source) form.set.source(source);
      }}
      sx={{ flexWrap: 'wrap' }}
    >
      {sources.map((source) => (
        <ToggleButton key={source} value={source}>
          {READING_SOURCE_NAMES[source]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

function AddressField({ form, disabled }: PartProps) {
  const isSite = form.source === 'site';
  const problem = isSite ? form.problems.startUrl : form.problems.sitemapUrl;
  const help = isSite
    ? 'Links on its pages are followed, and its sitemaps are read.'
    : 'Only the pages that it lists are read; an index of sitemaps is fine.';
  return (
    <TextField
      label={isSite ? 'URL to start from' : 'URL of the sitemap'}
      placeholder={isSite ? 'https://example.com/' : 'https://example.com/sitemap.xml'}
      fullWidth
      value={form.address}
      disabled={disabled}
      error={problem !== undefined}
      helperText={problem ?? help}
      onChange={(event) => form.set.address(event.target.value)}
      slotProps={{
        htmlInput: { inputMode: 'url', spellCheck: false, autoCapitalize: 'off', autoCorrect: 'off' },
        formHelperText: { role: problem ? 'alert' : undefined },
      }}
    />
  );
}

function LimitField({ form, disabled }: PartProps) {
  const problem = form.problems.pageLimit;
  return (
    <TextField
      label="Pages at most"
      value={form.limit}
      disabled={disabled}
      error={problem !== undefined}
      helperText={problem}
      onChange={(event) => form.set.limit(event.target.value)}
      slotProps={{
        htmlInput: { inputMode: 'numeric' },
        formHelperText: { role: problem ? 'alert' : undefined },
      }}
    />
  );
}

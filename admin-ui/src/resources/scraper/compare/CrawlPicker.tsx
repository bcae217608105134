import type { CrawlView } from '@contracts/scraper/crawls';
import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { Ref } from 'react';
import { formatDateTime } from '../../../shared/format';
import { crawlName } from '../crawlText';
import { areOfTwoSites } from './comparable';
import type { Offered } from './useOffered';

interface CrawlPickerProps {
  crawl: CrawlView;
  offered: Offered;
  /** The id of the chosen one; empty for none. */
  chosen: string;
  onChoose: (id: string) => void;
  inputRef?: Ref<HTMLInputElement>;
}

/** Chooses one of the other crawls, those of the same site first. */
export function CrawlPicker({ crawl, offered, chosen, onChoose, inputRef }: CrawlPickerProps) {
  const { crawls: options, isPending, error } = offered;
  const other = options.find(({ id }) => id === chosen);
  return (
    <>
      <Autocomplete
        options={options}
        value={other ?? null}
        onChange={(_, next) => onChoose(next?.id ?? '')}
        loading={isPending}
        getOptionKey={({ id }) => id}
        getOptionLabel={(option) => `${crawlName(option)}, ${formatDateTime(option.createdAt)}`}
        noOptionsText="There is no other finished crawl yet."
        sx={{ maxWidth: 560, mb: 3 }}
        renderInput={(parameters) => (
          <TextField
            {...parameters}
            label="Compare with"
            inputRef={inputRef}
            error={error !== null}
            helperText={
              error ? 'The other crawls could not be loaded. Reload the page to try again.' : undefined
            }
          />
        )}
      />
      {other && areOfTwoSites(crawl, other) ? (
        <Alert severity="warning" sx={{ mb: 3 }}>
          These are two different sites: nearly every page counts as new or lost.
        </Alert>
      ) : null}
    </>
  );
}

import { CRAWL_LIMITS, MAX_QUERIES_PER_PATH } from '@contracts/scraper/crawls';
import Box from '@mui/material/Box';
import { SwitchField } from '../../../shared/form/SwitchField';
import { formatCount } from '../../../shared/format';
import { StartField } from './StartField';
import type { StartValues } from './startValues';

/** Whether addresses with a query string are crawled too, and how many. */
export function QueryFields() {
  const { min, max } = CRAWL_LIMITS.queryLimit;
  return (
    <SwitchField<StartValues>
      name="queries"
      label="Include query strings"
      help="Such as /shoes?page=2. Tracking parameters such as utm_source are dropped."
    >
      <Box sx={{ ml: { sm: 5.75 }, mt: 1, maxWidth: { sm: 360 } }}>
        <StartField
          name="queryLimit"
          label="Query string limit"
          keyboard="numeric"
          help={`From ${formatCount(min)} to ${formatCount(max)} URLs, and at most ${MAX_QUERIES_PER_PATH} of the same path.`}
        />
      </Box>
    </SwitchField>
  );
}

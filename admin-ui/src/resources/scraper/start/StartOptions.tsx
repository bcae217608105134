import { MAX_TARGETS } from '@contracts/scraper/crawl-targets';
import { CRAWL_LIMITS, MAX_IGNORED_PATHS, MAX_QUERIES_PER_PATH } from '@contracts/scraper/crawls';
import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { FieldRow } from '../../../shared/form/FieldRow';
import { FormSection } from '../../../shared/form/FormSection';
import { SwitchField } from '../../../shared/form/SwitchField';
import { formatCount } from '../../../shared/format';
import { ExtractionFields } from './ExtractionFields';
import { StartField } from './StartField';
import type { StartValues } from './startValues';

const upTo = (field: keyof typeof CRAWL_LIMITS) => {
  const { min, max } = CRAWL_LIMITS[field];
  return `${formatCount(min)} to ${formatCount(max)}`;
};

/** How far a crawl goes, how fast, what it minds and what it takes along. */
export function StartOptions() {
  const isList = useWatch<StartValues, 'mode'>({ name: 'mode' }) === 'list';
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {isList ? null : (
        <FormSection title="How far" text="The crawl ends at the first limit.">
          <FieldRow>
            <StartField
              name="pageLimit"
              label="Page limit"
              keyboard="numeric"
              help={`Pages at most: ${upTo('pageLimit')}`}
            />
            <StartField
              name="depth"
              label="Depth"
              keyboard="numeric"
              help={`Clicks from the start: ${upTo('depth')}`}
            />
          </FieldRow>
        </FormSection>
      )}
      <FormSection title="How fast" text="Be kind to sites that are not yours.">
        <FieldRow>
          <StartField
            name="delay"
            label="Delay"
            keyboard="numeric"
            help={`Milliseconds between two requests: ${upTo('delay')}`}
          />
          <StartField
            name="concurrency"
            label="Concurrency"
            keyboard="numeric"
            help={`Requests at a time: ${upTo('concurrency')}`}
          />
        </FieldRow>
      </FormSection>
      <FormSection title="What counts">
        <Box sx={{ display: 'grid', gap: 1, mb: 1 }}>
          <SwitchField<StartValues>
            name="robots"
            label="Obey robots.txt"
            help="Switch it off only for a site of your own."
          />
          {isList ? null : (
            <>
              <SwitchField<StartValues>
                name="subdomains"
                label="Include subdomains"
                help="blog.example.com belongs to example.com."
              />
              <SwitchField<StartValues>
                name="sitemaps"
                label="Read the sitemaps"
                help="Pages that no link leads to are found as well."
              />
              <SwitchField<StartValues>
                name="lists"
                label="Visit categories and tags"
                help="Pages below /category/, /categories/, /tag/ and /tags/."
              />
              <QueryFields />
            </>
          )}
          <SwitchField<StartValues>
            name="targets"
            label="Check what pages point at"
            help={`Links to other sites and to files, images, scripts, styles and media: up to ${formatCount(MAX_TARGETS)}, each host once a second.`}
          />
        </Box>
        {isList ? null : (
          <StartField
            name="ignorePaths"
            label="Ignored paths"
            rows={2}
            help={`Parts of paths that are not visited, one per line, such as /cart. Up to ${MAX_IGNORED_PATHS}.`}
          />
        )}
      </FormSection>
      <FormSection
        title="Extraction rules"
        text="What else to extract from each page, such as a price or an author."
      >
        <ExtractionFields />
      </FormSection>
    </Box>
  );
}

/** Whether addresses with a query string are crawled too, and how many. */
function QueryFields() {
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

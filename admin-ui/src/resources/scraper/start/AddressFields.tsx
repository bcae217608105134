import Box from '@mui/material/Box';
import { useController, useWatch } from 'react-hook-form';
import { ListFields } from './ListFields';
import { StartField } from './StartField';
import type { StartValues } from './startValues';
import type { CrawlMode } from '@contracts/scraper/crawls';
import { ViewToggle } from '../../../shared/result/ViewToggle';

const MODES: Record<CrawlMode, string> = { site: 'A whole site', list: 'A list of URLs' };

/** Whether links are followed from a start, or given addresses are visited and no others. */
function ModeField() {
  const { field } = useController<StartValues, 'mode'>({ name: 'mode' });
  return <ViewToggle label="What to crawl" views={MODES} view={field.value} onChange={field.onChange} />;
}

/** What is crawled: a site from its start, or a list of addresses. */
export function AddressFields() {
  const isList = useWatch<StartValues, 'mode'>({ name: 'mode' }) === 'list';
  return (
    <>
      <ModeField />
      <Box sx={{ mt: 1.5 }}>
        {isList ? (
          <ListFields />
        ) : (
          <StartField
            name="startUrl"
            label="Start URL"
            required
            keyboard="url"
            placeholder="https://example.com/"
            help="The crawl follows the links of this site from here."
          />
        )}
      </Box>
    </>
  );
}

import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { ListFields } from './ListFields';
import { ModeField } from './ModeField';
import { StartField } from './StartField';
import type { StartValues } from './startValues';

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

import { CRAWL_MESSAGES } from '@contracts/scraper/crawl-messages';
import { MAX_LISTED_ADDRESSES } from '@contracts/scraper/crawls';
import Box from '@mui/material/Box';
import { useFormContext, useWatch } from 'react-hook-form';
import { counted } from '../../../shared/counted';
import { TextFileDrop } from '../../../shared/file/TextFileDrop';
import { csvRules } from '../../../shared/file/fileRules';
import { useTakenFile } from '../../../shared/file/useTakenFile';
import { formatCount } from '../../../shared/format';
import { addressesOfCsv } from './addressesOfCsv';
import { StartField } from './StartField';
import { linesOf, type StartValues } from './startValues';

/** Bytes of a csv with addresses: what the API takes of a list. */
const MAX_FILE_BYTES = 4 * 1024 * 1024;
const ADDRESSES_FILE = csvRules(MAX_FILE_BYTES, CRAWL_MESSAGES.tooLarge);
const NO_ADDRESSES = 'No URLs were found in this file. Put one in each row, such as https://example.com/.';

/** The addresses of a list, pasted or from a file. */
export function ListFields() {
  const { setValue } = useFormContext<StartValues>();
  const count = linesOf(useWatch<StartValues, 'addresses'>({ name: 'addresses' })).length;
  const { file, problem, choose } = useTakenFile(async (text) => {
    const addresses = await addressesOfCsv(text);
    return addresses.length === 0
      ? NO_ADDRESSES
      : () => setValue('addresses', addresses.join('\n'), { shouldDirty: true, shouldValidate: true });
  });
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { md: 'minmax(0, 3fr) minmax(0, 2fr)' },
        columnGap: 3,
        rowGap: 1,
        alignItems: 'start',
      }}
    >
      <StartField
        name="addresses"
        label="URLs"
        required
        rows={5}
        placeholder="https://example.com/page"
        help={
          count > 0
            ? `${counted(count, 'URL', 'URLs')}. Links on them are listed, not followed.`
            : `One per line, up to ${formatCount(MAX_LISTED_ADDRESSES)}. Links on them are listed, not followed.`
        }
      />
      <Box sx={{ mt: 1 }}>
        <TextFileDrop
          label="Select a CSV of URLs"
          rules={ADDRESSES_FILE}
          file={file}
          problem={problem}
          disabled={false}
          onChoose={choose}
        />
      </Box>
    </Box>
  );
}

import { HUB_LIMITS } from '@contracts/hub/hub';
import { readExisting } from '@domain/hub/read-existing';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ChangeEvent, useRef } from 'react';
import { useNotify } from 'react-admin';
import { counted } from '../../../shared/counted';
import { textOfFile, unreadableText } from '../../../shared/file/readFile';
import { LinesInput } from '../../../shared/form/LinesInput';
import { FLUSH } from '../../../theme/measures';

interface ExistingPagesFieldProps {
  text: string;
  /** How many pages the text lists. */
  listed: number;
  problem?: string;
  disabled: boolean;
  onChange: (text: string) => void;
}

/** Of a crawler's export, which has a row for each page. */
const MAX_FILE_BYTES = 10 * 1024 * 1024;

/** The pages that are there already: pasted, or taken out of a csv. */
export function ExistingPagesField({ text, listed, problem, disabled, onChange }: ExistingPagesFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const notify = useNotify();
  const read = async (file: File) => {
    if (file.size > MAX_FILE_BYTES) {
      notify('Choose a file of at most 10 MB.', { type: 'warning' });
      return;
    }
    const { pages } = readExisting(await textOfFile(file));
    if (pages.length === 0) notify('This file lists no URLs of pages.', { type: 'warning' });
    else onChange(pages.map(({ address, title, h1 }) => `${address}\t${title || h1}`.trim()).join('\n'));
  };
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (file) void read(file).catch((error: unknown) => notify(unreadableText(error), { type: 'error' }));
  };
  const most = HUB_LIMITS.existing.toLocaleString('en');
  return (
    <Box>
      <LinesInput
        label="Your pages"
        placeholder="https://example.com/page  Its title"
        minRows={2}
        maxRows={6}
        value={text}
        disabled={disabled}
        problem={problem}
        help={
          listed > 0
            ? `${counted(listed, 'page')}. Those that belong to the hub are marked in it.`
            : `One per line with its title, a sitemap, or a crawler’s CSV; up to ${most}.`
        }
        htmlInput={{ dir: 'ltr' }}
        onChange={onChange}
      />
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,.xml"
        hidden
        aria-label="File of pages"
        onChange={pick}
      />
      <Box sx={{ display: 'flex', gap: 1, mt: 0.5, ml: FLUSH }}>
        <Button size="small" disabled={disabled} onClick={() => input.current?.click()}>
          Read them from a file
        </Button>
        {text === '' ? null : (
          <Button size="small" disabled={disabled} onClick={() => onChange('')}>
            Clear
          </Button>
        )}
      </Box>
    </Box>
  );
}

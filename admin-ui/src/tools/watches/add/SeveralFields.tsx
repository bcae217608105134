import { PAGE_MESSAGES } from '@contracts/pages/page-messages';
import { MAX_WATCHES_AT_ONCE, WATCH_TEXT_LIMITS } from '@contracts/watches/watches';
import Box from '@mui/material/Box';
import { useController } from 'react-hook-form';
import { counted } from '../../../shared/counted';
import { TextFileDrop } from '../../../shared/file/TextFileDrop';
import { csvRules } from '../../../shared/file/fileRules';
import { useTakenFile } from '../../../shared/file/useTakenFile';
import { LinesInput } from '../../../shared/form/LinesInput';
import { TakenFrom } from './TakenFrom';
import type { WatchValues } from './watchValues';

/** A character takes up to four bytes. */
const RULES = csvRules(WATCH_TEXT_LIMITS.pasted * 4, PAGE_MESSAGES.fileTooLarge);

/** Many addresses: pasted, from a csv, or those that a crawl or a reading has found. */
export function SeveralFields() {
  const { field, fieldState } = useController<WatchValues, 'text'>({ name: 'text' });
  const { ref, value, onChange, ...control } = field;
  const lines = value.split('\n').filter((line) => line.trim() !== '').length;
  // A delimiter that was declared stands in a line of its own here.
  const { file, problem, choose, forget } = useTakenFile(
    (text) => () => onChange(text.replace(/\r\n?|\v/g, '\n')),
  );
  const take = (addresses: readonly string[]) => {
    forget();
    onChange([...(value.trim() ? [value.trimEnd()] : []), ...addresses].join('\n'));
  };
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '3fr 2fr' } }}>
        <LinesInput
          {...control}
          inputRef={ref}
          label="URLs, one per line"
          placeholder="https://example.com/page"
          minRows={7}
          maxRows={12}
          value={value}
          problem={fieldState.error?.message}
          help={`${counted(lines, 'line')}, up to ${MAX_WATCHES_AT_ONCE} pages at once.`}
          onChange={onChange}
        />
        <Box>
          <TextFileDrop
            label="Select a CSV"
            layout="table"
            rules={RULES}
            file={file}
            problem={problem}
            disabled={false}
            onChoose={choose}
          />
          <Box component="p" sx={{ typography: 'body2', color: 'text.secondary', m: 0 }}>
            With a column <code>url</code> and, if you like, <code>name</code> and <code>tags</code> with
            semicolons between them.
          </Box>
        </Box>
      </Box>
      <TakenFrom onTake={take} />
    </>
  );
}

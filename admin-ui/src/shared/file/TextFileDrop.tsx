import type { TextEncoding } from '@contracts/csv/text-encodings';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLatestTask } from '../useLatestTask';
import { EncodingSelect, type ToldEncoding, UnclearEncoding } from './EncodingSelect';
import { FileDrop, type FileDropProps } from './FileDrop';
import { inUtf8, toldEncodingOf } from './readFile';

interface State {
  /** As it was chosen, with what its encoding is taken for. */
  original?: File;
  told?: ToldEncoding & { sample: string };
  chosen?: TextEncoding;
  /** What was handed on. */
  given?: File;
}

/**
 * Takes one file of text. Where its encoding is none that names itself, it is shown with a piece of the text and can be
 * changed: the file is handed on in UTF-8 then. One that is not certain has to be chosen first.
 */
export function TextFileDrop({ file, onChoose, ...drop }: FileDropProps) {
  const [{ original, told, chosen, given }, setState] = useState<State>({});
  const reading = useLatestTask<'reading'>();
  const choose = (picked: File | undefined, problem?: string) => {
    setState({});
    onChoose(picked, problem);
    void reading
      .run('reading', async () => {
        const found = picked && (await toldEncodingOf(picked));
        if (!found) return undefined;
        return () => {
          setState({ original: picked, told: found, given: picked });
          if (!found.isCertain) onChoose(undefined);
        };
      })
      // Who takes the file says that it can't be read.
      .catch(() => undefined);
  };
  const change = (encoding: TextEncoding) => {
    if (!original || !told) return;
    void reading.run('reading', async () => {
      const { file: decoded, sample } = await inUtf8(original, encoding);
      return () => {
        setState({ original, told: { ...told, sample }, chosen: encoding, given: decoded });
        onChoose(decoded);
      };
    });
  };
  const isOpen = told !== undefined && !told.isCertain && chosen === undefined;
  const shown = file ?? (isOpen ? original : undefined);
  return (
    <Box>
      <FileDrop {...drop} file={shown} onChoose={choose} />
      {told && (isOpen || file === given) ? (
        <Box sx={{ display: 'grid', gap: 2, mt: 2 }}>
          {isOpen ? <UnclearEncoding /> : null}
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              alignItems: 'start',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
            }}
          >
            <EncodingSelect told={told} chosen={chosen} disabled={drop.disabled} onChange={change} />
            <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
              In the file: {told.sample}
            </Typography>
          </Box>
        </Box>
      ) : null}
    </Box>
  );
}

import TextField from '@mui/material/TextField';
import type { Ref } from 'react';

/** The HTML of a schema, to read and to copy by hand. */
export function SchemaText({ html, inputRef }: { html: string; inputRef?: Ref<HTMLTextAreaElement> }) {
  return (
    <TextField
      inputRef={inputRef}
      value={html}
      multiline
      maxRows={16}
      margin="normal"
      slotProps={{
        htmlInput: { readOnly: true, spellCheck: false, dir: 'ltr', 'aria-label': 'Schema as HTML' },
        input: {
          sx: { fontFamily: 'monospace', fontSize: '0.8125rem', lineHeight: 1.5, overflowWrap: 'anywhere' },
        },
      }}
    />
  );
}

import { TEXT_MESSAGES } from '@contracts/text/text-messages';
import { looksLikeHtml } from '@domain/pages/looks-like-html';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ClipboardEvent, type RefObject, useState } from 'react';
import { usePreload } from '../usePreload';
import { loadPageText } from './loadPageText';
import { directionOf, resetDirection, setDirection } from './textDirection';

export interface TextEditorProps {
  label: string;
  placeholder: string;
  /** What it begins with; the browser keeps the rest, since a text of a megabyte is no state of a component. */
  initial: string;
  field: RefObject<HTMLTextAreaElement | null>;
  describedBy?: string;
  onChange: () => void;
  onSelect: () => void;
  /** Hears of a text that another one is pasted over. */
  onReplaced: (text: string) => void;
}

/** Browsers insert more lines one by one, for minutes. */
const LARGE_PASTE = 50_000;

const PAGE_TEXT = { preload: () => void loadPageText().catch(() => undefined) };

interface Pasted {
  start: number;
  html: string;
  text: string;
}

/** Where a text is written. HTML that is pasted becomes text, and one click makes it HTML again. */
export function TextEditor({
  label,
  placeholder,
  initial,
  field,
  describedBy,
  onChange,
  onSelect,
  onReplaced,
}: TextEditorProps) {
  const [first] = useState(() => ({ text: initial, dir: directionOf(initial) }));
  const [pasted, setPasted] = useState<Pasted>();
  usePreload(PAGE_TEXT);
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const plain = event.clipboardData.getData('text/plain').replace(/\r\n?/g, '\n');
    const isHtml = looksLikeHtml(plain);
    if (field.current && isWholeSelected(field.current)) onReplaced(field.current.value);
    if (!field.current || (!isHtml && plain.length < LARGE_PASTE)) return;
    event.preventDefault();
    if (isHtml) void insertTextOf(plain);
    else insert(plain);
  };
  const insert = (text: string, html?: string) => {
    // The page may have been left meanwhile.
    if (!field.current) return;
    const { selectionStart: start, selectionEnd: end } = field.current;
    replaceRange(field.current, text, start, end);
    setPasted(html === undefined ? undefined : { start, html, text });
    onChange();
  };
  const insertTextOf = async (html: string) => {
    const page = await loadPageText().catch(() => undefined);
    if (page) insert(page.textOfHtml(html), html);
    else insert(html);
  };
  const undo = ({ start, html, text }: Pasted) => {
    if (!field.current) return;
    replaceRange(field.current, html, start, start + text.length);
    setPasted(undefined);
    onChange();
    field.current.focus();
  };
  const change = () => {
    if (field.current) resetDirection(field.current);
    setPasted(undefined);
    onChange();
  };
  return (
    <Box>
      <OutlinedInput
        fullWidth
        multiline={false}
        inputComponent="textarea"
        inputRef={field}
        defaultValue={first.text}
        inputProps={{
          'aria-label': label,
          'aria-describedby': describedBy,
          dir: first.dir,
          rows: 16,
          onPaste: paste,
        }}
        placeholder={placeholder}
        onChange={change}
        onSelect={onSelect}
        sx={{
          p: 0,
          '& textarea': {
            height: { xs: '40vh', lg: 'max(420px, 56vh)' },
            minHeight: 200,
            resize: 'vertical',
            boxSizing: 'border-box',
            p: 2,
            lineHeight: 1.6,
          },
        }}
      />
      {pasted ? (
        <Alert
          severity="info"
          sx={{ mt: 1 }}
          action={
            <Button color="inherit" size="small" onClick={() => undo(pasted)}>
              Keep the tags
            </Button>
          }
        >
          {TEXT_MESSAGES.readAsHtml}
        </Alert>
      ) : null}
    </Box>
  );
}

function replaceRange(field: HTMLTextAreaElement, text: string, start: number, end: number): void {
  setDirection(field, field.value.slice(0, start) + text);
  field.setRangeText(text, start, end, 'end');
}

function isWholeSelected({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): boolean {
  return /\S/.test(value) && selectionStart === 0 && selectionEnd === value.length;
}

import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import CircularProgress from '@mui/material/CircularProgress';
import TextField from '@mui/material/TextField';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { splitWords } from './wordLists';

export interface WordPickerInputProps extends AutocompleteRenderInputParams {
  label: string;
  helpId: string;
  invalid: boolean;
  searching: boolean;
  onPasteList: (words: string[]) => void;
}

/** The picker's text field. A pasted list is taken as words, not as text. */
export function WordPickerInput(props: WordPickerInputProps) {
  const {
    label,
    helpId,
    invalid,
    searching,
    onPasteList,
    InputProps,
    InputLabelProps,
    inputProps,
    ...params
  } = props;
  const paste = (event: ClipboardEvent) => {
    const words = splitWords(event.clipboardData.getData('text'));
    if (words.length < 2) return;
    event.preventDefault();
    onPasteList(words);
  };
  return (
    <TextField
      {...params}
      margin="none"
      label={label}
      placeholder="Search or add a word"
      error={invalid}
      onPaste={paste}
      onKeyDown={keepChosenWords}
      slotProps={{
        inputLabel: { ...InputLabelProps, shrink: true },
        input: {
          ...InputProps,
          endAdornment: (
            <>
              {searching ? <CircularProgress size={16} aria-label="Searching" /> : null}
              {InputProps.endAdornment}
            </>
          ),
        },
        htmlInput: { ...inputProps, 'aria-describedby': helpId },
      }}
    />
  );
}

const CHIP_KEYS = ['Backspace', 'Delete', 'ArrowLeft', 'ArrowRight'];

/** The chosen words stand outside the field: these keys belong to its text and must not reach for them. */
function keepChosenWords(event: KeyboardEvent & { defaultMuiPrevented?: boolean }) {
  if (CHIP_KEYS.includes(event.key)) event.defaultMuiPrevented = true;
}

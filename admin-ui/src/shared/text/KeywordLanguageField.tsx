import { KEYWORD_LANGUAGES } from '@contracts/keywords/grouping';
import { KEYPHRASE_MESSAGES } from '@contracts/keyphrases/keyphrase-messages';
import { nameOfLanguage } from '@domain/markets/names';
import { hasWordForms } from '@domain/text/form-languages';
import MenuItem from '@mui/material/MenuItem';
import TextField, { type TextFieldProps } from '@mui/material/TextField';

const LANGUAGES = KEYWORD_LANGUAGES.map((code) => ({ code, name: nameOfLanguage(code) })).sort((a, b) =>
  a.name.localeCompare(b.name, 'en'),
);

interface KeywordLanguageFieldProps extends Pick<TextFieldProps, 'label' | 'disabled' | 'sx'> {
  value: string;
  problem: string | undefined;
  onChange: (code: string) => void;
}

/** Of the keywords that are grouped: it tells which words are forms of one. */
export function KeywordLanguageField({ problem, onChange, ...field }: KeywordLanguageFieldProps) {
  const told =
    field.value === '' || hasWordForms(field.value)
      ? 'Tells which words are forms of the same word.'
      : KEYPHRASE_MESSAGES.asWritten(nameOfLanguage(field.value));
  return (
    <TextField
      {...field}
      select
      error={problem !== undefined}
      helperText={problem ?? told}
      onChange={(event) => onChange(event.target.value)}
    >
      {LANGUAGES.map(({ code, name }) => (
        <MenuItem key={code} value={code}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

import type { IntentLanguage } from '@contracts/intent/intent-languages';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { INTENT_LANGUAGE_CHOICES } from '../../../shared/intent/intentLanguages';

export interface WordsLanguageSelectProps {
  language: IntentLanguage;
  onChoose: (language: IntentLanguage) => void;
}

/** Whose important words "Auto fill" takes. */
export function WordsLanguageSelect({ language, onChoose }: WordsLanguageSelectProps) {
  return (
    <TextField
      select
      size="small"
      margin="none"
      label="Language"
      value={language}
      onChange={(event) => onChoose(event.target.value as IntentLanguage)}
      fullWidth={false}
      sx={{ width: { xs: '100%', sm: 150 }, mt: { xs: 1, sm: 0 } }}
    >
      {INTENT_LANGUAGE_CHOICES.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { nameOfLanguage } from '@domain/markets/names';

/** Those with rules of their own: abbreviations, function words, formulas or speeds. */
const CHOICES = [
  'ar',
  'da',
  'de',
  'en',
  'es',
  'fi',
  'fr',
  'he',
  'it',
  'ja',
  'nl',
  'no',
  'pl',
  'pt',
  'ru',
  'sl',
  'sv',
  'th',
  'tr',
  'uk',
  'zh',
];

export interface LanguageSelectProps {
  detected: string | undefined;
  chosen?: string;
  onChoose: (language: string | undefined) => void;
  helperText: string;
}

/** As which language a text is read: the detected one, unless another is chosen. */
export function LanguageSelect({ detected, chosen, onChoose, helperText }: LanguageSelectProps) {
  return (
    <TextField
      select
      fullWidth
      size="small"
      label="Read as"
      value={chosen ?? ''}
      onChange={(event) => onChoose(event.target.value || undefined)}
      helperText={helperText}
      sx={{ mt: 2 }}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">
        {detected ? `Detected: ${nameOfLanguage(detected)}` : 'The detected language'}
      </MenuItem>
      {CHOICES.map((code) => (
        <MenuItem key={code} value={code}>
          {nameOfLanguage(code)}
        </MenuItem>
      ))}
    </TextField>
  );
}

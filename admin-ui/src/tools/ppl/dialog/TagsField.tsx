import { MAX_PPL_TAG, MAX_PPL_TAGS } from '@contracts/ppl/ppl';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

interface TagsFieldProps {
  value: readonly string[];
  /** The tags in use, to choose from. */
  known: readonly string[];
  disabled: boolean;
  onChange: (tags: string[]) => void;
}

/** Tags to choose, or to make by writing them; a comma and Enter end one. */
export function TagsField({ value, known, disabled, onChange }: TagsFieldProps) {
  return (
    <Autocomplete
      multiple
      freeSolo
      autoSelect
      filterSelectedOptions
      disabled={disabled}
      options={[...known]}
      value={[...value]}
      onChange={(_, entered) => onChange(tagsOf(entered))}
      renderInput={(parameters) => (
        <TextField
          {...parameters}
          label="Tags"
          helperText={`Up to ${MAX_PPL_TAGS}. Press Enter after each, or separate them with commas.`}
        />
      )}
    />
  );
}

/** Each once, in small letters, as the server keeps them. */
export function tagsOf(entered: readonly string[]): string[] {
  const tags = entered
    .flatMap((text) => text.split(','))
    .map((text) => text.trim().replace(/\s+/g, ' ').toLowerCase().slice(0, MAX_PPL_TAG));
  return [...new Set(tags.filter((tag) => tag !== ''))].slice(0, MAX_PPL_TAGS);
}

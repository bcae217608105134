import { MAX_PRODUCT_TAG, MAX_PRODUCT_TAGS } from '@contracts/products/products';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { Ref } from 'react';
import { useTags } from '../useProducts';

interface TagsInputProps {
  label?: string;
  tags: readonly string[];
  onChange: (tags: string[]) => void;
  onBlur?: () => void;
  problem?: string;
  help?: string;
  inputRef?: Ref<HTMLInputElement>;
  /** Whether tags may be taken that no product has. */
  free?: boolean;
}

/** Tags, chosen from one's own or newly named. */
export function TagsInput({
  label = 'Tags',
  tags,
  onChange,
  onBlur,
  problem,
  help,
  inputRef,
  free = true,
}: TagsInputProps) {
  const { data = [] } = useTags();
  return (
    <Autocomplete
      multiple
      freeSolo={free}
      autoSelect={free}
      options={data.map(({ tag }) => tag)}
      value={[...tags]}
      onChange={(_, chosen) => onChange([...new Set(chosen.map((tag) => tag.trim()).filter(Boolean))])}
      onBlur={onBlur}
      noOptionsText="No product has a tag yet."
      renderInput={(parameters) => (
        <TextField
          {...parameters}
          inputRef={inputRef}
          label={label}
          error={problem !== undefined}
          helperText={problem ?? help ?? `Up to ${MAX_PRODUCT_TAGS}; press Enter after each.`}
          slotProps={{
            formHelperText: { role: problem ? 'alert' : undefined },
            htmlInput: { ...parameters.inputProps, maxLength: MAX_PRODUCT_TAG },
          }}
        />
      )}
    />
  );
}

import { type IntentLists, type IntentType, MAX_WORDS_PER_LIST } from '@contracts/intent/intent';
import AddIcon from '@mui/icons-material/Add';
import CheckIcon from '@mui/icons-material/Check';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import { type HTMLAttributes, memo, useCallback, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { ChosenWords } from './ChosenWords';
import { useWordPicker } from './useWordPicker';
import type { WordOption } from './wordOptions';
import { WordPickerHelp } from './WordPickerHelp';
import { WordPickerInput } from './WordPickerInput';

const PICKER_LABELS: Record<IntentType, string> = {
  Informational: 'Informational intent words',
  'Commercial Investigation': 'Commercial investigation intent words',
  Transactional: 'Transactional intent words',
  Navigational: 'Navigational intent words',
};

/** Pixels between field and list: above the field stands its label. */
const GAP = { top: 12, bottom: 4 };
const BESIDE_THE_FIELD = {
  name: 'offset',
  options: {
    offset: ({ placement }: { placement: string }) => [0, placement.startsWith('top') ? GAP.top : GAP.bottom],
  },
};

export interface WordPickerProps {
  type: IntentType;
  field: keyof IntentLists;
  words: string[];
  problem?: string;
  onChange: (field: keyof IntentLists, words: string[]) => void;
}

/** A searchable list of stored words; what is chosen stands below it. */
export const WordPicker = memo(function WordPicker({
  type,
  field,
  words,
  problem,
  onChange,
}: WordPickerProps) {
  const helpId = useId();
  const [open, setOpen] = useState(false);
  const change = useCallback((next: string[]) => onChange(field, next), [field, onChange]);
  const picker = useWordPicker(type, words, change, open);
  const { search, text } = picker;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Autocomplete
        multiple
        disablePortal
        autoHighlight
        openOnFocus
        disableCloseOnSelect
        disableClearable
        clearOnBlur={false}
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        value={picker.chosen}
        options={picker.options}
        filterOptions={(options) => options}
        getOptionKey={({ key }) => key}
        isOptionEqualToValue={(option, value) => option.key === value.key}
        inputValue={text}
        onInputChange={(_, value) => picker.setText(value)}
        onChange={(_, __, reason, details) => {
          if (details) picker.toggle(details.option, reason === 'removeOption');
        }}
        renderValue={() => null}
        loading={search.isFetching}
        loadingText="Searching…"
        noOptionsText={
          search.isError ? 'The words could not be loaded.' : 'No saved words yet. Type one to add it.'
        }
        slotProps={{
          listbox: { sx: { maxHeight: 320 } },
          paper: { sx: { border: 1, borderColor: 'divider' } },
          popper: { modifiers: [BESIDE_THE_FIELD] },
        }}
        renderOption={({ key, ...props }, option, { selected }) => (
          <WordOptionRow key={key} option={option} selected={selected} {...props} />
        )}
        renderInput={(params) => (
          <WordPickerInput
            {...params}
            label={PICKER_LABELS[type]}
            helpId={helpId}
            invalid={problem !== undefined}
            searching={open && search.isFetching}
            onPasteList={picker.addMany}
          />
        )}
      />
      <WordPickerHelp
        id={helpId}
        problem={problem}
        note={picker.note}
        pending={open ? '' : text}
        failed={search.isError}
        onRetry={() => void search.refetch()}
        onUndo={picker.undo}
      />
      <ChosenWords
        label={PICKER_LABELS[type]}
        intent={type}
        words={words}
        limit={MAX_WORDS_PER_LIST}
        onRemove={picker.remove}
        onClear={() => {
          flushSync(picker.clear);
          // The button that was used is gone with the words; what brings them back is there.
          document.getElementById(helpId)?.querySelector('button')?.focus();
        }}
      />
    </Box>
  );
});

interface WordOptionRowProps extends HTMLAttributes<HTMLLIElement> {
  option: WordOption;
  selected: boolean;
}

function WordOptionRow({ option, selected, ...props }: WordOptionRowProps) {
  return (
    <li {...props}>
      <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {option.isNew ? `Add “${option.label}”` : option.label}
      </Box>
      {option.isNew ? <AddIcon fontSize="small" color="primary" /> : null}
      {selected ? <CheckIcon fontSize="small" color="primary" /> : null}
    </li>
  );
}

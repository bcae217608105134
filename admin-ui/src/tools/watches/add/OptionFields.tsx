import { WATCH_PARTS, WATCH_PRESETS, WATCH_SEVERITIES } from '@contracts/watches/watch-content';
import { WATCH_LIMITS } from '@contracts/watches/watch-limits';
import { WATCH_TEXT_LIMITS } from '@contracts/watches/watches';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useController, useWatch } from 'react-hook-form';
import { FieldRow } from '../../../shared/form/FieldRow';
import { FormSection } from '../../../shared/form/FormSection';
import { SwitchField } from '../../../shared/form/SwitchField';
import { useTags } from '../list/useWatches';
import { intervalText, PRESET_LABELS, SCOPE_LABELS } from '../shown/watchText';
import { LinesField, problemOf } from './LinesField';
import { MaskFields } from './MaskFields';
import { SelectField } from './SelectField';
import type { WatchValues } from './watchValues';

interface OptionFieldsProps {
  /** Minutes that may be chosen. */
  intervals: readonly number[];
  /** Whether the pages have one name: there is one page. */
  named: boolean;
}

/** All that can be set of a watch but its address. */
export function OptionFields({ intervals, named }: OptionFieldsProps) {
  const part = useWatch<WatchValues, 'scope.part'>({ name: 'scope.part' });
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <FormSection title="What is compared" stacked>
        <Box sx={{ display: 'grid', gap: 2, mt: 1 }}>
          <FieldRow>
            <SelectField name="scope.part" label="Part of the page">
              {WATCH_PARTS.map((each) => (
                <MenuItem key={each} value={each}>
                  {SCOPE_LABELS[each]}
                </MenuItem>
              ))}
            </SelectField>
            <PresetField />
          </FieldRow>
          {part === 'selectors' ? (
            <LinesField
              name="scope.selectors"
              label="CSS selectors, one per line"
              placeholder=".product .price"
              help={`Up to ${WATCH_LIMITS.selectors}. Only what they match is compared.`}
            />
          ) : null}
          <LinesField
            name="scope.excluded"
            label="Leave out, one CSS selector a line"
            placeholder=".related-posts"
            help={`Up to ${WATCH_LIMITS.excluded}. What they match is not compared.`}
          />
        </Box>
      </FormSection>
      <FormSection title="What is ignored" stacked>
        <Box sx={{ display: 'grid', gap: 2, mt: 1 }}>
          <LinesField
            name="rules"
            label="Texts to ignore, one per line"
            placeholder="Only * left in stock"
            help={`Up to ${WATCH_LIMITS.rules}. A * stands for any text; a regular expression stands between slashes.`}
          />
          <MaskFields />
        </Box>
      </FormSection>
      <FormSection title="When and how you are told" stacked>
        <Box sx={{ display: 'grid', gap: 2, mt: 1 }}>
          <IntervalField intervals={intervals} />
          <SwitchField<WatchValues> name="notify" label="Tell me about changes">
            <SelectField name="notifyFrom" label="Which changes">
              {WATCH_SEVERITIES.map((each) => (
                <MenuItem key={each} value={each}>
                  {TOLD[each]}
                </MenuItem>
              ))}
            </SelectField>
          </SwitchField>
        </Box>
      </FormSection>
      <FormSection title="In your list" stacked>
        <Box sx={{ display: 'grid', gap: 2, mt: 1 }}>
          {named ? <NameField /> : null}
          <TagsField />
        </Box>
      </FormSection>
    </Box>
  );
}

const TOLD = {
  critical: 'Critical ones only',
  warning: 'Critical ones and warnings',
  info: 'All of them',
} as const;

function PresetField() {
  const preset = useWatch<WatchValues, 'preset'>({ name: 'preset' });
  return (
    <SelectField name="preset" label="Watch for" help={PRESET_LABELS[preset].help}>
      {WATCH_PRESETS.map((each) => (
        <MenuItem key={each} value={each}>
          {PRESET_LABELS[each].name}
        </MenuItem>
      ))}
    </SelectField>
  );
}

function IntervalField({ intervals }: Pick<OptionFieldsProps, 'intervals'>) {
  const chosen = useWatch<WatchValues, 'intervalMinutes'>({ name: 'intervalMinutes' });
  // One that was chosen under another plan stays until another is.
  const offered = intervals.includes(chosen) ? intervals : [...intervals, chosen].sort((a, b) => a - b);
  return (
    <SelectField name="intervalMinutes" label="Check" help="The intervals that your plan allows.">
      {offered.map((minutes) => (
        <MenuItem key={minutes} value={minutes}>
          {intervalText(minutes)}
        </MenuItem>
      ))}
    </SelectField>
  );
}

function NameField() {
  const { field, fieldState } = useController<WatchValues, 'name'>({ name: 'name' });
  const { ref, ...control } = field;
  return (
    <TextField
      {...control}
      inputRef={ref}
      label="Name"
      fullWidth
      error={fieldState.error !== undefined}
      helperText={fieldState.error?.message ?? 'Leave empty to use its URL.'}
      slotProps={{ htmlInput: { maxLength: WATCH_TEXT_LIMITS.name } }}
    />
  );
}

function TagsField() {
  const { field, fieldState } = useController<WatchValues, 'tags'>({ name: 'tags' });
  const { data = [] } = useTags();
  const { ref, onChange, value, onBlur } = field;
  const problem = problemOf(fieldState.error);
  return (
    <Autocomplete
      multiple
      freeSolo
      autoSelect
      options={data.map(({ tag }) => tag)}
      value={value}
      onChange={(_, tags) => onChange(tags.map((tag) => tag.trim()).filter((tag) => tag !== ''))}
      onBlur={onBlur}
      renderInput={(parameters) => (
        <TextField
          {...parameters}
          inputRef={ref}
          label="Tags"
          error={problem !== undefined}
          helperText={problem ?? `Up to ${WATCH_TEXT_LIMITS.tags}; press Enter after each.`}
        />
      )}
    />
  );
}

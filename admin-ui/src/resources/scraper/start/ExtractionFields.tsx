import { MAX_EXTRACTIONS } from '@contracts/scraper/crawls';
import AddIcon from '@mui/icons-material/AddOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useRef } from 'react';
import { useController, useFieldArray, useFormState, useWatch } from 'react-hook-form';
import { problemOf, StartField } from './StartField';
import { EMPTY_RULE, type StartValues } from './startValues';

/** The rules by which a crawl takes texts from its pages. */
export function ExtractionFields() {
  const { fields, append, remove } = useFieldArray<StartValues, 'extractions'>({ name: 'extractions' });
  const { errors, isSubmitted } = useFormState<StartValues>();
  const add = useRef<HTMLButtonElement>(null);
  const ofAll = isSubmitted ? problemOfList(errors.extractions) : undefined;
  const removeRule = (index: number) => {
    remove(index);
    add.current?.focus();
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 0.5 }}>
      {fields.map(({ id }, index) => (
        <ExtractionRuleFields key={id} index={index} onRemove={() => removeRule(index)} />
      ))}
      {ofAll ? (
        <FormHelperText error role="alert">
          {ofAll}
        </FormHelperText>
      ) : null}
      <Button
        ref={add}
        variant="outlined"
        startIcon={<AddIcon />}
        disabled={fields.length >= MAX_EXTRACTIONS}
        onClick={() => append(EMPTY_RULE)}
        sx={{ justifySelf: 'start' }}
      >
        Add a rule
      </Button>
    </Box>
  );
}

/** What is wrong with the rules together; what is wrong with one stands at its fields. */
function problemOfList(error: unknown): string | undefined {
  return problemOf(Array.isArray(error) ? (error as { root?: unknown }).root : error);
}

function ExtractionRuleFields({ index, onRemove }: { index: number; onRemove: () => void }) {
  const path = `extractions.${index}` as const;
  const by = useWatch<StartValues, `extractions.${number}.by`>({ name: `${path}.by` });
  return (
    <Box
      role="group"
      aria-label={`Rule ${index + 1}`}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) 140px auto' },
        columnGap: 1,
        rowGap: 0.5,
        p: 1.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
      }}
    >
      <StartField name={`${path}.name`} label="Name" placeholder="Price" />
      <IconButton
        aria-label={`Remove rule ${index + 1}`}
        onClick={onRemove}
        sx={{ alignSelf: 'start', mt: 1, order: { sm: 1 } }}
      >
        <DeleteIcon />
      </IconButton>
      <ByField index={index} />
      <Box sx={{ gridColumn: '1 / -1', order: 2 }}>
        <StartField
          name={`${path}.rule`}
          label={by === 'selector' ? 'CSS selector' : 'Pattern'}
          placeholder={by === 'selector' ? '.product .price' : 'SKU: (\\w+)'}
          help={
            by === 'selector'
              ? undefined
              : 'A regular expression (RE2). If it has a group, the first one is extracted.'
          }
        />
        {by === 'selector' ? (
          <StartField
            name={`${path}.attribute`}
            label="Attribute"
            placeholder="href"
            help="Leave empty to extract the element’s text."
          />
        ) : null}
      </Box>
    </Box>
  );
}

function ByField({ index }: { index: number }) {
  const { field } = useController<StartValues, `extractions.${number}.by`>({
    name: `extractions.${index}.by`,
  });
  return (
    <TextField {...field} select label="By">
      <MenuItem value="selector">Selector</MenuItem>
      <MenuItem value="pattern">Pattern</MenuItem>
    </TextField>
  );
}

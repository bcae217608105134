import AddIcon from '@mui/icons-material/AddOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { SNIPPET_MESSAGES } from '@contracts/snippets/snippet-messages';
import { SNIPPET_LIMITS } from '@contracts/snippets/snippets';
import { isWebAddress } from '@contracts/validation/parse-url';
import { keywordsOf } from '@domain/snippets/keywords';
import { useCallback, useId } from 'react';
import { DayBox } from '../../../shared/form/DayBox';
import { ViewToggle } from '../../../shared/result/ViewToggle';
import type { SnippetForm, TextField } from '../useSnippetForm';
import { Field } from './Field';

const { title, description, keywords, keywordsText, variants, address, text, breadcrumb, number } =
  SNIPPET_LIMITS;

/** Title, description and what else a search result shows. */
export function ResultFieldsCard({ form }: { form: SnippetForm }) {
  const id = useId();
  const { fields, active, set, write } = form;
  const onWrite = useCallback((name: TextField, value: string) => set({ [name]: value }), [set]);
  const onVariant = useCallback(
    (name: 'title' | 'description', value: string) => write({ [name]: value }),
    [write],
  );
  const variant = fields.variants[active] ?? { title: '', description: '' };
  const plain = (name: TextField, label: string, maxLength: number, more: object = {}) => (
    <Field name={name} label={label} value={fields[name]} maxLength={maxLength} onWrite={onWrite} {...more} />
  );
  const url = fields.url.trim();
  const hasBadAddress = url !== '' && !isWebAddress(url);
  const tooMany = keywordsOf(fields.keywords).length > keywords;
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, md: 3 } }}>
      <Typography variant="h2" id={id} sx={{ mb: 2 }}>
        Search result
      </Typography>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Variants form={form} />
        <Field name="title" label="Title" value={variant.title} maxLength={title} onWrite={onVariant} />
        <Field
          name="description"
          label="Description"
          value={variant.description}
          maxLength={description}
          onWrite={onVariant}
          multiline
        />
        {plain('keywords', 'Keywords', keywordsText, {
          help: tooMany ? SNIPPET_MESSAGES.tooManyKeywords : `Up to ${keywords}, with commas between them.`,
        })}
        {plain('url', 'URL in the result', address, {
          type: 'url',
          ...(hasBadAddress && { help: SNIPPET_MESSAGES.addressInvalid }),
        })}
        {plain('h1', 'Main heading (H1)', title)}
        <Box sx={PAIRS}>
          {plain('siteName', 'Site name', text)}
          {plain('breadcrumb', 'Breadcrumb', breadcrumb, { placeholder: 'Shoes › Wide' })}
          <DayBox label="Date" tight day={fields.date} onChange={(day) => onWrite('date', day)} />
          {plain('rating', 'Rating', number, { placeholder: '4.6' })}
          {plain('reviews', 'Reviews', number, { placeholder: '128' })}
          {plain('price', 'Price', number, { placeholder: '€89' })}
        </Box>
      </Box>
    </Card>
  );
}

/** Which variant is written. */
function Variants({
  form: { fields: all, active: shown, show, addVariant, removeVariant },
}: {
  form: SnippetForm;
}) {
  const views = Object.fromEntries(all.variants.map((_, at) => [String(at), String(at + 1)]));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <ViewToggle
        label="Variant"
        views={views}
        view={String(shown)}
        onChange={(view) => show(Number(view))}
      />
      <Button
        size="small"
        startIcon={<AddIcon />}
        disabled={all.variants.length >= variants}
        onClick={addVariant}
      >
        Add variant
      </Button>
      <Button
        size="small"
        startIcon={<DeleteIcon />}
        disabled={all.variants.length === 1}
        onClick={removeVariant}
      >
        Remove
      </Button>
    </Box>
  );
}

/** Two beside each other where a day has room to be read whole. */
const PAIRS = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(min(100%, 160px), 40%), 1fr))',
} as const;

import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MenuItem from '@mui/material/MenuItem';
import MuiTextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  SNIPPET_LIMITS,
  type SnippetFields,
  TWITTER_CARDS,
  type TwitterCard,
} from '@contracts/snippets/snippets';
import { memo, useCallback, useId } from 'react';
import type { TextField } from '../useSnippetForm';
import { Field } from './Field';

const { title, description, address } = SNIPPET_LIMITS;
const CARD_NAMES: Readonly<Record<TwitterCard, string>> = {
  '': 'No tag',
  summary: 'Small (summary)',
  summary_large_image: 'Large (summary_large_image)',
};

interface SocialFieldsProps {
  fields: SnippetFields;
  onChange: (change: Partial<SnippetFields>) => void;
}

/** What the networks read before title and description. */
export const SocialFieldsCard = memo(function SocialFieldsCard({ fields, onChange }: SocialFieldsProps) {
  const id = useId();
  const onWrite = useCallback((name: TextField, value: string) => onChange({ [name]: value }), [onChange]);
  const plain = (name: TextField, label: string, maxLength: number, more: object = {}) => (
    <Field name={name} label={label} value={fields[name]} maxLength={maxLength} onWrite={onWrite} {...more} />
  );
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, md: 3 } }}>
      <Typography variant="h2" id={id}>
        Social tags
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
        X reads twitter:* and then og:*; the others og:* and then title and description.
      </Typography>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {plain('ogTitle', 'og:title', title)}
        {plain('ogDescription', 'og:description', description, { multiline: true })}
        {plain('ogImage', 'og:image', address, {
          type: 'url',
          placeholder: 'https://example.com/picture.jpg',
        })}
        <MuiTextField
          select
          fullWidth
          label="twitter:card"
          value={fields.twitterCard}
          onChange={(event) => onChange({ twitterCard: event.target.value as TwitterCard })}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          {TWITTER_CARDS.map((card) => (
            <MenuItem key={card} value={card}>
              {CARD_NAMES[card]}
            </MenuItem>
          ))}
        </MuiTextField>
        {plain('twitterTitle', 'twitter:title', title)}
        {plain('twitterDescription', 'twitter:description', description, { multiline: true })}
        {plain('twitterImage', 'twitter:image', address, { type: 'url' })}
      </Box>
    </Card>
  );
});

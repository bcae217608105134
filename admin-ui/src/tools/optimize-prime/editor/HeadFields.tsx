import { DRAFT_LIMITS } from '@contracts/drafts/draft-nodes';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import TextField from '@mui/material/TextField';
import type { DraftHeadFields } from './draftNodes';

interface HeadFieldsProps {
  head: DraftHeadFields;
  onChange: (part: Partial<DraftHeadFields>) => void;
}

const FIELDS = [
  { name: 'title', label: 'Title', wide: true },
  { name: 'slug', label: 'Slug', wide: false },
  { name: 'keyword', label: 'Keyword', wide: false },
  { name: 'description', label: 'Meta description', wide: true },
] as const;

/** What the page is called and found by. */
export function HeadFields({ head, onChange }: HeadFieldsProps) {
  return (
    <Card sx={{ p: 2 }}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
        {FIELDS.map(({ name, label, wide }) => (
          <TextField
            key={name}
            label={label}
            size="small"
            value={head[name]}
            onChange={(event) => onChange({ [name]: event.target.value })}
            sx={{ gridColumn: wide ? '1 / -1' : undefined }}
            helperText={name === 'keyword' ? 'A note: the score keeps the keyword of its pages.' : undefined}
            slotProps={{ htmlInput: { maxLength: DRAFT_LIMITS[name], dir: 'auto' } }}
          />
        ))}
      </Box>
    </Card>
  );
}

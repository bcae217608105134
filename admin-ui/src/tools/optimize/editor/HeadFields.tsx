import { DRAFT_LIMITS } from '@contracts/drafts/draft-nodes';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Collapse from '@mui/material/Collapse';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import ExpandIcon from '@mui/icons-material/ExpandMoreOutlined';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
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

/** What the page is called and found by: a line that opens to its fields, so that the text has the room. */
export function HeadFields({ head, onChange }: HeadFieldsProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Card sx={{ px: 2, py: 0.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography noWrap dir="auto" title={head.title} sx={{ flex: 1, minWidth: 0, fontWeight: 600 }}>
          {head.title || 'No title yet'}
        </Typography>
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-controls={id}
          endIcon={<ExpandIcon sx={{ transform: isOpen ? 'rotate(180deg)' : undefined }} />}
          onClick={() => setOpen(!isOpen)}
        >
          Title and description
        </Button>
      </Box>
      <Collapse in={isOpen} id={id}>
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            pt: 1.5,
            pb: 1,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' },
          }}
        >
          {FIELDS.map(({ name, label, wide }) => (
            <TextField
              key={name}
              label={label}
              size="small"
              value={head[name]}
              onChange={(event) => onChange({ [name]: event.target.value })}
              sx={{ gridColumn: wide ? '1 / -1' : undefined }}
              helperText={
                name === 'keyword' ? 'A note: the score keeps the keyword of its pages.' : undefined
              }
              slotProps={{ htmlInput: { maxLength: DRAFT_LIMITS[name], dir: 'auto' } }}
            />
          ))}
        </Box>
      </Collapse>
    </Card>
  );
}

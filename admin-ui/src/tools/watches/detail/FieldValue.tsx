import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import Button from '@mui/material/Button';
import { counted } from '../../../shared/counted';
import type { MarkedPart } from '../shown/markedWords';

/** Values that show before the rest is asked for. */
const SHOWN = 8;

export interface ShownValue {
  parts: MarkedPart[];
  /** Whether the other side lacks it as a whole. */
  changed: boolean;
}

interface FieldValueProps {
  side: 'before' | 'after';
  values: readonly ShownValue[];
}

const TONES = { before: 'error', after: 'success' } as const;
const NAMES = { before: 'Removed', after: 'Added' } as const;

/** The values of a field on one side, with what the other side lacks marked. */
export function FieldValue({ side, values }: FieldValueProps) {
  const [isWhole, setWhole] = useState(false);
  if (values.length === 0) {
    return (
      <Typography variant="body2" color="text.secondary">
        None
      </Typography>
    );
  }
  const shown = isWhole ? values : values.slice(0, SHOWN);
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5, minWidth: 0 }}>
      {shown.map((value, index) => (
        <Box component="li" key={index} dir="auto" sx={{ overflowWrap: 'anywhere' }}>
          {value.changed ? <span className="visually-hidden">{NAMES[side]}: </span> : null}
          {value.parts.map(({ text, marked }, part) =>
            marked ? <Mark key={part} side={side} text={text} /> : text,
          )}
        </Box>
      ))}
      {values.length > shown.length ? (
        <li>
          <Button size="small" onClick={() => setWhole(true)}>
            {counted(values.length - shown.length, 'more value')}
          </Button>
        </li>
      ) : null}
    </Box>
  );
}

function Mark({ side, text }: { side: FieldValueProps['side']; text: string }) {
  return (
    <Box
      component={side === 'before' ? 'del' : 'ins'}
      sx={{
        textDecoration: side === 'before' ? 'line-through' : 'none',
        borderRadius: 0.5,
        px: 0.25,
        bgcolor: ({ palette }) => `color-mix(in srgb, ${palette[TONES[side]].main} 18%, transparent)`,
      }}
    >
      {text}
    </Box>
  );
}

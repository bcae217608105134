import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

interface FoldedFormProps {
  /** What the run was made of, in a few words; nothing while nobody knows. */
  text: string;
  /** Opens the form; nothing while it could not be sent. */
  onOpen?: () => void;
  /** Whether it still holds what the run was made of. */
  isOwn: boolean;
}

/** What a run was made of, in the place of the form that it was started with. */
export function FoldedForm({ text, onOpen, isOwn }: FoldedFormProps) {
  const id = useId();
  return (
    <Card
      component="section"
      aria-label="What this result was made of"
      className="print-none"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 56, px: { xs: 2, md: 3 }, py: 1 }}
    >
      <Typography id={id} title={text} sx={TWO_LINES}>
        {text || 'Loading the result…'}
      </Typography>
      {onOpen ? (
        <Button aria-describedby={id} onClick={onOpen}>
          {isOwn ? 'Edit' : 'New run'}
        </Button>
      ) : null}
    </Card>
  );
}

const TWO_LINES = {
  flex: 1,
  minWidth: 0,
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;

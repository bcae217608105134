import { OUTLINE_LIMITS } from '@contracts/briefs/brief-limits';
import type { OutlineSection } from '@contracts/briefs/briefs';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

interface SectionDetailProps {
  section: OutlineSection;
  number: string;
  change: (id: string, changes: Partial<OutlineSection>) => void;
}

/** What a section is to hold, and a note for whoever writes it. */
export function SectionDetail({ section, number, change }: SectionDetailProps) {
  const { id, words, terms, questions, sources, note = '' } = section;
  return (
    <Box sx={{ pl: { xs: 0, sm: 6 }, pt: 1, pb: 1, display: 'grid', gap: 1.5 }}>
      <TextField
        size="small"
        type="number"
        label="Words"
        value={words}
        onChange={(event) => change(id, { words: wordsIn(event.target.value) })}
        slotProps={{
          htmlInput: {
            min: 0,
            max: OUTLINE_LIMITS.words,
            inputMode: 'numeric',
            'aria-label': `Words of section ${number}`,
          },
        }}
        sx={{ maxWidth: 140 }}
      />
      <Removable
        label="Terms"
        entries={terms}
        onRemove={(term) => change(id, { terms: terms.filter((one) => one !== term) })}
      />
      <Removable
        label="Questions"
        entries={questions}
        onRemove={(question) => change(id, { questions: questions.filter((one) => one !== question) })}
      />
      <TextField
        size="small"
        multiline
        minRows={2}
        maxRows={8}
        label="Note for the writer"
        value={note}
        onChange={(event) => change(id, { note: event.target.value })}
        slotProps={{
          htmlInput: {
            maxLength: OUTLINE_LIMITS.note,
            dir: 'auto',
            'aria-label': `Note on section ${number}`,
          },
        }}
      />
      {sources.length > 0 ? (
        <Typography variant="caption" color="text.secondary">
          From {sources.length === 1 ? 'page' : 'pages'} {sources.join(', ')}
        </Typography>
      ) : null}
    </Box>
  );
}

interface RemovableProps {
  label: string;
  entries: readonly string[];
  onRemove: (entry: string) => void;
}

function Removable({ label, entries, onRemove }: RemovableProps) {
  if (entries.length === 0) return null;
  return (
    <Box>
      <Typography variant="caption" color="text.secondary" component="p">
        {label}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        {entries.map((entry) => (
          <Chip
            key={entry}
            size="small"
            label={entry}
            onDelete={() => onRemove(entry)}
            sx={{ height: 'auto', '& .MuiChip-label': { whiteSpace: 'normal', py: 0.25 } }}
          />
        ))}
      </Box>
    </Box>
  );
}

function wordsIn(text: string): number {
  const words = Math.round(Number(text));
  return Number.isFinite(words) ? Math.min(OUTLINE_LIMITS.words, Math.max(0, words)) : 0;
}

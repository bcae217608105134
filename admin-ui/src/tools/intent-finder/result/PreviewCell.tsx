import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { IntentChip } from '../../../shared/intent/IntentChip';
import { isPrimaryIntent } from '../../../shared/intent/intentOrder';
import type { PreviewColumnKind } from './previewColumns';

/** A cell of the preview: intents as chips, the keyword strong, all else as plain text in one line. */
export function PreviewCell({ kind, text }: { kind: PreviewColumnKind; text: string }) {
  if (kind === 'primary' || kind === 'intents') {
    return (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        {text
          .split(', ')
          .map((name) => (isPrimaryIntent(name) ? <IntentChip key={name} intent={name} /> : name))}
      </Box>
    );
  }
  return (
    <Typography variant="body2" noWrap title={text} sx={{ fontWeight: kind === 'keyword' ? 600 : 400 }}>
      {text}
    </Typography>
  );
}

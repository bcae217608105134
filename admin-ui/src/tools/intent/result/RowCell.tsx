import Box from '@mui/material/Box';
import type { IntentReason } from '@contracts/intent/intent';
import { INTENT_MESSAGES } from '@contracts/intent/intent-messages';
import Typography from '@mui/material/Typography';
import { IntentChip } from '../../../shared/intent/IntentChip';
import { isPrimaryIntent } from '../../../shared/intent/intentOrder';
import type { RowColumnKind } from './rowColumns';

interface RowCellProps {
  kind: RowColumnKind;
  text: string;
  /** Below the primary intent. */
  reason?: IntentReason | null;
}

/** A cell of a row: intents as chips, the keyword strong, all else as plain text in one line. */
export function RowCell({ kind, text, reason }: RowCellProps) {
  if (kind === 'primary' || kind === 'intents') {
    return (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        {text
          .split(', ')
          .map((name) => (isPrimaryIntent(name) ? <IntentChip key={name} intent={name} /> : name))}
        {reason && kind === 'primary' ? (
          <Typography variant="caption" color="text.secondary" noWrap sx={{ width: '100%' }}>
            {INTENT_MESSAGES.reason(reason)}
          </Typography>
        ) : null}
      </Box>
    );
  }
  return (
    <Typography variant="body2" noWrap title={text} sx={{ fontWeight: kind === 'keyword' ? 600 : 400 }}>
      {text}
    </Typography>
  );
}

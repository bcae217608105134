import type { IntentLanguage } from '@contracts/intent/intent-languages';
import { nameOfLanguage } from '@domain/markets/names';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { LanguageConflict } from './languageConflict';

export interface LanguageNoteProps {
  conflict: LanguageConflict;
  filling: boolean;
  onUse: (language: IntentLanguage) => void;
}

/** Says that file and words differ in language, and puts it right. */
export function LanguageNote({ conflict: { sentence, wanted }, filling, onUse }: LanguageNoteProps) {
  const action = wanted && (
    <Button color="inherit" size="small" loading={filling} onClick={() => onUse(wanted)}>
      Use {nameOfLanguage(wanted)} words
    </Button>
  );
  return (
    <Alert
      severity={wanted ? 'warning' : 'info'}
      action={action}
      sx={{ mt: 2, flexWrap: { xs: 'wrap', sm: 'nowrap' }, '& .MuiAlert-message': { flex: 1 } }}
    >
      {sentence}
    </Alert>
  );
}

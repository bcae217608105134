import type { IntentLanguage } from '@contracts/intent/intent-languages';
import { nameOfLanguage } from '@domain/markets/names';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { languageConflict } from './languageConflict';

export interface LanguageNoteProps {
  /** The languages of the file's keywords and of the words. */
  ofFile: string;
  ofWords: readonly string[];
  filling: boolean;
  onUse: (language: IntentLanguage) => void;
}

/** Says where file and words differ in language, and puts it right. */
export function LanguageNote({ ofFile, ofWords, filling, onUse }: LanguageNoteProps) {
  const conflict = languageConflict(ofFile, ofWords);
  if (!conflict) return null;
  const { sentence, wanted } = conflict;
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

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { TextLanguages } from '@domain/text/language/languages';
import { nameOfLanguage } from '@domain/markets/names';
import { formatShare } from '../../shared/format';
import { ResultFrame } from '../../shared/result/ResultFrame';
import { LanguageSelect } from '../../shared/text/LanguageSelect';

export interface LanguagesPanelProps {
  detected: TextLanguages;
  chosen?: string;
  onChoose: (language: string | undefined) => void;
}

/** Which languages a text is in, and as which it is read. */
export function LanguagesPanel({ detected, chosen, onChoose }: LanguagesPanelProps) {
  const { language, shares, candidates } = detected;
  return (
    <ResultFrame title="Languages">
      {language ? (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {shares.map(({ language: code, share }) => (
            <Box
              component="li"
              key={code}
              sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.5 }}
            >
              <Typography sx={{ fontWeight: code === language ? 600 : undefined }}>
                {nameOfLanguage(code)}
              </Typography>
              <Typography color="text.secondary">{formatShare(share, 1)}</Typography>
            </Box>
          ))}
        </Box>
      ) : (
        <Typography>
          Too short to tell.
          {candidates.length > 0
            ? ` It may be ${candidates.map((each) => nameOfLanguage(each.language)).join(', ')}.`
            : ''}
        </Typography>
      )}
      <LanguageSelect
        detected={language}
        chosen={chosen}
        onChoose={onChoose}
        helperText="Phrases, readability and times depend on it."
      />
    </ResultFrame>
  );
}

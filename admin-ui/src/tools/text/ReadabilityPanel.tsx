import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { TextAnalysis } from '@domain/text/text-analysis';
import { counted } from '../../shared/counted';
import { formatCount } from '../../shared/format';
import { ResultFacts } from '../../shared/result/ResultFacts';
import { ResultFrame } from '../../shared/result/ResultFrame';
import { readabilityText } from './figures';

/** How easily a text reads, and which of its sentences are long. */
export function ReadabilityPanel({ analysis }: { analysis: TextAnalysis }) {
  const { readability, wordsPerSentence, longSentences } = analysis;
  const { score, band, text } = readabilityText(readability);
  const { limit, count, longest } = longSentences;
  return (
    <ResultFrame title="Readability" text={text}>
      <ResultFacts
        facts={[
          ...(score ? [[band ?? '', score] as const] : []),
          ['Words per sentence', wordsPerSentence.toFixed(1)],
          [`Sentences over ${limit} words`, formatCount(count)],
        ]}
      />
      {longest.length > 0 ? (
        <Box component="details" sx={{ mt: 2 }}>
          <Typography component="summary" sx={{ cursor: 'pointer', fontWeight: 600 }}>
            The longest sentences
          </Typography>
          <Box component="ol" sx={{ pl: 3, mb: 0 }}>
            {longest.map(({ text: sentence, words }, index) => (
              <Typography component="li" variant="body2" key={index} sx={{ mt: 1, overflowWrap: 'anywhere' }}>
                <span dir="auto">{sentence}</span>{' '}
                <Typography component="span" variant="body2" color="text.secondary" noWrap>
                  ({counted(words, 'word')})
                </Typography>
              </Typography>
            ))}
          </Box>
        </Box>
      ) : null}
    </ResultFrame>
  );
}

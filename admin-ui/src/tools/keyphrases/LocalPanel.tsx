import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ALIKE_SENTENCES, LIST_REPEATS, type Passage, WINDOW } from '@domain/keyphrases/local-stuffing';
import type { PhraseCheck, TextCheck } from '@domain/keyphrases/check-text';
import { useState } from 'react';
import { ResultFrame } from '../../shared/result/ResultFrame';
import type { Range } from './markedText';

export interface LocalPanelProps {
  text: string;
  check: TextCheck;
  phrase?: PhraseCheck;
  onShow: (passage: Range) => void;
}

const SHOWN_AT_FIRST = 5;

/** Where the text says something too often within few words. */
export function LocalPanel({ text, check, phrase, onShow }: LocalPanelProps) {
  return (
    <ResultFrame title="Stuffed places" text="Show marks a place in the text above.">
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        <Passages
          title={`${WINDOW.matches} or more uses within ${WINDOW.words} words [A]`}
          none="None of the chosen phrase."
          passages={phrase?.crowded ?? []}
          sentence={({ count, words }) => `${count} uses of “${words}”`}
          {...{ text, onShow }}
        />
        <Passages
          title={`${ALIKE_SENTENCES} or more sentences in a row that begin the same way`}
          none="None."
          passages={check.beginnings}
          sentence={({ count, words }) => `${count} sentences begin with “${words}”`}
          {...{ text, onShow }}
        />
        <Passages
          title={`Lists that repeat one head word ${LIST_REPEATS} or more times [A]`}
          none="None."
          passages={check.lists}
          sentence={({ count, words }) => `${count} items with “${words}”`}
          {...{ text, onShow }}
        />
      </Box>
    </ResultFrame>
  );
}

interface PassagesProps {
  title: string;
  none: string;
  text: string;
  passages: readonly Passage[];
  sentence: (passage: Passage) => string;
  onShow: (passage: Range) => void;
}

function Passages({ title, none, text, passages, sentence, onShow }: PassagesProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? passages : passages.slice(0, SHOWN_AT_FIRST);
  return (
    <Box>
      <Typography variant="h3">{title}</Typography>
      {passages.length === 0 ? (
        <Typography variant="body2" color="text.secondary">
          {none}
        </Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {shown.map((passage) => (
            <Box
              component="li"
              key={passage.start}
              sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.5 }}
            >
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                  {sentence(passage)}
                </Typography>
                <Typography variant="body2" color="text.secondary" noWrap dir="auto">
                  {text.slice(passage.start, Math.min(passage.end, passage.start + 120))}
                </Typography>
              </Box>
              <Button
                size="small"
                aria-label={`Show: ${sentence(passage)}`}
                onClick={() => onShow({ start: passage.start, end: passage.end })}
              >
                Show
              </Button>
            </Box>
          ))}
        </Box>
      )}
      {passages.length > SHOWN_AT_FIRST ? (
        <Button size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show fewer' : `Show all ${passages.length}`}
        </Button>
      ) : null}
    </Box>
  );
}

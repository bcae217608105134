import { INTENT_LIST_FIELDS, INTENT_TYPES, type IntentLists } from '@contracts/intent';
import Box from '@mui/material/Box';
import type { FieldProblems } from '../job/submitProblem';
import { WordPicker } from '../words/WordPicker';
import { StepCard } from './StepCard';

export interface WordsStepProps {
  lists: IntentLists;
  problems: FieldProblems;
  onChange: (field: keyof IntentLists, words: string[]) => void;
}

export function WordsStep({ lists, problems, onChange }: WordsStepProps) {
  return (
    <StepCard
      step={2}
      title="Choose the intent words"
      text="A keyword has an intent when it holds one of its words. Search, type your own, or paste a list."
    >
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {INTENT_TYPES.map((type) => {
          const field = INTENT_LIST_FIELDS[type];
          return (
            <WordPicker
              key={type}
              type={type}
              field={field}
              words={lists[field]}
              problem={problems[field]}
              onChange={onChange}
            />
          );
        })}
      </Box>
    </StepCard>
  );
}

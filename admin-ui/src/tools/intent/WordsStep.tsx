import { INTENT_LIST_FIELDS, INTENT_TYPES, type IntentLists } from '@contracts/intent/intent';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useUser } from '../../session/useSession';
import type { FieldProblems } from './submitProblem';
import { GuessSwitch, type GuessSwitchProps } from './words/GuessSwitch';
import { WordPicker } from './words/WordPicker';
import { Deferred } from '../../shared/Deferred';
import { lazyNamed } from '../../shared/lazyNamed';
import { StepCard } from '../../shared/StepCard';

const OwnWordsDialog = lazyNamed<'OwnWordsDialog', { onClose: () => void }>(
  () => import('./words/OwnWordsDialog'),
  'OwnWordsDialog',
);

export interface WordsStepProps {
  lists: IntentLists;
  problems: FieldProblems;
  /** Absent where nothing can be guessed. */
  guess?: GuessSwitchProps;
  onChange: (field: keyof IntentLists, words: string[]) => void;
}

export function WordsStep({ lists, problems, guess, onChange }: WordsStepProps) {
  const { role } = useUser();
  const [managing, setManaging] = useState(false);
  return (
    <StepCard
      step={2}
      title="Choose the intent words"
      text="A keyword has an intent when it contains one of its words. Search, type your own, or paste a list."
      actions={
        role === 'student' ? (
          <Button variant="outlined" onClick={() => setManaging(true)}>
            My words
          </Button>
        ) : null
      }
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
      {guess ? <GuessSwitch {...guess} /> : null}
      {managing ? (
        <Deferred>
          <OwnWordsDialog onClose={() => setManaging(false)} />
        </Deferred>
      ) : null}
    </StepCard>
  );
}

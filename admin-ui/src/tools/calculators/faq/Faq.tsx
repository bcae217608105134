import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Expandable } from '../../../shared/Expandable';
import type { Estimator } from '../estimators';
import { questionsOf } from './questions';

export function Faq({ estimator }: { estimator: Estimator }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 5 }}>
      <Typography variant="h2" id={id} sx={{ mb: 2 }}>
        FAQ&apos;s - Frequently Asked Questions
      </Typography>
      {questionsOf(estimator).map(({ question, answer }) => (
        <Expandable
          key={question}
          summary={
            <Typography component="span" sx={{ fontWeight: 600 }}>
              {question}
            </Typography>
          }
        >
          <Typography color="text.secondary" sx={{ maxWidth: 820 }}>
            {answer}
          </Typography>
        </Expandable>
      ))}
    </Box>
  );
}

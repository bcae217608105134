import ExpandIcon from '@mui/icons-material/ExpandMoreOutlined';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Estimator } from '../estimators';
import { questionsOf } from './questions';

export function Faq({ estimator }: { estimator: Estimator }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 5 }}>
      <Typography variant="h2" id={id} sx={{ mb: 2 }}>
        FAQ&apos;s - Frequently Asked Questions
      </Typography>
      {questionsOf(estimator).map(({ question, answer }, index) => (
        <Accordion
          key={question}
          disableGutters
          elevation={0}
          slotProps={{ heading: { component: 'h3' }, transition: { unmountOnExit: true } }}
          sx={{
            border: 1,
            borderColor: 'divider',
            '&:not(:last-of-type)': { borderBottom: 0 },
            '&::before': { display: 'none' },
          }}
        >
          {/* The answer's region takes its name from the summary's id. */}
          <AccordionSummary
            id={`${id}-${index}`}
            aria-controls={`${id}-${index}-answer`}
            expandIcon={<ExpandIcon />}
          >
            <Typography component="span" sx={{ fontWeight: 600 }}>
              {question}
            </Typography>
          </AccordionSummary>
          <AccordionDetails>
            <Typography color="text.secondary" sx={{ maxWidth: 820 }}>
              {answer}
            </Typography>
          </AccordionDetails>
        </Accordion>
      ))}
    </Box>
  );
}

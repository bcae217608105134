import ExpandIcon from '@mui/icons-material/ExpandMoreOutlined';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { type ReactNode, useId } from 'react';

/** An entry of a list that opens to show more; its content, whose region is named by the summary, is made then. */
export function Expandable({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Accordion
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
      <AccordionSummary id={id} aria-controls={`${id}-content`} expandIcon={<ExpandIcon />}>
        {summary}
      </AccordionSummary>
      <AccordionDetails>{children}</AccordionDetails>
    </Accordion>
  );
}

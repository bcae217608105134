import type { OutlineSection } from '@contracts/briefs/briefs';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AiLabel } from '../../../shared/model/AiLabel';

interface SectionProseProps {
  section: OutlineSection;
  number: string;
  /** What a model suggests, as long as it is not accepted. */
  suggestion: string | undefined;
  change: (id: string, changes: Partial<OutlineSection>) => void;
}

/** What a model says that a section is to tell: accepted, or to be. */
export function SectionProse({ section: { id, prose }, number, suggestion, change }: SectionProseProps) {
  const text = prose || suggestion;
  if (!text) return null;
  return (
    <Box
      sx={{
        ...{ pl: 6, pt: 0.5, display: 'flex', columnGap: 1 },
        ...{ flexDirection: { xs: 'column', sm: 'row' }, alignItems: { xs: 'flex-start', sm: 'baseline' } },
      }}
    >
      <Typography variant="body2" dir="auto" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <AiLabel /> {text}
      </Typography>
      <Button
        size="small"
        sx={{ flexShrink: 0, minWidth: 0, ml: { xs: -0.75, sm: 0 } }}
        aria-label={`${prose ? 'Remove' : 'Use'} the AI’s text of section ${number}`}
        onClick={() => change(id, { prose: prose ? '' : text })}
      >
        {prose ? 'Remove' : 'Use'}
      </Button>
    </Box>
  );
}

import type { BriefQuestion } from '@contracts/briefs/briefs';
import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { EmptyState } from '../../../shared/EmptyState';
import { Hint } from '../../../shared/hint/Hint';

const FROM: Record<BriefQuestion['from'], string> = {
  heading: 'a heading',
  sentence: 'the text',
  faq: 'FAQ markup',
};

interface QuestionsPanelProps {
  questions: readonly BriefQuestion[];
  onAdd: (question: BriefQuestion) => void;
}

/** What the pages ask, and answer. */
export function QuestionsPanel({ questions, onAdd }: QuestionsPanelProps) {
  if (questions.length === 0) {
    return (
      <EmptyState
        title="No questions"
        text="None of these pages asks one. Include others, or write your own."
      />
    );
  }
  return (
    <Box component="ul" aria-label="Questions" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {questions.map((question) => (
        <Box
          component="li"
          key={question.question}
          sx={{ display: 'flex', gap: 1, py: 1, borderBottom: 1, borderColor: 'divider' }}
        >
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography dir="auto" sx={{ overflowWrap: 'anywhere' }}>
              {question.question}
            </Typography>
            <Typography variant="caption" color="text.secondary">
              {question.pages.length === 1 ? 'Page' : 'Pages'} {question.pages.join(', ')}, from{' '}
              {FROM[question.from]}
            </Typography>
          </Box>
          <Hint title="Add to the outline">
            <IconButton
              aria-label={`Add “${question.question}” to the outline`}
              onClick={() => onAdd(question)}
            >
              <AddIcon />
            </IconButton>
          </Hint>
        </Box>
      ))}
    </Box>
  );
}

import AiIcon from '@mui/icons-material/AutoAwesomeOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ActionButton } from '../ActionButton';
import type { ModelTextsState } from './useModelTexts';

interface AskAiProps {
  state: Omit<ModelTextsState<unknown>, 'texts'>;
  /** What it does: `Suggest titles`. */
  label: string;
  /** What the AI's server is sent, as a sentence: whoever presses the button agrees to that. */
  sends: string;
}

/** The button that asks the model, what is sent then, and why nothing came of it. Nothing where there is no model. */
export function AskAi({ state: { on, pending, failure, ask, cancel }, label, sends }: AskAiProps) {
  if (!on) return null;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, alignItems: 'flex-start' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
        <ActionButton
          variant="outlined"
          size="medium"
          startIcon={<AiIcon />}
          inactive={false}
          loading={pending}
          onClick={ask}
        >
          {label}
        </ActionButton>
        {pending ? <Button onClick={cancel}>Cancel</Button> : null}
        <Typography variant="body2" color="text.secondary">
          {pending ? 'The AI is writing. This takes up to a minute.' : sends}
        </Typography>
      </Box>
      {failure ? <Alert severity="info">{failure}</Alert> : null}
    </Box>
  );
}

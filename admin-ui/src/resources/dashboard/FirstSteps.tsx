import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import OpenIcon from '@mui/icons-material/RadioButtonUncheckedOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { ResultFrame } from '../../shared/result/ResultFrame';
import type { FirstStep } from './useFirstSteps';

interface FirstStepsProps {
  steps: FirstStep[];
  onHide: () => void;
}

/** What is left to do before students can use this installation. */
export function FirstSteps({ steps, onHide }: FirstStepsProps) {
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <ResultFrame title={`First steps: ${done} of ${steps.length} done`}>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {steps.map((step) => (
          <Step key={step.path} step={step} />
        ))}
      </Box>
      <Button size="small" onClick={onHide} sx={{ mt: 2, ml: -1.5 }}>
        Hide these steps
      </Button>
    </ResultFrame>
  );
}

function Step({ step: { label, text, path, isDone } }: { step: FirstStep }) {
  const Icon = isDone ? DoneIcon : OpenIcon;
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5 }}>
      <Icon
        titleAccess={isDone ? 'Done' : 'To do'}
        fontSize="small"
        color={isDone ? 'success' : 'disabled'}
        sx={{ mt: 0.25 }}
      />
      <div>
        {isDone ? (
          <Typography>{label}</Typography>
        ) : (
          <Link component={RouterLink} to={path} state={{ fromPage: true }}>
            {label}
          </Link>
        )}
        <Typography variant="body2" color="text.secondary">
          {text}
        </Typography>
      </div>
    </Box>
  );
}

import FormHelperText from '@mui/material/FormHelperText';
import Link from '@mui/material/Link';

export interface WordPickerHelpProps {
  id: string;
  problem?: string;
  note: string;
  /** Typed text that has not been added. */
  pending: string;
  failed: boolean;
  onRetry: () => void;
  onUndo?: () => void;
}

/** The line under a picker: what is wrong, what just happened, or what to do with typed text. */
export function WordPickerHelp({ id, problem, note, pending, failed, onRetry, onUndo }: WordPickerHelpProps) {
  const failure = failed ? 'The saved words could not be loaded.' : undefined;
  const text = problem ?? failure ?? (pending ? `Press Enter in the field to add “${pending}”.` : note);
  const [action, label] =
    failure && !problem ? [onRetry, 'Try again'] : [pending ? undefined : onUndo, 'Undo'];
  return (
    <FormHelperText
      id={id}
      component="div"
      error={Boolean(problem ?? failure)}
      aria-live="polite"
      sx={{ mx: 0, mt: 0.5, overflowWrap: 'anywhere', '&:empty': { display: 'none' } }}
    >
      {text}
      {action ? (
        <Link component="button" type="button" variant="caption" onClick={action} sx={{ ml: 1 }}>
          {label}
        </Link>
      ) : null}
    </FormHelperText>
  );
}

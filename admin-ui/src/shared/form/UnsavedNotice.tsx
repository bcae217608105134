import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

interface UnsavedNoticeProps {
  /** What was being edited. */
  name: string;
  onGoOn: () => void;
  onDiscard: () => void;
}

/** Offers to go on with changes that were not saved. */
export function UnsavedNotice({ name, onGoOn, onDiscard }: UnsavedNoticeProps) {
  return (
    <Alert
      severity="info"
      action={
        <>
          <Button color="inherit" size="small" onClick={onGoOn}>
            Go on
          </Button>
          <Button color="inherit" size="small" onClick={onDiscard}>
            Discard
          </Button>
        </>
      }
    >
      {`Your last changes of “${name}” were not saved. This browser has kept them.`}
    </Alert>
  );
}

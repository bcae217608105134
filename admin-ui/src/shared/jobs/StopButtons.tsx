import Button from '@mui/material/Button';
import { PauseButton, type PauseButtonProps } from './PauseButton';

interface StopButtonsProps extends PauseButtonProps {
  pausable?: boolean;
  /** Whether a change of it is under way. */
  changing: boolean;
  onCancel: () => void;
}

/** Pauses or cancels one of several unfinished jobs. */
export function StopButtons({ pausable, changing, onCancel, ...pause }: StopButtonsProps) {
  return (
    <>
      {pausable ? <PauseButton {...pause} /> : null}
      <Button
        size="small"
        color="secondary"
        loading={changing}
        aria-label={`Cancel ${pause.name}`}
        onClick={onCancel}
      >
        Cancel
      </Button>
    </>
  );
}

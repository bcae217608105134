import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Ref, useId } from 'react';
import { ActionButton } from '../ActionButton';

interface StartBarProps {
  /** What the button says. */
  label: string;
  /** Why it cannot be pressed, or what comes then. */
  hint: string;
  inactive: boolean;
  onStart: () => void;
  buttonRef: Ref<HTMLButtonElement>;
}

/** The end of a tool's last step: the button that starts its job, and a word beside it. */
export function StartBar({ label, hint, inactive, onStart, buttonRef }: StartBarProps) {
  const id = useId();
  return (
    <Box
      sx={{
        mt: 2,
        display: 'flex',
        flexDirection: { xs: 'column-reverse', sm: 'row' },
        alignItems: { sm: 'center' },
        justifyContent: 'flex-end',
        gap: { xs: 1, sm: 2 },
      }}
    >
      <Typography variant="body2" color="text.secondary" id={id}>
        {hint}
      </Typography>
      <ActionButton ref={buttonRef} inactive={inactive} aria-describedby={id} onClick={onStart}>
        {label}
      </ActionButton>
    </Box>
  );
}

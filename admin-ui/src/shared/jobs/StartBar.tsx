import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Ref, useEffect, useId, useRef, useState } from 'react';
import { ActionButton } from '../ActionButton';
import { moveToRefused } from '../form/moveToRefused';

interface StartBarProps {
  /** What the button says. */
  label: string;
  /** Why it cannot be pressed, or what comes then. */
  hint: string;
  inactive: boolean;
  onStart: () => void;
  buttonRef: Ref<HTMLButtonElement>;
}

/** The end of a tool's last step: the button that starts its job, and a word beside it. What is refused has the focus then. */
export function StartBar({ label, hint, inactive, onStart, buttonRef }: StartBarProps) {
  const id = useId();
  const bar = useRef<HTMLDivElement>(null);
  const [starts, setStarts] = useState(0);
  useEffect(() => {
    const step = bar.current?.closest('section');
    if (starts > 0 && step) moveToRefused(step);
  }, [starts]);
  const start = () => {
    onStart();
    setStarts((count) => count + 1);
  };
  return (
    <Box
      ref={bar}
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
      <ActionButton ref={buttonRef} inactive={inactive} aria-describedby={id} onClick={start}>
        {label}
      </ActionButton>
    </Box>
  );
}

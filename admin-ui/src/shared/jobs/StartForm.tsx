import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, type Ref, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { ActionButton } from '../ActionButton';
import { moveToRefused } from '../form/moveToRefused';

interface StartFormProps {
  /** What the button says. */
  label: string;
  /** Why it cannot be pressed, or what comes then. */
  hint: string;
  inactive: boolean;
  /** Over once what is wrong is known. */
  onStart: () => void | Promise<void>;
  buttonRef: Ref<HTMLButtonElement>;
  children?: ReactNode;
}

/** The fields of a tool's last step, the button that starts its job, and a word beside it. What is refused has the focus then. */
export function StartForm({ label, hint, inactive, onStart, buttonRef, children }: StartFormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [starts, setStarts] = useState(0);
  useEffect(() => {
    if (starts > 0 && form.current) moveToRefused(form.current);
  }, [starts]);
  const start = async (event: SyntheticEvent) => {
    event.preventDefault();
    // A form in a dialog over this one is its own.
    if (event.target !== form.current) return;
    await onStart();
    setStarts((count) => count + 1);
  };
  return (
    <form ref={form} noValidate onSubmit={(event) => void start(event)}>
      {children}
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
        <ActionButton type="submit" ref={buttonRef} inactive={inactive} aria-describedby={id}>
          {label}
        </ActionButton>
      </Box>
    </form>
  );
}

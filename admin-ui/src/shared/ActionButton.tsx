import Button, { type ButtonProps } from '@mui/material/Button';

export interface ActionButtonProps extends Omit<ButtonProps, 'disabled' | 'sx'> {
  /** It cannot act now. Unlike a disabled button it keeps the focus, so that a keyboard's user stays where they were. */
  inactive: boolean;
}

/** The main button of a page or a form. */
export function ActionButton({ inactive, onClick, ...props }: ActionButtonProps) {
  return (
    <Button
      variant="contained"
      size="large"
      {...props}
      aria-disabled={inactive}
      disableRipple={inactive}
      onClick={(event) => (inactive ? event.preventDefault() : onClick?.(event))}
      sx={{
        minWidth: 160,
        '&[aria-disabled="true"], &[aria-disabled="true"]:hover': {
          color: 'action.disabled',
          bgcolor: 'action.disabledBackground',
          boxShadow: 'none',
          cursor: 'default',
        },
      }}
    />
  );
}

import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';

export interface ActionButtonProps extends Omit<ButtonProps, 'disabled' | 'loading' | 'sx'> {
  /** It cannot act now. Unlike a disabled button it keeps the focus, so that a keyboard's user stays where they were. */
  inactive: boolean;
  /** It is acting; it keeps the focus then too. */
  loading?: boolean;
}

/** The main button of a page or a form. */
export function ActionButton(props: ActionButtonProps) {
  const { inactive, loading = false, onClick, children, ...button } = props;
  const rests = inactive || loading;
  return (
    <Button
      variant="contained"
      size="large"
      {...button}
      aria-disabled={rests}
      disableRipple={rests}
      onClick={(event) => (rests ? event.preventDefault() : onClick?.(event))}
      sx={{
        minWidth: 160,
        '&[aria-disabled="true"], &[aria-disabled="true"]:hover': {
          color: 'action.disabled',
          bgcolor: 'action.disabledBackground',
          boxShadow: 'none',
          cursor: 'default',
        },
        ...(loading && { '& > .MuiButton-icon': { opacity: 0 } }),
      }}
    >
      {loading ? <CircularProgress color="inherit" size={16} sx={{ position: 'absolute' }} /> : null}
      <Box component="span" sx={{ opacity: loading ? 0 : 1 }}>
        {children}
      </Box>
    </Button>
  );
}

import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { Hint } from '../../shared/hint/Hint';

interface ToolbarButtonProps extends Omit<IconButtonProps, 'children' | 'sx'> {
  label: string;
  icon: ReactNode;
}

/** An icon with its name; one that is a link shows when its page is open. */
export function ToolbarButton({ label, icon, ...rest }: ToolbarButtonProps) {
  return (
    <Hint title={label}>
      <IconButton
        aria-label={label}
        {...rest}
        // On the narrowest phones eight of them stand in a row.
        sx={{ p: { xs: 0.75, sm: 1 }, color: 'text.secondary', '&.active': { color: 'primary.main' } }}
      >
        {icon}
      </IconButton>
    </Hint>
  );
}

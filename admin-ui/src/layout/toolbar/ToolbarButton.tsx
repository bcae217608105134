import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';

interface ToolbarButtonProps extends Omit<IconButtonProps, 'children' | 'sx'> {
  label: string;
  icon: ReactNode;
}

/** An icon with its name; one that is a link shows when its page is open. */
export function ToolbarButton({ label, icon, ...rest }: ToolbarButtonProps) {
  return (
    <Tooltip title={label}>
      <IconButton
        aria-label={label}
        {...rest}
        sx={{ color: 'text.secondary', '&.active': { color: 'primary.main' } }}
      >
        {icon}
      </IconButton>
    </Tooltip>
  );
}

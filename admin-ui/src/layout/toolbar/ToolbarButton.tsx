import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';

interface ToolbarButtonProps extends Omit<IconButtonProps, 'children'> {
  label: string;
  icon: ReactNode;
}

export function ToolbarButton({ label, icon, ...rest }: ToolbarButtonProps) {
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} {...rest} sx={{ color: 'text.secondary', ...rest.sx }}>
        {icon}
      </IconButton>
    </Tooltip>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactElement } from 'react';
import { NavLink } from 'react-router-dom';
import { ToolbarButton } from './ToolbarButton';

interface ToolbarLinkProps {
  label: string;
  icon: ReactElement;
  to: string;
  /** The width from which there is room for words. */
  wordsFrom: 'md' | 'lg';
}

/** A link in the toolbar: an icon where there is no room for words. */
export function ToolbarLink({ label, icon, to, wordsFrom }: ToolbarLinkProps) {
  return (
    <>
      <Box sx={{ display: { [wordsFrom]: 'none' } }}>
        <ToolbarButton label={label} icon={icon} {...{ component: NavLink, to }} />
      </Box>
      <Button
        component={NavLink}
        to={to}
        variant="outlined"
        startIcon={icon}
        sx={{ display: { xs: 'none', [wordsFrom]: 'inline-flex' }, flexShrink: 0, mx: 1 }}
      >
        {label}
      </Button>
    </>
  );
}

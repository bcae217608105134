import ColumnsIcon from '@mui/icons-material/ViewWeek';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { lazyOverlay } from '../lazyOverlay';

const ColumnsPopover = lazyOverlay(() => import('./ColumnsPopover'), 'ColumnsPopover');

/** Which columns the table has. */
export function ColumnsMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        startIcon={<ColumnsIcon />}
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget);
          setOpen(true);
        }}
      >
        Columns
      </Button>
      <ColumnsPopover open={open} anchor={anchor} onClose={() => setOpen(false)} />
    </>
  );
}

import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import { useEffect } from 'react';
import { useResourceContext } from 'react-admin';
import { useColumnsPlace } from './columnsPlace';

interface ColumnsPopoverProps {
  open: boolean;
  anchor: HTMLElement | null;
  onClose: () => void;
}

/**
 * The menu of columns. What it holds is rendered by the table, so that React takes its keys there: Escape is handed on to
 * the menu, which closes and gives the focus back.
 */
export function ColumnsPopover({ open, anchor, onClose }: ColumnsPopoverProps) {
  const id = `${useResourceContext() ?? ''}.datatable-columnsSelector`;
  const { setPlace } = useColumnsPlace();
  useEffect(() => {
    const handOn = ({ key, target }: KeyboardEvent) => {
      if (key !== 'Escape' || !(target instanceof Element)) return;
      const content = document.getElementById(id);
      if (!content?.contains(target)) return;
      content
        .closest('[role="presentation"]')
        ?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    };
    document.addEventListener('keydown', handOn);
    return () => document.removeEventListener('keydown', handOn);
  }, [id]);
  return (
    <Popover
      open={open}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
    >
      <Box id={id} ref={setPlace} sx={{ px: 1, minWidth: 200, minHeight: 120 }} />
    </Popover>
  );
}

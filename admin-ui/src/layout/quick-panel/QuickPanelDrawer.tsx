import Drawer from '@mui/material/Drawer';
import { QuickPanel } from './QuickPanel';

/** Pixels. */
const WIDTH = 380;

interface QuickPanelDrawerProps {
  open: boolean;
  onClose: () => void;
}

export function QuickPanelDrawer({ open, onClose }: QuickPanelDrawerProps) {
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: { role: 'dialog', 'aria-label': 'Quick panel', sx: { width: WIDTH, maxWidth: '100vw' } },
      }}
    >
      <QuickPanel onClose={onClose} />
    </Drawer>
  );
}

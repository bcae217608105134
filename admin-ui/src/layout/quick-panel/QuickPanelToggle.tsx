import PanelIcon from '@mui/icons-material/ViewSidebarOutlined';
import Drawer from '@mui/material/Drawer';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyNamed } from '../../shared/lazyNamed';
import { ToolbarButton } from '../toolbar/ToolbarButton';
import { Deferred } from '../../shared/Deferred';

const QuickPanel = lazyNamed(() => import('./QuickPanel'), 'QuickPanel');

/** Pixels. */
const WIDTH = 380;

/** Opens how the day stands at the side of the page; whatever page is opened from there closes it. */
export function QuickPanelToggle() {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === address;
  const close = () => setOpenAt(undefined);
  return (
    <>
      <ToolbarButton
        label="Quick panel"
        icon={<PanelIcon />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpenAt(address)}
      />
      <Drawer
        anchor="right"
        open={open}
        onClose={close}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': 'Quick panel', sx: { width: WIDTH, maxWidth: '100vw' } },
        }}
      >
        <Deferred>
          <QuickPanel onClose={close} />
        </Deferred>
      </Drawer>
    </>
  );
}

import PanelIcon from '@mui/icons-material/ViewSidebarOutlined';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyOverlay } from '../../shared/lazyOverlay';
import { ToolbarButton } from '../toolbar/ToolbarButton';

const QuickPanelDrawer = lazyOverlay(() => import('./QuickPanelDrawer'), 'QuickPanelDrawer');

/** Opens how the day stands at the side of the page; whatever page is opened from there closes it. */
export function QuickPanelToggle() {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === address;
  return (
    <>
      <ToolbarButton
        label="Quick panel"
        icon={<PanelIcon />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpenAt(address)}
      />
      <QuickPanelDrawer open={open} onClose={() => setOpenAt(undefined)} />
    </>
  );
}

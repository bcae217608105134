import Drawer from '@mui/material/Drawer';
import { NAVBAR_WIDTH } from '../../theme/measures';
import { NAVBAR_COLORS } from '../../theme/palette';
import { NavbarContent } from './NavbarContent';

interface NavbarDrawerProps {
  open: boolean;
  onClose: () => void;
}

/** The navigation of a phone, which lies over the page. */
export function NavbarDrawer({ open, onClose }: NavbarDrawerProps) {
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          'aria-label': 'Navigation',
          sx: { width: NAVBAR_WIDTH, maxWidth: '85vw', bgcolor: NAVBAR_COLORS.background, border: 0 },
        },
      }}
    >
      <nav aria-label="Main">
        <NavbarContent
          isOpen
          onNavigate={onClose}
          toggle={{ label: 'Close navigation', onToggle: onClose }}
        />
      </nav>
    </Drawer>
  );
}

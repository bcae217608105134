import Drawer from '@mui/material/Drawer';
import { NAVBAR_COLORS } from '../../theme/palette';
import { NAVBAR_WIDTH } from '../../theme/measures';
import { DesktopNavbar } from './DesktopNavbar';
import { NavbarContent } from './NavbarContent';
import type { NavbarState } from './useNavbar';

export function Navbar(props: NavbarState) {
  const { isMobile, isDrawerOpen, closeDrawer } = props;
  if (!isMobile) return <DesktopNavbar isFolded={props.isFolded} onToggle={props.toggleFolded} />;
  return (
    <Drawer
      open={isDrawerOpen}
      onClose={closeDrawer}
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
          onNavigate={closeDrawer}
          toggle={{ label: 'Close navigation', onToggle: closeDrawer }}
        />
      </nav>
    </Drawer>
  );
}

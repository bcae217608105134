import { lazyOverlay } from '../../shared/lazyOverlay';
import { DesktopNavbar } from './DesktopNavbar';
import type { NavbarState } from './useNavbar';

const NavbarDrawer = lazyOverlay(() => import('./NavbarDrawer'), 'NavbarDrawer');

export function Navbar({ isMobile, isDrawerOpen, closeDrawer, isFolded, toggleFolded }: NavbarState) {
  if (!isMobile) return <DesktopNavbar isFolded={isFolded} onToggle={toggleFolded} />;
  return <NavbarDrawer open={isDrawerOpen} onClose={closeDrawer} />;
}

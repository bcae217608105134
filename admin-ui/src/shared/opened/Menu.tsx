import type { MenuProps } from '@mui/material/Menu';
import { lazyOverlay } from '../lazyOverlay';

/** In the place of MUI's, inside of what opens it: see `openedLater.mts`. */
const Menu = lazyOverlay<'Menu', MenuProps>(
  async () => ({ Menu: (await import('@mui/material/Menu')).default }),
  'Menu',
);

export default Menu;

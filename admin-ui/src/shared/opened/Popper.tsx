import type { PopperProps } from '@mui/material/Popper';
import { lazyOverlay } from '../lazyOverlay';

/** In the place of MUI's, inside of what opens it: see `openedLater.mts`. */
const Popper = lazyOverlay<'Popper', PopperProps>(
  async () => ({ Popper: (await import('@mui/material/Popper')).default }),
  'Popper',
);

export default Popper;

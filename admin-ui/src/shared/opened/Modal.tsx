import type { ModalProps } from '@mui/material/Modal';
import { lazyOverlay } from '../lazyOverlay';

/** In the place of MUI's, inside of what opens it: see `openedLater.mts`. */
const Modal = lazyOverlay<'Modal', ModalProps>(
  async () => ({ Modal: (await import('@mui/material/Modal')).default }),
  'Modal',
);

export default Modal;

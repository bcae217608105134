import { lazyOverlay } from './lazyOverlay';

/** Asks before something is done that a click must not do by itself. */
export const Confirmation = lazyOverlay(() => import('./ConfirmationDialog'), 'ConfirmationDialog');

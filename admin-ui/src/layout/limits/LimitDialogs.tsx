import { lazyOverlay } from '../../shared/lazyOverlay';
import { useLimitReached } from './useLimitReached';

const LimitDialog = lazyOverlay(() => import('./LimitDialog'), 'LimitDialog');

/** Opens when any request is refused because the plan's limit is reached. */
export function LimitDialogs() {
  const { limit, open, close } = useLimitReached();
  return limit ? <LimitDialog limit={limit} open={open} onClose={close} /> : null;
}

import { useEffect, useSyncExternalStore } from 'react';
import { pageFrame } from './pageFrame';

/** Whether a page's frame stands; the caller's own first drawing makes it so. */
export function usePageFrame(): boolean {
  useEffect(() => pageFrame.stand(), []);
  return useSyncExternalStore(pageFrame.subscribe, pageFrame.stands);
}

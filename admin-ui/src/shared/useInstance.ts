import type { InstanceView } from '@contracts/instance/instance';
import { useSyncExternalStore } from 'react';
import { instanceNow, onInstanceChange } from './instance';

/** What this instance is: its name, its looks and whom people write to. */
export function useInstance(): InstanceView {
  return useSyncExternalStore(onInstanceChange, instanceNow);
}

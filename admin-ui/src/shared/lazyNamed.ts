import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { pageFrame } from './pageFrame';

const listeners = new Set<() => void>();
let loads = 0;
let waitedFor = 0;

/** How many lazy components have been loaded, for those who wait for one. */
export const lazyLoads = {
  count: () => loads,
  /** Whether something that is to show is still being loaded. */
  isWaitedFor: () => waitedFor > 0,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

function tellLoad() {
  loads += 1;
  for (const listener of listeners) listener();
}

/** A component that is loaded when it first shows, or sooner by who foresees that. */
export type LazyNamed<Props = object> = LazyExoticComponent<ComponentType<Props>> & { preload: () => void };

/**
 * A lazy component of a module that exports it by name; within `Deferred`. `loadBody` loads the body that it asks for
 * itself, with it where a page stands already.
 */
export function lazyNamed<Name extends string, Props = object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  loadBody?: () => Promise<unknown>,
): LazyNamed<Props> {
  const start = () => {
    if (loadBody) pageFrame.whenItStands(() => void loadBody().catch(() => undefined));
    return load();
  };
  const component = lazy(async () => {
    waitedFor += 1;
    const module = await start().finally(() => (waitedFor -= 1));
    // When React has taken it.
    setTimeout(tellLoad);
    return { default: module[name] };
  });
  // Who shows it asks again, and tells what failed.
  return Object.assign(component, { preload: () => void start().catch(() => undefined) });
}

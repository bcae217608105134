import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

/** A component that is loaded when it first shows, from a module that exports it by name. */
export function lazyNamed<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LazyExoticComponent<ComponentType> {
  return lazy(async () => ({ default: (await load())[name] }));
}

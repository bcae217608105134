import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

/** A component that is loaded when it first shows, from a module that exports it by name. */
export function lazyNamed<Name extends string, Props = object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: (await load())[name] }));
}

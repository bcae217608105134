import { type ComponentType, useState } from 'react';
import { Deferred } from './Deferred';
import { lazyNamed } from './lazyNamed';
import { usePreload } from './usePreload';

/**
 * What opens over the page, of a module that exports it by name: loaded in a quiet moment or when it is opened. Once
 * opened it stays, so that it closes as it opened.
 */
export function lazyOverlay<Name extends string, Props extends { open: boolean }>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): ComponentType<Props> {
  const Part = lazyNamed(load, name);
  return function Overlay(props: Props) {
    const [wasOpened, setWasOpened] = useState(props.open);
    if (props.open && !wasOpened) setWasOpened(true);
    usePreload(Part);
    if (!wasOpened) return null;
    return (
      <Deferred>
        <Part {...props} />
      </Deferred>
    );
  };
}

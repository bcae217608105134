import type { ComponentType } from 'react';
import { Deferred } from './Deferred';
import { lazyNamed } from './lazyNamed';
import { usePageFrame } from './usePageFrame';

/**
 * What a page holds below its heading, of a module that exports it by name. Where it is the first page, it is asked for
 * when the page's frame stands, together with its data; its outline shows meanwhile.
 */
export function lazyBody<Name extends string, Props extends object = object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  Outline: ComponentType,
): ComponentType<Props> & { preload: () => void } {
  const Part = lazyNamed(load, name);
  function Body(props: Props) {
    if (!usePageFrame()) return <Outline />;
    return (
      <Deferred fallback={<Outline />}>
        <Part {...props} />
      </Deferred>
    );
  }
  return Object.assign(Body, { preload: Part.preload });
}

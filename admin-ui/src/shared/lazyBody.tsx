import { type ComponentType, type JSX, useEffect, useState } from 'react';
import { Deferred } from './Deferred';
import { lazyNamed } from './lazyNamed';
import { pageFrame } from './pageFrame';

/**
 * What a page holds below its heading, of a module that exports it by name. Where it is the first page, it is asked for
 * when the page's frame stands, together with its data; its outline shows meanwhile.
 */
export function lazyBody<Name extends string, Props extends JSX.IntrinsicAttributes = object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  Outline: ComponentType,
): ComponentType<Props> {
  const Part = lazyNamed(load, name);
  return function Body(props: Props) {
    const [isFramed, setFramed] = useState(pageFrame.stands);
    useEffect(() => {
      pageFrame.stand();
      setFramed(true);
    }, []);
    if (!isFramed) return <Outline />;
    return (
      <Deferred fallback={<Outline />}>
        <Part {...props} />
      </Deferred>
    );
  };
}

import { type Ref, useLayoutEffect, useRef, useState } from 'react';

/** The width in pixels that an element has; undefined until it is there. */
export function useWidth(): [ref: Ref<HTMLElement>, width: number | undefined] {
  const ref = useRef<HTMLElement>(null);
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    setWidth(element.clientWidth);
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}

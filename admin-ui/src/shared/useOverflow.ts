import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Whether an element has more to the side than it shows. */
export function useOverflow(): [place: RefObject<HTMLDivElement | null>, overflows: boolean] {
  const place = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return [place, overflows];
}

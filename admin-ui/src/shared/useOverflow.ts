import { type RefCallback, useCallback, useState } from 'react';

/** Whether an element has more to the side than it shows. It is told by the ref that the element is given. */
export function useOverflow(): [place: RefCallback<HTMLElement>, overflows: boolean] {
  const [overflows, setOverflows] = useState(false);
  const place = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const measure = () => setOverflows(element.scrollWidth > element.clientWidth);
    // At once, so that nothing jumps after it has shown.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return [place, overflows];
}

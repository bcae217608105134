import { type RefCallback, useCallback, useState } from 'react';

/** Less than a pixel is left over where a zoom rounds. */
const ROUNDED = 1;

/**
 * Whether an element holds more to the side than it shows, and whether some of that is still to the right. It is told by
 * the ref that the element is given.
 */
export function useOverflow(): [place: RefCallback<HTMLElement>, overflows: boolean, goesOn: boolean] {
  const [{ overflows, goesOn }, setState] = useState({ overflows: false, goesOn: false });
  const place = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const measure = () => {
      const beyond = element.scrollWidth - element.clientWidth;
      const next = { overflows: beyond > 0, goesOn: beyond - element.scrollLeft > ROUNDED };
      setState((last) => (last.overflows === next.overflows && last.goesOn === next.goesOn ? last : next));
    };
    // At once, so that nothing jumps after it has shown.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, []);
  return [place, overflows, goesOn];
}

import { type RefObject, useLayoutEffect, useRef } from 'react';
import { BARS_HEIGHT, NAVBAR_FOLDED_WIDTH, NAVBAR_SPACE, NAVBAR_WIDTH } from '../theme/measures';
import type { NavbarState } from './navbar/useNavbar';

/** Tells the document's styles what the bars at the top, and the navbar at the side, cover of the window. */
export function useCoveredSpace({ isMobile, isFolded }: NavbarState): RefObject<HTMLDivElement | null> {
  const bars = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = bars.current;
    if (!element) return;
    const measure = () => setPixels(BARS_HEIGHT, element.offsetHeight);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      setPixels(BARS_HEIGHT, 0);
    };
  }, []);
  const space = isMobile ? 0 : isFolded ? NAVBAR_FOLDED_WIDTH : NAVBAR_WIDTH;
  useLayoutEffect(() => {
    setPixels(NAVBAR_SPACE, space);
    return () => setPixels(NAVBAR_SPACE, 0);
  }, [space]);
  return bars;
}

function setPixels(name: string, pixels: number): void {
  document.documentElement.style.setProperty(name, `${pixels}px`);
}

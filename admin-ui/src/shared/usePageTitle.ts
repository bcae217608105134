import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

const PRODUCT = 'Cohort';

/** The page that was shown last; none until the first one is. */
let shownPath: string | undefined;

/**
 * Names the page in the window's title. The heading that takes the returned ref is focused when the page was
 * reached from within, so that keyboard and screen reader start at its top.
 */
export function usePageTitle(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = title ? `${title} · ${PRODUCT}` : PRODUCT;
  }, [title]);
  useEffect(() => {
    if (shownPath !== undefined && shownPath !== pathname) heading.current?.focus({ preventScroll: true });
    shownPath = pathname;
  }, [pathname]);
  return heading;
}

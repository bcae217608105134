import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

const PRODUCT = 'Cohort';

/**
 * Names the page in the window's title. The heading that takes the returned ref is focused when the page was
 * reached from within, so that keyboard and screen reader start at its top.
 */
export function usePageTitle(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname } = useLocation();
  useEffect(() => {
    document.title = title ? `${title} · ${PRODUCT}` : PRODUCT;
  }, [title]);
  useEffect(() => {
    if (key !== 'default') heading.current?.focus({ preventScroll: true });
    // A new key at the same address is a changed filter or sort order, not a new page.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a changed key alone must not move the focus
  }, [pathname]);
  return heading;
}

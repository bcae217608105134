import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useInstance } from './useInstance';

/** The page that was shown last; none until the first one is. */
let shownPath: string | undefined;

/**
 * Names the page in the window's title. The heading that takes the returned ref is focused when the page was
 * reached from within, so that keyboard and screen reader start at its top. A page that stays behind its dialogs has a
 * `path` of its own, whatever the address says meanwhile.
 */
export function usePageTitle(title: string, path?: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const location = useLocation();
  const pathname = path ?? location.pathname;
  const { name } = useInstance();
  useEffect(() => {
    document.title = windowTitle(title, name);
  }, [title, name]);
  useEffect(() => {
    if (shownPath !== undefined && shownPath !== pathname) heading.current?.focus({ preventScroll: true });
    shownPath = pathname;
  }, [pathname]);
  return heading;
}

/** Names an open dialog with an address of its own in the window's title, and the page behind it again when it closes. */
export function useDialogTitle(title: string | undefined): void {
  const { name } = useInstance();
  useEffect(() => {
    if (title === undefined) return undefined;
    const behind = document.title;
    document.title = windowTitle(title, name);
    return () => {
      document.title = behind;
    };
  }, [title, name]);
}

function windowTitle(title: string, instance: string): string {
  return title ? `${title} · ${instance}` : instance;
}

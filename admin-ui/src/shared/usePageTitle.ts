import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useInstance } from './useInstance';

/** The page that was shown last; none until the first one is. */
let shownPath: string | undefined;

/** What the window's title is made of: the page, and what of it shows, the innermost last. */
const shown = { page: '', instance: '', parts: [] as string[] };

function tellTitle(): void {
  const named = [shown.parts.at(-1), shown.page, shown.instance].filter(Boolean);
  document.title = named.join(' · ');
}

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
    Object.assign(shown, { page: title, instance: name });
    tellTitle();
  }, [title, name]);
  useEffect(() => {
    if (shownPath !== undefined && shownPath !== pathname) heading.current?.focus({ preventScroll: true });
    shownPath = pathname;
  }, [pathname]);
  return heading;
}

/** Names what a page shows by its address, such as a run, before the page in the window's title. */
export function useRunTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return undefined;
    shown.parts = [...shown.parts, title];
    tellTitle();
    return () => {
      const at = shown.parts.lastIndexOf(title);
      shown.parts = shown.parts.filter((_, place) => place !== at);
      tellTitle();
    };
  }, [title]);
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

import { useEffect, useRef } from 'react';

/** Inside a form that opens empty: its first field has the focus. */
export function FirstFieldFocus() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    place.current?.closest('form')?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, []);
  return <span ref={place} hidden />;
}

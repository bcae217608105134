import { useContext, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { RecordAddress } from './form/useRecordAddress';

const FIELD = '[role="combobox"], input:not([tabindex="-1"], [type="hidden"]), textarea';

/** Of a part of a page that a link names by its hash: who comes by it goes on at its first field, or at its heading. */
export function useLinkedPlace<Part extends HTMLElement>(name?: string) {
  const part = useRef<Part>(null);
  const location = useLocation();
  const { hash } = useContext(RecordAddress) ?? location;
  const isLinked = name !== undefined && hash === `#${name}`;
  useEffect(() => {
    if (!isLinked) return;
    const field = part.current?.querySelector<HTMLElement>(FIELD);
    const target = field ?? part.current?.querySelector<HTMLElement>('h2');
    target?.focus({ preventScroll: true });
    (field ?? part.current)?.scrollIntoView({ block: field ? 'center' : 'start' });
  }, [isLinked]);
  return part;
}

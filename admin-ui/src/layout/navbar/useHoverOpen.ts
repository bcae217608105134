import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { NAVBAR_HOVER_DELAY_MS } from '../../theme/measures';

/** Opens a folded navbar after the pointer stayed on it for a moment, or at once for the keyboard's focus. */
export function useHoverOpen(isFolded: boolean) {
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const close = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  const handlers = {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (!isFolded || pointerType === 'touch') return;
      timer.current = setTimeout(() => setOpen(true), NAVBAR_HOVER_DELAY_MS);
    },
    onPointerLeave: ({ currentTarget }: PointerEvent) => {
      // What is typed or reached by the keyboard there stays in sight.
      if (currentTarget.querySelector(':focus-visible')) clearTimeout(timer.current);
      else close();
    },
    onFocus: (event: FocusEvent) => {
      if (isFolded && event.target.matches(':focus-visible')) setOpen(true);
    },
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) close();
    },
  };
  return { isOpen: isFolded && isOpen, close, handlers };
}

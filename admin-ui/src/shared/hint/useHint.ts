import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** Milliseconds that the pointer or the focus rests on something before its hint shows, and a finger. */
const OPEN_MS = 400;
const TOUCH_MS = 700;
/** So long a hint stays when the finger is off. */
const TOUCHED_MS = 1500;
/** So soon after another hint the next one shows at once. */
const NEXT_MS = 800;

let lastClosed = -Infinity;

/** When a hint shows, and what it stands beside. */
export function useHint() {
  const [anchor, setAnchor] = useState<Element | null>(null);
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const later = (ms: number, act: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, ms);
  };
  const open = (target: Element, ms: number) => {
    setAnchor(target);
    later(ms, () => setOpen(true));
  };
  const close = () => {
    clearTimeout(timer.current);
    if (isOpen) lastClosed = performance.now();
    setOpen(false);
  };
  const delay = () => (performance.now() - lastClosed < NEXT_MS ? 0 : OPEN_MS);

  useCloseByEscape(isOpen, close);
  return {
    anchor,
    isOpen,
    /** For the hint itself, which stays while the pointer is on it. */
    stay: () => clearTimeout(timer.current),
    leave: () => later(0, close),
    on: {
      onPointerEnter: ({ currentTarget, pointerType }: PointerEvent) =>
        pointerType === 'touch' ? open(currentTarget, TOUCH_MS) : open(currentTarget, delay()),
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'touch') later(0, close);
        else if (isOpen) later(TOUCHED_MS, close);
        else close();
      },
      onFocus: ({ currentTarget, target }: FocusEvent) => {
        if (target.matches(':focus-visible')) open(currentTarget, delay());
      },
      onBlur: close,
    },
  };
}

function useCloseByEscape(isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeBy = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    document.addEventListener('keydown', closeBy);
    return () => document.removeEventListener('keydown', closeBy);
  });
}

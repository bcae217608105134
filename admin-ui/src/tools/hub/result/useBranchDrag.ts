import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { type Point, pointIn } from './useZoom';

/** Pixels from which a press is a drag. */
const SLACK = 6;

interface Drag {
  id: string;
  /** Where it was pressed, in the window. */
  from: Point;
  /** Where it is, in the drawing; nowhere while it may still be a click. */
  to?: Point;
}

/** A page is dragged onto the one that it is put under. */
export function useBranchDrag(
  drawing: RefObject<SVGSVGElement | null>,
  onDrop: (id: string, parent: string) => void,
) {
  const [drag, setDrag] = useState<Drag>();
  const onMove = useEffectEvent((event: globalThis.PointerEvent) => {
    if (!drag) return;
    const distance = Math.hypot(event.clientX - drag.from.x, event.clientY - drag.from.y);
    if (drag.to || distance >= SLACK) setDrag({ ...drag, to: pointIn(drawing.current, event) });
  });
  const onUp = useEffectEvent((event: globalThis.PointerEvent) => {
    setDrag(undefined);
    if (!drag?.to) return;
    const target = document
      .elementsFromPoint(event.clientX, event.clientY)
      .map((element) => element.closest('[data-page]')?.getAttribute('data-page'))
      .find((found) => typeof found === 'string' && found !== drag.id);
    if (target) onDrop(drag.id, target);
  });
  const isPressed = drag !== undefined;
  useEffect(() => {
    if (!isPressed) return undefined;
    const [move, up, cancel] = [
      (event: globalThis.PointerEvent) => onMove(event),
      (event: globalThis.PointerEvent) => onUp(event),
      () => setDrag(undefined),
    ];
    // On the window: a quick pointer leaves the page before its first move is told.
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', cancel);
    return () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', cancel);
    };
  }, [isPressed]);
  return {
    moved: drag?.to && { id: drag.id, to: drag.to },
    /** What a press of a page does that may be moved. */
    press: (id: string) => (event: PointerEvent<SVGElement>) => {
      if (event.button === 0) setDrag({ id, from: { x: event.clientX, y: event.clientY } });
    },
  };
}

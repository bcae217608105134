import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import { type Point, pointIn } from './useZoom';

/** Pixels from which a press is a drag. */
const SLACK = 6;

interface Drag {
  id: string;
  from: Point;
}

/** A page is dragged onto the one that it is put under. */
export function useBranchDrag(
  drawing: RefObject<SVGSVGElement | null>,
  onDrop: (id: string, parent: string) => void,
) {
  const pressed = useRef<Drag>(undefined);
  const [moved, setMoved] = useState<{ id: string; to: Point }>();
  const end = () => {
    pressed.current = undefined;
    setMoved(undefined);
  };
  return {
    moved,
    /** For each page that may be moved. */
    handlers: (id: string) => ({
      onPointerDown: (event: PointerEvent<SVGElement>) => {
        event.stopPropagation();
        if (event.button === 0) pressed.current = { id, from: { x: event.clientX, y: event.clientY } };
      },
      onPointerMove: (event: PointerEvent<SVGElement>) => {
        const drag = pressed.current;
        if (!drag) return;
        const distance = Math.hypot(event.clientX - drag.from.x, event.clientY - drag.from.y);
        if (!moved && distance < SLACK) return;
        if (!moved) event.currentTarget.setPointerCapture(event.pointerId);
        setMoved({ id, to: pointIn(drawing.current, event) });
      },
      onPointerUp: (event: PointerEvent<SVGElement>) => {
        if (moved) {
          const target = document
            .elementsFromPoint(event.clientX, event.clientY)
            .map((element) => element.closest('[data-page]')?.getAttribute('data-page'))
            .find((found) => found !== undefined && found !== null && found !== id);
          if (target) onDrop(id, target);
        }
        end();
      },
      onPointerCancel: end,
    }),
  };
}

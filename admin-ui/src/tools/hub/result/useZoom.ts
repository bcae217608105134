import type { Extent } from '@domain/hub/radial-layout';
import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

export interface Point {
  x: number;
  y: number;
}

const [MIN, MAX, STEP] = [0.5, 12, 1.4];
const START = { x: 0, y: 0, scale: 1 };

/** How a drawing is moved and enlarged: by buttons, by dragging its ground, and by the wheel with Ctrl. */
export function useZoom(drawing: RefObject<SVGSVGElement | null>, extent: Extent) {
  const { left, top, width, height } = extent;
  const [view, setView] = useState(START);
  const dragged = useRef<Point>(undefined);
  const release = () => {
    dragged.current = undefined;
  };
  const zoom = (factor: number, at: Point = { x: left + width / 2, y: top + height / 2 }) =>
    setView((known) => {
      const scale = Math.min(MAX, Math.max(MIN, known.scale * factor));
      const ratio = scale / known.scale;
      return { scale, x: at.x - (at.x - known.x) * ratio, y: at.y - (at.y - known.y) * ratio };
    });
  useWheel(drawing, zoom);
  return {
    view,
    zoomIn: () => zoom(STEP),
    zoomOut: () => zoom(1 / STEP),
    reset: () => setView(START),
    /** Brings a place of the drawing into sight. */
    show: ({ x, y }: Point) =>
      setView((known) => {
        const [across, down] = [known.x + x * known.scale - left, known.y + y * known.scale - top];
        if (across > 0 && across < width && down > 0 && down < height) return known;
        return { ...known, x: left + width / 2 - x * known.scale, y: top + height / 2 - y * known.scale };
      }),
    ground: {
      onPointerDown: (event: PointerEvent<SVGElement>) => {
        dragged.current = pointIn(drawing.current, event);
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event: PointerEvent<SVGElement>) => {
        const from = dragged.current;
        if (!from) return;
        const to = pointIn(drawing.current, event);
        dragged.current = to;
        setView((known) => ({ ...known, x: known.x + to.x - from.x, y: known.y + to.y - from.y }));
      },
      onPointerUp: release,
      onPointerCancel: release,
    },
  };
}

function useWheel(drawing: RefObject<SVGSVGElement | null>, zoom: (factor: number, at: Point) => void): void {
  const onWheel = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    zoom(event.deltaY < 0 ? STEP : 1 / STEP, pointIn(drawing.current, event));
  });
  useEffect(() => {
    const svg = drawing.current;
    const listen = (event: WheelEvent) => onWheel(event);
    // React's own listener is passive and could not keep the page from being zoomed.
    svg?.addEventListener('wheel', listen, { passive: false });
    return () => svg?.removeEventListener('wheel', listen);
  }, [drawing]);
}

/** Where a pointer is, in the drawing's own measure. */
export function pointIn(
  svg: SVGSVGElement | null,
  { clientX, clientY }: { clientX: number; clientY: number },
): Point {
  const matrix = svg?.getScreenCTM()?.inverse();
  if (!matrix) return { x: 0, y: 0 };
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix);
  return { x, y };
}

import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Pixels that the button of the others takes. */
const MORE = 96;

interface Sizes {
  room: number;
  /** Of the tabs that were laid out so far, by their labels. */
  widths: Readonly<Record<string, number>>;
}

/**
 * Which of a strip's tabs have room beside each other, as places in it; the chosen one is always among them. Tabs that were
 * never laid out are shown once, so that they can be measured before anything is painted.
 */
export function useFittingTabs(
  labels: readonly string[],
  chosen: number,
): { strip: RefObject<HTMLDivElement | null>; shown: number[] } {
  const strip = useRef<HTMLDivElement>(null);
  const [sizes, setSizes] = useState<Sizes>({ room: Infinity, widths: {} });
  const all = labels.join('\n');
  useLayoutEffect(() => {
    const element = strip.current;
    if (!element) return undefined;
    const measure = () => setSizes((known) => measured(element, known));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // Letters of another font come later.
    for (const tab of element.querySelectorAll('[role="tab"]')) observer.observe(tab);
    return () => observer.disconnect();
  }, [all]);
  const shown = fittingTabs(labels, chosen, sizes);
  const shownNow = shown.join(' ');
  // Tabs that come out again may have grown meanwhile, as a phone was turned.
  useLayoutEffect(() => {
    const element = strip.current;
    if (element) setSizes((known) => measured(element, known));
  }, [shownNow]);
  return { strip, shown };
}

function measured(element: HTMLElement, known: Sizes): Sizes {
  const widths = { ...known.widths };
  for (const tab of element.querySelectorAll<HTMLElement>('[role="tab"]')) {
    widths[tab.textContent] = tab.offsetWidth;
  }
  const room = element.clientWidth;
  const isSame =
    room === known.room && Object.entries(widths).every(([label, width]) => known.widths[label] === width);
  return isSame ? known : { room, widths };
}

/** The places of the tabs that fit, in their order. */
export function fittingTabs(labels: readonly string[], chosen: number, { room, widths }: Sizes): number[] {
  const places = labels.map((_, place) => place);
  if (labels.some((label) => widths[label] === undefined)) return places;
  const widthOf = (place: number) => widths[labels[place] ?? ''] ?? 0;
  if (places.reduce((sum, place) => sum + widthOf(place), 0) <= room) return places;
  const fitting = new Set([chosen]);
  let left = room - MORE - widthOf(chosen);
  for (const place of places) {
    if (place === chosen) continue;
    left -= widthOf(place);
    if (left < 0) break;
    fitting.add(place);
  }
  return places.filter((place) => fitting.has(place));
}

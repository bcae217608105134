import type { HubPageView } from '@contracts/hub/hub';
import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { firstState, placeAfter, toggled, type TreePlace, visibleTree } from './visibleTree';

/** What of a hub's tree is drawn, and where the keyboard and the pointer are in it. */
export function useTree(pages: readonly HubPageView[], onOpen: (page: string) => void) {
  const [state, setState] = useState(() => firstState(pages));
  const [active, setActive] = useState(pages[0]?.id ?? '');
  const [pointed, setPointed] = useState<string>();
  const places = useMemo(() => visibleTree(pages, state), [pages, state]);
  const at = Math.max(
    0,
    places.findIndex(({ id }) => id === active),
  );
  const current = places[at];
  return {
    places,
    at,
    current,
    /** What is told of: what is pointed at, else where the keyboard is. */
    told: places.find(({ id }) => id === pointed) ?? current,
    point: setPointed,
    activate: setActive,
    toggle: (place: TreePlace) => setState((known) => toggled(known, place)),
    /** Opens a page, or draws what a place stands for. */
    choose: (place: TreePlace) => {
      if (place.page) onOpen(place.id);
      else setState((known) => toggled(known, place));
    },
  };
}

export type Tree = ReturnType<typeof useTree>;

/** The keys that lead through a tree; `onShow` is told of the place that is to be in sight. */
export function useTreeKeys(
  { places, at, current, activate, toggle, choose }: Tree,
  drawing: RefObject<SVGSVGElement | null>,
  onShow: (place: TreePlace, mark: SVGElement) => void,
) {
  const focusing = useRef<TreePlace>(undefined);
  useEffect(() => {
    const place = focusing.current;
    focusing.current = undefined;
    const mark = place && drawing.current?.querySelector<SVGElement>('[tabindex="0"]');
    if (!mark) return;
    mark.focus({ preventScroll: true });
    onShow(place, mark);
  });
  return (event: KeyboardEvent) => {
    if (!current || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = placeAfter(places, at, event.key);
    const toggles =
      (event.key === 'ArrowRight' && current.expanded === false) ||
      (event.key === 'ArrowLeft' && current.expanded === true);
    if (event.key === 'Enter' || event.key === ' ') choose(current);
    else if (toggles) {
      focusing.current = current;
      toggle(current);
    } else if (next !== undefined) {
      focusing.current = places[next];
      activate(places[next]?.id ?? '');
    } else return;
    event.preventDefault();
  };
}

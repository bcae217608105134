const noMedia = (media: string) =>
  Object.assign(new EventTarget(), {
    ...{ media, matches: false, onchange: null },
    addListener: () => undefined,
    removeListener: () => undefined,
  });

/** jsdom lays nothing out: no size ever changes, nothing scrolls, and no screen or paper is of any size. */
export function layNothingOut(): void {
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  Object.assign(Element.prototype, { scrollTo: () => undefined });
  Object.assign(window, { matchMedia: noMedia });
}

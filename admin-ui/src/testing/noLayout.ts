/** jsdom lays nothing out: no size ever changes, nothing scrolls, and no screen or paper is of any size. */
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Object.assign(Element.prototype, { scrollTo: () => undefined });
const noMedia = (media: string) =>
  Object.assign(new EventTarget(), {
    ...{ media, matches: false, onchange: null },
    addListener: () => undefined,
    removeListener: () => undefined,
  });
if (!('matchMedia' in window)) Object.assign(window, { matchMedia: noMedia });

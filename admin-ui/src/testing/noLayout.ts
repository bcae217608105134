/** jsdom lays nothing out: no size ever changes, and nothing scrolls. */
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Object.assign(Element.prototype, { scrollTo: () => undefined });

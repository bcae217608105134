import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';

// A worker runs one file after another: each has our modules anew, and leaves the document as it found it.
vi.resetModules();
afterEach(cleanup);
afterAll(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

// Only what hangs runs into it, on a busy machine too.
configure({ asyncUtilTimeout: 20_000 });

/**
 * Computed styles of the specs are inline styles alone. jsdom matches each element against every rule that the
 * components wrote, which took a quarter of the specs' time: whoever looks for a role asks it of each element.
 */
const notShown = document.createElement('div').style;
notShown.display = 'none';

window.getComputedStyle = (element) =>
  element.hasAttribute('hidden') ? notShown : (element as HTMLElement).style;

import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { layNothingOut } from './noLayout';

// A worker runs one file after another: each has our modules anew, and leaves the document as it found it.
vi.resetModules();
// Each has a document of its own, too.
layNothingOut();
afterEach(cleanup);
afterAll(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

// jsdom lays nothing out and has none.
Element.prototype.scrollIntoView = () => undefined;

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

const LABELLED = ['Button', 'Input', 'Meter', 'Output', 'Progress', 'Select', 'TextArea'] as const;
const FIELDS = 'button, input:not([type="hidden"]), meter, output, progress, select, textarea';

/** Of the document as a whole: jsdom walks through all of it for one field, and once more for each label there is. */
for (const name of LABELLED) {
  Object.defineProperty(window[`HTML${name}Element`].prototype, 'labels', {
    configurable: true,
    get(this: HTMLElement) {
      return [...document.querySelectorAll('label')].filter((label) => fieldOf(label) === this);
    },
  });
}

function fieldOf(label: HTMLLabelElement): Element | null {
  return label.hasAttribute('for') ? document.getElementById(label.htmlFor) : label.querySelector(FIELDS);
}

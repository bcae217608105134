const CLASS = 'print-text';

/**
 * Before the page is printed, puts what a text box holds before it: on paper nobody scrolls. Browsers break the text over
 * pages, which they do with no box.
 */
export function showTextsForPrint(root: ParentNode): void {
  forgetPrintTexts(root);
  for (const box of root.querySelectorAll<HTMLTextAreaElement | HTMLInputElement>('textarea, input')) {
    if (!isCutOff(box)) continue;
    const text = document.createElement('div');
    text.className = CLASS;
    text.textContent = box.value;
    box.before(text);
  }
}

/** Afterwards. */
export function forgetPrintTexts(root: ParentNode): void {
  root.querySelectorAll(`.${CLASS}`).forEach((text) => text.remove());
}

function isCutOff(box: HTMLTextAreaElement | HTMLInputElement): boolean {
  if (box.value === '' || box.ariaHidden === 'true' || box.offsetParent === null) return false;
  if (box instanceof HTMLTextAreaElement) return true;
  return ['text', 'url', 'search', 'email'].includes(box.type) && box.scrollWidth > box.clientWidth;
}

/**
 * Puts a block with its stylesheet into the preview page. Pictures that stay are kept as they are, so that typing makes
 * none of them flicker.
 */
export function writePreview(page: Document, html: string, css: string): void {
  const style = page.head.querySelector('style[data-block]') ?? newStyle(page);
  if (style.textContent !== css) style.textContent = css;
  const place = previewPlace(page);
  const next = page.createElement('template');
  next.innerHTML = html;
  const shown = [...place.querySelectorAll('img')];
  for (const image of next.content.querySelectorAll('img')) {
    const index = shown.findIndex((candidate) => candidate.outerHTML === image.outerHTML);
    const [same] = index < 0 ? [] : shown.splice(index, 1);
    if (same) image.replaceWith(same);
  }
  place.replaceChildren(next.content);
}

/** The element that holds the block. */
export function previewPlace(page: Document): HTMLElement {
  return page.querySelector('main') ?? page.body;
}

function newStyle(page: Document): HTMLStyleElement {
  const style = page.createElement('style');
  style.dataset.block = '';
  page.head.append(style);
  return style;
}

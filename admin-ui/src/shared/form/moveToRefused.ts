/** What marks itself as refused: a field, or with `data-refused` something that holds one. */
const REFUSED = '[aria-invalid="true"], [data-refused]';
const FOCUSABLE = 'input:not([hidden]), button, select, textarea';

/** Gives the first refused field that is shown the focus; false where there is none. */
export function moveToRefused(within: Element): boolean {
  const refused = [...within.querySelectorAll<HTMLElement>(REFUSED)].find(
    (each) => !each.closest('[hidden]'),
  );
  if (refused) moveTo(refused);
  return refused !== undefined;
}

/** Gives a field the focus, where nothing that floats over the page's edge covers it. */
export function moveTo(refused: HTMLElement): void {
  const field =
    refused.matches(FOCUSABLE) || refused.tabIndex >= 0 ? refused : refused.querySelector(FOCUSABLE);
  if (!(field instanceof HTMLElement)) return;
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
}

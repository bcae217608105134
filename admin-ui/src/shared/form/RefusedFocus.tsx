import { useEffect, useRef } from 'react';
import { type Control, type FieldValues, useFormState } from 'react-hook-form';

/** What marks itself as refused: a field, or with `data-refused` something that holds one. */
const REFUSED = '[aria-invalid="true"], [data-refused]';
const FOCUSABLE = 'input, button, select, textarea';

interface RefusedFocusProps<Values extends FieldValues> {
  /** Of a form that is not given by context. */
  control?: Control<Values>;
}

/**
 * Inside a form: when a submit ends, the first refused field has the focus and stands in the middle of what scrolls. Without
 * one the submit button gets back the focus that it lost while it was disabled.
 */
export function RefusedFocus<Values extends FieldValues = FieldValues>({
  control,
}: RefusedFocusProps<Values>) {
  const place = useRef<HTMLSpanElement>(null);
  const { submitCount } = useFormState({ control });
  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form || submitCount === 0) return;
    const refused = form.querySelector<HTMLElement>(REFUSED);
    if (refused) moveTo(refused);
    else if (document.activeElement?.contains(form)) {
      form.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
    }
  }, [submitCount]);
  return <span ref={place} hidden />;
}

/** Gives a field the focus, where nothing that floats over the page's edge covers it. */
export function moveTo(refused: HTMLElement): void {
  const field =
    refused.matches(FOCUSABLE) || refused.tabIndex >= 0 ? refused : refused.querySelector(FOCUSABLE);
  if (!(field instanceof HTMLElement)) return;
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
}

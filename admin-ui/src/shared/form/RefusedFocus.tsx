import { useEffect, useRef } from 'react';
import { type Control, type FieldValues, useFormState } from 'react-hook-form';
import { moveToRefused } from './moveToRefused';

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
    if (moveToRefused(form)) return;
    if (document.activeElement?.contains(form)) {
      form.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
    }
  }, [submitCount]);
  return <span ref={place} hidden />;
}

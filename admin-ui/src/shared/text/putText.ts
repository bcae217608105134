import { setDirection } from './textDirection';

/** Puts a text into a field, to be looked at from its beginning. */
export function putText(field: HTMLTextAreaElement, text: string): void {
  setDirection(field, text);
  field.value = text;
  field.focus();
  field.setSelectionRange(0, 0);
  field.scrollTop = 0;
}

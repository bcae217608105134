import { tidyWord } from '@contracts/intent/intent';
import { normalizeText } from '@domain/intent/normalize';

/** An entry of a picker's list; `isNew` offers to create the typed word. */
export interface WordOption {
  key: string;
  label: string;
  isNew?: boolean;
}

export function toOption(label: string): WordOption {
  return { key: normalizeText(label), label };
}

/**
 * The list under a picker: the typed word first (as it is known, else as a new one), then what the search found,
 * so that Enter always takes what was typed.
 */
export function wordOptions(
  found: readonly string[],
  chosen: readonly WordOption[],
  text: string,
): WordOption[] {
  const typed = tidyWord(text);
  const options = unique(found.map(toOption));
  if (!typed) return options;
  const key = normalizeText(typed);
  const exact = [...options, ...chosen].find((option) => option.key === key);
  const first = exact ?? { key, label: typed, isNew: true };
  return [first, ...options.filter((option) => option.key !== key)];
}

/** Whether the option is the typed word itself: taking it must never remove it from the selection. */
export function isTyped(option: WordOption, text: string): boolean {
  return option.key === normalizeText(text);
}

function unique(options: WordOption[]): WordOption[] {
  return [...new Map(options.map((option) => [option.key, option])).values()];
}

import type { KeyboardEvent } from 'react';

const STEPS: Partial<Record<string, (index: number, last: number) => number>> = {
  ArrowRight: (index, last) => Math.min(index + 1, last),
  ArrowLeft: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** One tab stop for a group of chips: the arrow keys, Home and End go from one to the next. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const { chips, index } = focusedChip(event);
  const step = STEPS[event.key];
  if (index < 0 || !step) return;
  event.preventDefault();
  chips[step(index, chips.length - 1)]?.focus();
}

/** A chip is deleted as the key comes up; its neighbour takes the focus before it goes. */
export function keepFocusOnDelete(event: KeyboardEvent<HTMLElement>): void {
  const { chips, index } = focusedChip(event);
  if (index < 0 || (event.key !== 'Delete' && event.key !== 'Backspace')) return;
  (chips[index + 1] ?? chips[index - 1])?.focus();
}

function focusedChip({ currentTarget, target }: KeyboardEvent<HTMLElement>) {
  const chips = [...currentTarget.querySelectorAll<HTMLElement>('[role="button"]')];
  return { chips, index: chips.indexOf(target as HTMLElement) };
}

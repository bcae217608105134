import type { WatchFieldChange } from '@contracts/watches/watch-content';
import { watchValueText } from '@contracts/watches/watch-field-labels';
import { markedWords } from '../shown/markedWords';
import type { ShownValue } from './FieldValue';

/**
 * The values of both sides: two single ones with the words that differ marked, of lists the ones that the other side lacks,
 * those first.
 */
export function fieldValues({ field, before, after }: Pick<WatchFieldChange, 'field' | 'before' | 'after'>): {
  before: ShownValue[];
  after: ShownValue[];
} {
  const [was, is] = [before, after].map((values) => values.map((value) => watchValueText(field, value)));
  const [only, other] = [was ?? [], is ?? []];
  if (only.length === 1 && other.length === 1 && only[0] !== other[0]) {
    const marked = markedWords(only[0] ?? '', other[0] ?? '');
    return {
      before: [{ parts: marked.before, changed: true }],
      after: [{ parts: marked.after, changed: true }],
    };
  }
  return { before: besides(only, other), after: besides(other, only) };
}

function besides(values: readonly string[], other: readonly string[]): ShownValue[] {
  const known = new Set(other);
  const shown = values.map((text) => ({
    parts: [{ text, marked: !known.has(text) }],
    changed: !known.has(text),
  }));
  return [...shown.filter(({ changed }) => changed), ...shown.filter(({ changed }) => !changed)];
}

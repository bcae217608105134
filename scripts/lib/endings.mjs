/** Which endings of words tell of which classes they are, learnt from a dictionary's forms. */
export const LONGEST_ENDING = 6;
/** Words with an ending, and how many more it must read rightly than a shorter one does. */
const FEWEST = 20;
const GAIN = 12;

/**
 * @param forms pairs of a form and its class
 * @param weights of classes that have more forms than they are frequent
 * @returns endings with their classes, the shorter first; what none tells is a noun
 */
export function endingsOf(forms, classes, weights) {
  const counts = new Map();
  for (const [form, name] of forms)
    for (let length = 0; length <= Math.min(LONGEST_ENDING, form.length - 1); length += 1) {
      const ending = form.slice(form.length - length);
      const count = counts.get(ending) ?? Object.fromEntries(classes.map((each) => [each, 0]));
      count[name] += weights[name] ?? 1;
      counts.set(ending, count);
    }
  const kept = new Map([['', 'noun']]);
  for (const [ending, count] of [...counts].sort(([a], [b]) => a.length - b.length || (a < b ? -1 : 1))) {
    if (ending === '' || classes.reduce((sum, name) => sum + count[name], 0) < FEWEST) continue;
    const most = classes.reduce((one, name) => (count[name] > count[one] ? name : one));
    const read = readBy(kept, ending);
    if (most !== read && count[most] - count[read] >= GAIN) kept.set(ending, most);
  }
  kept.delete('');
  return kept;
}

/** By the longest ending that is known. */
export function readBy(known, word) {
  for (let length = Math.min(LONGEST_ENDING, word.length); length > 0; length -= 1) {
    const found = known.get(word.slice(word.length - length));
    if (found) return found;
  }
  return 'noun';
}

/** Prints how often endings misread words that are held out: whether they are nouns. */
export function measureEndings(learnt, heldOut, classes, weights) {
  const known = endingsOf(learnt, classes, weights);
  const wrong = { nouns: 0, others: 0 };
  const total = { nouns: 0, others: 0 };
  for (const [form, name] of heldOut) {
    const kind = name === 'noun' || name === 'oblique' ? 'nouns' : 'others';
    const read = readBy(known, form);
    total[kind] += 1;
    if ((read === 'noun' || read === 'oblique') !== (kind === 'nouns')) wrong[kind] += 1;
  }
  for (const kind of ['nouns', 'others'])
    console.log(
      `${kind}: ${((100 * wrong[kind]) / total[kind]).toFixed(1)} % of ${total[kind]} forms are misread`,
    );
}

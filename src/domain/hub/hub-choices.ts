import { termsOfKeyword } from '../keywords/keyword-terms';
import { type HubGround, type HubTree, walkOf } from './hub-tree';

/** What somebody took into a hub or out of it, by the first keyword of the page; a later one counts more. */
export interface HubChoice {
  text: string;
  isIn: boolean;
}

/** What a change of a tree says of its keywords: which were taken in, and which out. */
export function choicesOf({ keywords }: HubGround, before: HubTree, after: HubTree): HubChoice[] {
  const [was, is] = [offIn(before), offIn(after)];
  const [unsorted, left] = [unsortedIn(before), unsortedIn(after)];
  return before.nodes.flatMap(({ keywords: [first] }) => {
    const text = first === undefined ? undefined : keywords[first]?.text;
    if (first === undefined || text === undefined) return [];
    if (was.has(first) !== is.has(first)) return { text, isIn: was.has(first) };
    return unsorted.has(first) && !left.has(first) ? { text, isIn: true } : [];
  });
}

/** Of a keyword, what was chosen last for one of the same words. */
export function chosenIn(
  choices: readonly HubChoice[],
  language: string,
): (keyword: { terms: readonly string[] }) => 'in' | 'out' | undefined {
  const keyOf = (terms: readonly string[]) => terms.toSorted().join(' ');
  const known = new Map(
    choices.map(({ text, isIn }) => [keyOf(termsOfKeyword(text, language)), isIn ? 'in' : 'out'] as const),
  );
  return ({ terms }) => known.get(keyOf(terms));
}

function offIn(tree: HubTree): ReadonlySet<number> {
  return new Set(walkOf(tree).off.flatMap(({ keywords }) => keywords));
}

function unsortedIn({ nodes }: HubTree): ReadonlySet<number> {
  return new Set(nodes.flatMap(({ unsorted, keywords }) => (unsorted ? keywords : [])));
}

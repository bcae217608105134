import type { PhraseKind } from '../../contracts/interlinks/interlinks';
import type { NameUse } from './name-uses';

/** What words are of the page that they may mean. */
export interface NameRole {
  kind: PhraseKind;
  /** Whether they are all that the page calls itself by. */
  whole: boolean;
  /** Whether the page says the rest of its name of them. */
  lead: boolean;
  /** Whether they are a name that somebody gave to something, and whether it is written as nothing else is: `manifest.toml`. */
  given: boolean;
  coined: boolean;
  /** Words that have a meaning. */
  words: number;
  /** Whether other pages have them in their titles. */
  shared: boolean;
}

/** From so many pages on a share tells anything [A]. */
const FEW_PAGES = 12;
/** What a fifth of the pages says is what the site is about, and no page's name [A] … */
const TOPIC_SHARE = 0.2;
/** … unless a third of those that say it link there. */
const HABIT_SHARE = 1 / 3;
/** What a tenth of the pages says is a name where some of them link there [A]. */
const COMMON = { said: 0.1, linked: 0.05 } as const;
/** A page that says it so many times as often as any other is the one that is about it; one with several words of a name is no less so [A]. */
const DOMINANT = 2;
/** What no page links with is no name of a page if another one says it by so much more often; within a title it is one of the page that does [A]. */
const CLEAR = 1.5;
/** A part of a title is the page's name where the page says it so often, and more often than any other page [A]. */
const SUBJECT_USES = 3;

/**
 * Whether words are a page's name to the site, so that a sentence that only uses them may mean the page: by how many pages say
 * them, how many of those link there with them, and which page says them most.
 */
export function isName({ pages, said, linked, own, most }: NameUse, role: NameRole): boolean {
  const { kind, whole, lead, given, coined, words, shared } = role;
  if (kind === 'keyword') return true;
  const share = linked / Math.max(1, linked + said);
  if (linked > 1 && share >= HABIT_SHARE) return true;
  const isSaidBy = (part: number) => said > Math.max(FEW_PAGES, part * pages);
  if (isSaidBy(TOPIC_SHARE)) return false;
  const isShort = kind === 'acronym' || kind === 'slug';
  if (linked === 0 && !isShort && CLEAR * own < most) return false;
  if ((linked > 0 && share >= COMMON.linked) || (whole && coined)) return true;
  if (lead && own >= SUBJECT_USES && own >= DOMINANT * most) return true;
  if (shared && words === 1 && !given) return false;
  if (isSaidBy(COMMON.said) && own < DOMINANT * most) return false;
  if (kind === 'inbound' || kind === 'acronym' || kind === 'slug') return true;
  if (whole) return given || (words > 1 ? DOMINANT * own > most : own >= Math.max(most, SUBJECT_USES));
  if (!given) return own >= most;
  if (own < SUBJECT_USES) return false;
  if (lead) return DOMINANT * own > most;
  return linked > 0 ? own > most : own >= CLEAR * most;
}

/** What makes words a page's name whatever a sentence is about (see LINK_CUTS.firm). */
export type Firmness = 'habit' | 'whole' | 'lead';

/** So many pages link with words, of those that say them such a share: the site calls the page so [A]. */
const HABIT = { pages: 2, share: 0.2 } as const;

/**
 * Why words are a page's name however little their sentence says of it: the site links the page with them, they are all of a
 * name of several words that no page says more often, or what the page says the rest of its name of. Null where nothing does.
 */
export function firmnessOf({ said, linked, own, most }: NameUse, role: NameRole): Firmness | null {
  const { whole, lead, given, words } = role;
  if (linked >= HABIT.pages && linked >= HABIT.share * (linked + said)) return 'habit';
  // Twice is the heading alone.
  if (whole && words > 1 && own >= most && own >= (linked > 0 ? 1 : SUBJECT_USES)) return 'whole';
  return lead && given && own >= SUBJECT_USES && own > most ? 'lead' : null;
}

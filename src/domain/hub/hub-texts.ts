import type { ModelData } from '../model/source';
import { groupsToName, MAX_NAMED_GROUPS } from '../model/tasks/names';
import { pagesOfSubject } from '../model/tasks/subtopics';
import type { HubTextsKind } from '../../contracts/hub/hub-texts';
import { type HubGround, type HubTree, walkOf } from './hub-tree';
import { pageFactsOf } from './page-facts';

/** What a model is given to write on. */
export interface HubTextsGround {
  language: string;
  /** Of the pages, in the order of the data. */
  ids: string[];
  data: ModelData[];
}

/**
 * The pages of a hub that are searched most, each told by its keywords and not by its title or its place: what was answered
 * stays found when titles are accepted, and when pages are added or moved.
 */
export function pagesForModel(ground: HubGround, tree: HubTree, want: HubTextsKind): HubTextsGround {
  const pages = walkOf(tree)
    .order.filter(({ keywords }) => keywords.length > 0)
    .map(({ id, keywords: places }) => {
      const keywords = places.flatMap((place) => ground.keywords[place] ?? []);
      const texts = keywords.map(({ text }) => text);
      return { id, texts, volume: pageFactsOf(keywords).volume ?? keywords.length };
    })
    .toSorted((a, b) => b.volume - a.volume || (a.id < b.id ? -1 : 1))
    .slice(0, MAX_NAMED_GROUPS);
  const groups = pages.map(({ texts }) => texts);
  const ids = pages.map(({ id }) => id);
  const { language, seed } = ground;
  if (groups.length === 0) return { language, ids, data: [] };
  return { language, ids, data: want === 'titles' ? groupsToName(groups) : pagesOfSubject(seed, groups) };
}

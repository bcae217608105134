import { GRANULARITIES, type Granularity } from '../../contracts/keywords/grouping';
import { type HubJobResult } from '../../contracts/hub/hub';
import { groupKeywords } from '../keywords/group-keywords';
import { termsOfKeyword } from '../keywords/keyword-terms';
import { readKeywords } from '../keywords/read-keywords';
import { assignExisting } from './existing-pages';
import { type HubGround, type HubTree, type KnownPage, walkOf } from './hub-tree';
import { commonTermsOf, intentListsOf, intentTeller } from './keyword-intents';
import { plantTree } from './plant-tree';
import { holdsSeed } from './seed';

/** What a hub is made of. */
export interface HubTask {
  /** A csv or list of keywords. */
  file: Uint8Array;
  seed: string;
  /** ISO 639-1. */
  language: string;
  existing: KnownPage[];
}

export interface MadeHub {
  ground: HubGround;
  trees: Record<Granularity, HubTree>;
  result: HubJobResult;
}

/**
 * Reads a file of keywords and makes the trees of a hub, one for each granularity.
 * @param onRead told how many keywords there are, before they are grouped
 * @param onPlanted told after each tree
 * @throws KeywordFileError for what is no file of keywords
 */
export function makeHub(
  { file, seed, language, existing }: HubTask,
  { onRead, onPlanted }: { onRead?: (keywords: number) => void; onPlanted?: () => void } = {},
): MadeHub {
  const { keywords: read, total, delimiter } = readKeywords(file);
  onRead?.(read.length);
  const lists = intentListsOf(language);
  const intentOf = intentTeller(lists);
  const seedTerms = termsOfKeyword(seed, language);
  const placed = read.map(({ text, volume, difficulty, position, addresses }, place) => ({
    ...{ place, text, volume, difficulty, position, addresses },
    intent: intentOf(text),
    terms: termsOfKeyword(text, language),
  }));
  const common = commonTermsOf(lists, language);
  const { mode, groups } = groupKeywords(placed, common);
  const ground: HubGround = {
    ...{ seed, seedTerms, language, mode, total },
    seedFound: placed.some(({ terms }) => holdsSeed(terms, seedTerms)),
    keywords: placed.map(({ place: _place, addresses: _addresses, ...keyword }) => keyword),
    existing,
    ...(delimiter && { delimiter }),
  };
  const plant = (granularity: Granularity) => {
    const tree = assignExisting(ground, plantTree(ground, groups[granularity], common));
    onPlanted?.();
    return tree;
  };
  const trees = forEachGranularity(plant);
  return {
    ground,
    trees,
    result: {
      ...{ keywords: read.length, total, mode },
      pages: forEachGranularity((granularity) => walkOf(trees[granularity]).order.length),
      offTopic: forEachGranularity((granularity) => walkOf(trees[granularity]).off.length),
    },
  };
}

function forEachGranularity<Value>(make: (granularity: Granularity) => Value): Record<Granularity, Value> {
  const [broad, balanced, tight] = GRANULARITIES;
  return { broad: make(broad), balanced: make(balanced), tight: make(tight) };
}

import { GRANULARITIES, type Granularity } from '../../contracts/keywords/grouping';
import type { HubJobResult, MissingMeaning } from '../../contracts/hub/hub';
import { groupKeywords, textsToGroup } from '../keywords/group-keywords';
import { termsOfKeyword } from '../keywords/keyword-terms';
import { readKeywords } from '../keywords/read-keywords';
import type { TextVectors } from '../meaning/text-vectors';
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
  /** Of `textsOfHub`, centred; or why there are none, so that words decide. */
  meaning?: TextVectors | { missing: MissingMeaning };
}

export interface MadeHub {
  ground: HubGround;
  trees: Record<Granularity, HubTree>;
  result: HubJobResult;
}

/**
 * The texts of a file of keywords whose meaning decides on the pages of its hub, none where the results of a search do; and
 * how many keywords there are.
 * @throws KeywordFileError for what is no file of keywords
 */
export function textsOfHub(task: Pick<HubTask, 'file' | 'language'>): {
  texts: string[];
  keywords: number;
} {
  const { placed, common } = placedKeywords(task);
  return { texts: textsToGroup(placed, common), keywords: placed.length };
}

/**
 * Reads a file of keywords and makes the trees of a hub, one for each granularity.
 * @param onRead told how many keywords there are, before they are grouped
 * @param onPlanted told after each tree
 * @throws KeywordFileError for what is no file of keywords
 */
export function makeHub(
  task: HubTask,
  { onRead, onPlanted }: { onRead?: (keywords: number) => void; onPlanted?: () => void } = {},
): MadeHub {
  const { seed, language, existing, meaning } = task;
  const { placed, common, total, delimiter } = placedKeywords(task);
  onRead?.(placed.length);
  const seedTerms = termsOfKeyword(seed, language);
  const vectors = meaning && 'values' in meaning ? meaning : undefined;
  const { mode, groups } = groupKeywords(placed, common, vectors);
  const ground: HubGround = {
    ...{ seed, seedTerms, language, mode, total },
    ...(mode === 'terms' && meaning && 'missing' in meaning && { missing: meaning.missing }),
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
      ...{ keywords: placed.length, total, mode },
      pages: forEachGranularity((granularity) => walkOf(trees[granularity]).order.length),
      offTopic: forEachGranularity((granularity) => walkOf(trees[granularity]).off.length),
    },
  };
}

/** The keywords of a file with all that they are grouped by. */
function placedKeywords({ file, language }: Pick<HubTask, 'file' | 'language'>) {
  const { keywords, total, delimiter } = readKeywords(file);
  const lists = intentListsOf(language);
  const intentOf = intentTeller(lists);
  const placed = keywords.map(({ text, volume, difficulty, position, addresses }, place) => ({
    ...{ place, text, volume, difficulty, position, addresses },
    intent: intentOf(text),
    terms: termsOfKeyword(text, language),
  }));
  return { placed, common: commonTermsOf(lists, language), total, delimiter };
}

function forEachGranularity<Value>(make: (granularity: Granularity) => Value): Record<Granularity, Value> {
  const [broad, balanced, tight] = GRANULARITIES;
  return { broad: make(broad), balanced: make(balanced), tight: make(tight) };
}

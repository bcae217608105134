import { GRANULARITIES, type Granularity } from '../../contracts/keywords/grouping';
import type { HubJobResult, MissingMeaning } from '../../contracts/hub/hub';
import { ledOf, type LedKeywords } from '../keywords/cluster-by-meaning';
import { groupKeywords } from '../keywords/group-keywords';
import type { ClusteredKeyword } from '../keywords/cluster-keywords';
import { termsOfKeyword } from '../keywords/keyword-terms';
import { readKeywords } from '../keywords/read-keywords';
import type { TextVectors } from '../meaning/text-vectors';
import { assignExisting } from './existing-pages';
import { HubMeaning, textsBefore } from './hub-meaning';
import { type HubGround, type HubTree, type KnownPage, walkOf } from './hub-tree';
import { commonTermsOf, intentListsOf, intentTeller } from './keyword-intents';
import type { HubChoice } from './hub-choices';
import { plantTree } from './plant-tree';
import { foreignKeywords } from './hub-standings';
import { holdsSeed } from './seed';

/** What a hub is made of. */
export interface HubTask {
  /** A csv or list of keywords. */
  file: Uint8Array;
  seed: string;
  /** ISO 639-1. */
  language: string;
  existing: KnownPage[];
  /** Of what it is about, beside the seed: up to five of its owner's. */
  examples?: readonly string[];
  /** What its owner took in or out of earlier hubs of the same seed. */
  choices?: readonly HubChoice[];
  /** Of `textsOfHub`, centred; or why there are none, so that words decide. */
  meaning?: TextVectors | { missing: MissingMeaning };
}

export interface MadeHub {
  ground: HubGround;
  trees: Record<Granularity, HubTree>;
  result: HubJobResult;
}

/**
 * The texts whose meaning decides on the pages of a hub and on what is off topic; and how many keywords there are.
 * @throws KeywordFileError for what is no file of keywords
 */
export function textsOfHub(task: HubTask): { texts: string[]; keywords: number } {
  const { placed, common } = placedKeywords(task);
  const own = ledOf(placed, common).led.map(({ text }) => text);
  return {
    texts: [...textsBefore(task.seed, examplesOf(task), task.language), ...own],
    keywords: placed.length,
  };
}

/** The examples that are named, and what was taken in before; each once. */
function examplesOf({ examples = [], choices = [] }: Pick<HubTask, 'examples' | 'choices'>): string[] {
  const taken = choices.flatMap(({ text, isIn }) => (isIn ? [text] : []));
  return [...new Set([...examples, ...taken])];
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
  const understood = understoodOf(task, placed, common);
  const { mode, groups } = groupKeywords(placed, common, understood?.meaning.vectors, understood?.led);
  const ground: HubGround = {
    ...{ seed, seedTerms, language, mode, total },
    ...(mode === 'terms' && meaning && 'missing' in meaning && { missing: meaning.missing }),
    seedFound: placed.some(({ terms }) => holdsSeed(terms, seedTerms)),
    keywords: placed.map(({ place: _place, addresses: _addresses, ...keyword }) => keyword),
    existing,
    ...{ examples: examplesOf(task), votesByDemand: true },
    ...(delimiter && { delimiter }),
  };
  const { choices = [] } = task;
  const foreign =
    understood && foreignKeywords(understood.led.led, { ground, choices, meaning: understood.meaning });
  const how = { common, meaning: understood?.meaning, choices, foreign };
  const plant = (granularity: Granularity) => {
    const tree = assignExisting(ground, plantTree(ground, groups[granularity], how));
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

/** What the seed, the examples and the keywords mean, where it is known. */
function understoodOf<Keyword extends ClusteredKeyword>(
  { meaning, ...task }: HubTask,
  placed: readonly Keyword[],
  common: ReadonlySet<string>,
): { meaning: HubMeaning; led: LedKeywords<Keyword> } | undefined {
  if (!meaning || !('values' in meaning)) return undefined;
  const led = ledOf(placed, common);
  return {
    meaning: new HubMeaning(meaning, { count: examplesOf(task).length, language: task.language }, led),
    led,
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

import type { HubKeywordView, HubPageView, HubView } from '../../contracts/hub/hub';
import { byVolume } from '../keywords/cluster-keywords';
import {
  type HubGround,
  type HubKeyword,
  type HubNode,
  type HubTree,
  ROOT,
  walkOf,
  type Walk,
} from './hub-tree';
import { linkPlanOf } from './link-plan';
import { priorityOf } from '../keywords/priority';
import { pageFactsOf } from './page-facts';
import { PILLAR_CHILDREN } from './plant-tree';
import { uniqueSlugs } from './slug';
import { casingOf } from './title-casing';
import { kindOf, suggestedTitleOf, titlePatternOf, wordRangeOf } from './title-patterns';

/** A hub as it is shown and exported. */
export type HubContent = Omit<HubView, 'id' | 'granularity' | 'version'>;

/** What is worked out of a tree: each page with what is told of it, and the links between them. */
export function hubViewOf(ground: HubGround, tree: HubTree): HubContent {
  const walk = walkOf(tree);
  const { seed, language, mode, missing, total, seedFound, keywords, existing, examples } = ground;
  return {
    ...{ seed, language, mode, total, seedFound },
    ...(missing && { missing }),
    ...(examples && { examples }),
    keywords: keywords.length,
    pages: pagesOf(ground, walk),
    links: linkPlanOf(ground, walk),
    existing: existing.map(({ address, title, h1 }) => ({ address, title: title || h1 })),
  };
}

/** The keywords of a page, those that are searched most first. */
export function keywordsOfPage(ground: HubGround, tree: HubTree, id: string): HubKeywordView[] | undefined {
  const node = tree.nodes.find((one) => one.id === id);
  return (
    node &&
    membersOf(ground, node)
      .toSorted(byVolume)
      .map(({ terms: _terms, ...keyword }) => keyword)
  );
}

function pagesOf(ground: HubGround, walk: Walk): HubPageView[] {
  const nodes = [...walk.order, ...walk.off];
  const slugs = uniqueSlugs(
    nodes.map(({ title }) => title),
    ground.language,
  );
  const facts = nodes.map((node) => pageFactsOf(membersOf(ground, node), ground.votesByDemand));
  const casing = ground.votesByDemand && casingOf(ground);
  const most = facts.reduce((highest, { volume }) => Math.max(highest, volume ?? 0), 0);
  return nodes.map((node, place) => {
    const own = facts[place] ?? pageFactsOf([]);
    const isOff = node.parent === null && node.id !== ROOT;
    const pillar = node.id === ROOT || walk.childrenOf(node.id).length >= PILLAR_CHILDREN;
    const kind = kindOf(own.intent, pillar);
    return {
      ...{ id: node.id, parent: node.parent, title: node.title, address: node.address, pillar },
      kind: node.id === ROOT ? 'root' : isOff ? 'off' : 'page',
      ...(node.unsorted && { unsorted: true }),
      depth: walk.depthOf(node.id),
      keywords: node.keywords.length,
      ...{ intent: own.intent, volume: own.volume, difficulty: own.difficulty },
      priority: priorityOf({ ...own, coverage: node.address === null ? 'gap' : 'covered' }, most),
      slug: slugs[place] ?? '',
      titlePattern: casing
        ? suggestedTitleOf(casing(node.title), kind, ground.language)
        : titlePatternOf(node.title, kind, ground.language),
      words: wordRangeOf(kind),
    };
  });
}

function membersOf({ keywords }: HubGround, node: HubNode): HubKeyword[] {
  return node.keywords.flatMap((place) => keywords[place] ?? []);
}

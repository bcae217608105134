import type { ExistingPage } from '../../contracts/hub/hub';
import { normaliseAddress } from '../crawl/address';
import { termsOfKeyword } from '../keywords/keyword-terms';
import { COVERED, FIELD_WEIGHTS, pathWordsOf, siteTermsOf } from '../keywords/page-terms';
import { VectorIndex } from '../keywords/term-vectors';
import type { HubGround, HubTree, KnownPage } from './hub-tree';
import { TermSpace } from './term-space';

/** Pages as a hub keeps them: each address once, links among each other. */
export function knownPages(pages: readonly ExistingPage[]): KnownPage[] {
  const places = new Map<string, number>();
  const kept: ExistingPage[] = [];
  for (const page of pages) {
    const address = normaliseAddress(page.address);
    if (address === null || places.has(address)) continue;
    places.set(address, kept.length);
    kept.push({ ...page, address });
  }
  return kept.map(({ address, title, h1, links }) => ({
    ...{ address, title, h1 },
    links: [...new Set(links.flatMap((link) => places.get(normaliseAddress(link, address) ?? '') ?? []))],
  }));
}

/**
 * Gives each page of the tree the one that is there already: the most alike by title and address, from a cosine of 0.35, each
 * once; of equals the first address.
 */
export function assignExisting(ground: HubGround, tree: HubTree): HubTree {
  if (ground.existing.length === 0) return tree;
  const space = new TermSpace(ground.keywords);
  const texts = ground.existing.map((page) => termCountsOf(page, ground.language));
  const site = siteTermsOf(texts.map(({ title }) => title));
  for (const { terms } of ground.keywords) for (const term of terms) site.delete(term);
  const index = new VectorIndex(space.size, tree.nodes.length);
  for (const { keywords, title } of tree.nodes) {
    const members = keywords.flatMap((place) => ground.keywords[place] ?? []);
    const own = { terms: termsOfKeyword(title, ground.language) };
    index.add(space.centroidOf(members.length > 0 ? members : [own]));
  }
  const found: { node: number; page: number; cosine: number }[] = [];
  texts.forEach(({ counts }, page) => {
    const kept = [...counts].filter(([term]) => !site.has(term));
    index.eachLike(space.vectorOf(kept), (node, cosine) => {
      if (cosine >= COVERED) found.push({ node, page, cosine });
    });
  });
  const addressOf = (page: number) => ground.existing[page]?.address ?? '';
  found.sort(
    (a, b) => b.cosine - a.cosine || a.node - b.node || (addressOf(a.page) < addressOf(b.page) ? -1 : 1),
  );
  const addresses = new Map<number, string>();
  const used = new Set<number>();
  for (const { node, page } of found) {
    if (addresses.has(node) || used.has(page)) continue;
    addresses.set(node, addressOf(page));
    used.add(page);
  }
  const nodes = tree.nodes.map((node, place) => ({ ...node, address: addresses.get(place) ?? null }));
  return { ...tree, nodes };
}

function termCountsOf({ title, h1, address }: KnownPage, language: string) {
  const counts = new Map<string, number>();
  const add = (terms: readonly string[], weight: number) => {
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + weight);
  };
  const titleTerms = termsOfKeyword(title, language);
  add(titleTerms, FIELD_WEIGHTS.title);
  add(termsOfKeyword(h1, language), FIELD_WEIGHTS.h1);
  add(termsOfKeyword(pathWordsOf(address), language), FIELD_WEIGHTS.address);
  return { counts, title: titleTerms };
}

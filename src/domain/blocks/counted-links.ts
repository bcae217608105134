import type { Block } from '../../contracts/blocks/blocks';
import type { BlockLink } from '../../contracts/clicks/clicks';
import { isAmazon } from '../products/shops';
import { blockMarkup } from './blocks';
import { plainText } from './html';
import { safeLink } from './links';

/** Texts are escaped, so that neither `>` nor a quotation mark stands inside of an attribute. */
const ANCHOR = /<a ([^>]*)>(.*?)<\/a>/g;
const HREF = /(?:^| )href="([^"]*)"/;
const ALT = / alt="([^"]*)"/;

/**
 * The links that a block shows, each target once, in the order of the page: those that can be counted, and those that stay
 * direct because they are Amazon's, whose programme forbids cloaking.
 */
export function blockLinks(block: Block): { counted: BlockLink[]; direct: BlockLink[] } {
  const products = productsByTarget(block.config);
  const links = new Map<string, BlockLink>();
  for (const [, attributes = '', content = ''] of blockMarkup(block).matchAll(ANCHOR)) {
    const target = plainText(HREF.exec(attributes)?.[1] ?? '');
    if (!target || links.has(target)) continue;
    links.set(target, { target, ...seenOf(content), products: products.get(target) ?? [] });
  }
  const all = [...links.values()];
  return {
    counted: all.filter(({ target }) => !isAmazon(target)),
    direct: all.filter(({ target }) => isAmazon(target)),
  };
}

function seenOf(content: string): Pick<BlockLink, 'kind' | 'label'> {
  const [, alt] = ALT.exec(content) ?? [];
  if (alt !== undefined) return { kind: 'picture', label: plainText(alt) };
  return { kind: 'button', label: plainText(content.replace(/<[^>]*>/g, '')) };
}

/** The ids of the products in whose part of the config each address stands. */
function productsByTarget(config: object): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const visit = (value: unknown, product: string | undefined): void => {
    if (typeof value === 'string') {
      const target = product && safeLink(value);
      if (!target) return;
      const known = found.get(target) ?? [];
      if (!known.includes(product)) found.set(target, [...known, product]);
    } else if (typeof value === 'object' && value !== null) {
      const { productId } = value as { productId?: unknown };
      const own = typeof productId === 'string' && productId ? productId : product;
      for (const part of Object.values(value)) visit(part, own);
    }
  };
  visit(config, undefined);
  return found;
}

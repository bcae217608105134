import type { Block } from '@contracts/blocks/blocks';
import { blockMarkup } from '@domain/blocks/blocks';
import { onePaste } from '@domain/blocks/one-paste';
import { makeLinks, readBlock } from './savedBlockApi';
import { loadStylesheet } from './stylesheets';

/** What is pasted into a page for a saved block as it is kept, with the links that count where it counts clicks. */
export async function pasteOf(id: string): Promise<string> {
  const saved = await readBlock(id);
  const [css, counted] = await Promise.all([
    loadStylesheet(saved.variant),
    saved.countClicks ? makeLinks(id) : undefined,
  ]);
  return onePaste(blockMarkup(saved as Block, counted && { links: counted.links }), css);
}

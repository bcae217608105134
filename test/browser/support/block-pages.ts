import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Block, BlockVariant } from '../../../src/contracts/blocks/blocks';
import { blockMarkup } from '../../../src/domain/blocks/blocks';
import { blockStylesheet, stylesheetParts } from '../../../src/domain/blocks/stylesheet';

const BLOCKS = join(__dirname, '../../../src/domain/blocks');
const read = (path: string) => readFileSync(join(BLOCKS, path), 'utf8');

/** What Copy CSS gives. */
export function stylesheetOf(variant: BlockVariant): string {
  return blockStylesheet(...stylesheetParts(variant).map(read));
}

/** A publisher's page with the given stylesheets, in their order. */
export function publisherPage({
  css = [],
  body,
  dir = 'ltr',
}: {
  css?: string[];
  body: string;
  dir?: string;
}) {
  const sheets = css.map((sheet) => `<style>${sheet}</style>`).join('');
  return `<!doctype html><html lang="en" dir="${dir}"><head><title>Review</title>${sheets}</head><body>${body}</body></html>`;
}

/** A block between a heading and a text, as in an article. */
export function article(block: Block, dir?: string): string {
  const body = `<main style="margin: 0 8px"><h1>Review</h1>${blockMarkup(block)}<p>The end.</p></main>`;
  return publisherPage({ css: ['body { margin: 0 }', stylesheetOf(block.variant)], body, dir });
}

/** The blocks below each other, each in a place that says its style, with the stylesheets of all. */
export function articleOfAll(blocks: readonly Block[], dir?: string): string {
  const places = blocks.map((block) => inPlace(block.variant, blockMarkup(block))).join('');
  const body = `<main style="margin: 0 8px"><h1>Review</h1>${places}<p>The end.</p></main>`;
  const sheets = blocks.map(({ variant }) => stylesheetOf(variant));
  return publisherPage({ css: ['body { margin: 0 }', ...sheets], body, dir });
}

/** What holds the block of a style, by which a failure names it. */
export function inPlace(variant: BlockVariant, html: string, style = ''): string {
  return `<div class="content" data-style="${variant}" style="${style}">${html}</div>`;
}

import type { Page } from '@playwright/test';
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

/** In what the elements that the selector finds differ between two pages, by all that a browser computes for them. */
export async function styleDifferences(
  page: Page,
  selector: string,
  pages: [string, string],
): Promise<string[]> {
  await page.setContent('<title>Two pages</title>');
  return page.evaluate(differences, { selector, pages });
}

/** Runs in the browser: both pages are loaded into frames of the same size. */
async function differences({ selector, pages }: { selector: string; pages: string[] }): Promise<string[]> {
  const PSEUDO = ['', '::before', '::after', '::marker', '::first-letter', '::first-line'];
  const load = (html: string) =>
    new Promise<Window>((resolve) => {
      const frame = document.createElement('iframe');
      frame.width = '1000';
      frame.height = '2000';
      frame.srcdoc = html;
      frame.onload = () => resolve(frame.contentWindow as Window);
      document.body.append(frame);
    });
  const looks = (window: Window) =>
    [...window.document.querySelectorAll(selector)].flatMap((element) =>
      PSEUDO.map((pseudo) => {
        const style = window.getComputedStyle(element, pseudo);
        const name = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}${pseudo}`;
        return { name, style, isThere: isThere(pseudo, style, window.getComputedStyle(element)) };
      }),
    );
  // To compare what neither page shows would take half of the time.
  const isThere = (pseudo: string, { content }: CSSStyleDeclaration, { display }: CSSStyleDeclaration) => {
    if (pseudo === '::marker') return display === 'list-item';
    return !['::before', '::after'].includes(pseudo) || !['none', 'normal'].includes(content);
  };
  const [one = [], other = []] = (await Promise.all(pages.map(load))).map(looks);
  if (one.length === 0 || one.length !== other.length) return [`${one.length} and ${other.length} elements`];
  return one.flatMap(({ name, style, isThere }, i) => {
    if (!isThere && !other[i]?.isThere) return [];
    // All properties in one text: to ask for each takes ten times as long.
    if (style.cssText !== '' && style.cssText === other[i]?.style.cssText) return [];
    return [...style].flatMap((property) => {
      const [mine, theirs] = [style, other[i]?.style].map((each) => each?.getPropertyValue(property));
      return mine === theirs ? [] : [`${name} ${property}: ${mine ?? ''} became ${theirs ?? ''}`];
    });
  });
}

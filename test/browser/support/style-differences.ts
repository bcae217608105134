import type { Page } from '@playwright/test';

/** All that a browser computes for an element or a part of it, one property a line; empty where nothing shows. */
interface Look {
  of: string;
  lines: string;
}

/**
 * In what the elements that the selector finds look other than in the reference, each told with its page and its block.
 * Several pages are looked at one after the other, as if they were one.
 */
export async function styleDifferences(
  page: Page,
  selector: string,
  reference: string[],
  others: Record<string, string[]>,
): Promise<string[]> {
  await page.setContent('<title>Pages</title>');
  const first = await page.evaluateHandle(looksOf, { selector, pages: reference });
  const found: string[] = [];
  for (const [name, pages] of Object.entries(others)) {
    const second = await page.evaluateHandle(looksOf, { selector, pages });
    const differences = await page.evaluate(differ, { first, second });
    found.push(...differences.map((difference) => `${name}: ${difference}`));
  }
  return found;
}

/** Runs in the browser: the pages are loaded into frames of the same size. */
async function looksOf({ selector, pages }: { selector: string; pages: string[] }): Promise<Look[]> {
  const PSEUDO = ['', '::before', '::after', '::marker', '::first-letter', '::first-line'];
  // Those of a writing direction name the same edges and sizes anew.
  const properties = [...getComputedStyle(document.body)].filter(
    (name) => !/(^|-)(block|inline)(-|$)/.test(name),
  );
  const load = (html: string) =>
    new Promise<HTMLIFrameElement>((resolve) => {
      const frame = document.createElement('iframe');
      frame.width = '1000';
      frame.height = '2000';
      frame.srcdoc = html;
      frame.onload = () => resolve(frame);
      document.body.append(frame);
    });
  // To look at what no page shows would take half of the time.
  const shows = (pseudo: string, { content }: CSSStyleDeclaration, { display }: CSSStyleDeclaration) => {
    if (pseudo === '::marker') return display === 'list-item';
    if (pseudo.startsWith('::first')) return /block|list-item|table-c|flow-root/.test(display);
    return pseudo === '' || !['none', 'normal'].includes(content);
  };
  const looks = (window: Window) =>
    [...window.document.querySelectorAll(selector)].flatMap((element) => {
      const block = element.closest('.cohort-block');
      const names = [block, element].map((each) => each?.getAttribute('class') ?? '');
      const own = window.getComputedStyle(element);
      return PSEUDO.map((pseudo) => {
        const style = window.getComputedStyle(element, pseudo);
        const shown = shows(pseudo, style, own) ? properties : [];
        const lines = shown.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('\n');
        return { of: `${names.join(' / ')} ${element.tagName}${pseudo}`, lines };
      });
    });
  const frames = await Promise.all(pages.map(load));
  const all = frames.flatMap(({ contentWindow }) => looks(contentWindow as Window));
  for (const frame of frames) frame.remove();
  return all;
}

/** Runs in the browser. */
function differ({ first, second }: { first: Look[]; second: Look[] }): string[] {
  if (first.length === 0 || first.length !== second.length)
    return [`${first.length} became ${second.length} elements`];
  return first.flatMap(({ of, lines }, i) => {
    const theirs = second[i]?.lines ?? '';
    if (lines === theirs) return [];
    const [before, after] = [lines.split('\n'), theirs.split('\n')];
    return (lines ? before : after).flatMap((_, at) =>
      before[at] === after[at] ? [] : [`${of} ${before[at] ?? ''} became ${after[at] ?? ''}`],
    );
  });
}

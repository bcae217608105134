import type { Page } from '@playwright/test';
import { autop } from '@wordpress/autop';
import {
  ALL_BLOCK_VARIANTS,
  type Block,
  BLOCK_VARIANTS,
  type BlockVariant,
} from '../../src/contracts/blocks/blocks';
import { blockMarkup } from '../../src/domain/blocks/blocks';
import { onePaste } from '../../src/domain/blocks/one-paste';
import { everythingOn, filledBlock, HOSTILE_TEXTS, presetBlock } from '../support/blocks';
import { expectAccessibleAsItIs } from './support/accessibility';
import { article, publisherPage, styleDifferences, stylesheetOf } from './support/block-pages';
import { expect, test } from './support/test';
import { themedArticle, THEMES } from './support/themes';

/** Every block in pages of publishers: narrow, right to left, with styles of their own. */

const WIDTHS = [280, 320, 360, 660, 860, 861, 1280];
const LONG_WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const LONG_WORDS = [LONG_WORD, `${LONG_WORD}${LONG_WORD}`, `${LONG_WORD} ${LONG_WORD}`];

/** Styles as they are found in themes, and worse. */
const HOSTILE_PAGE = `
  html { font-size: 31px; }
  body { margin: 0; color: blue; cursor: crosshair; font: italic 900 27px/3 Georgia, serif; letter-spacing: 5px;
    list-style: square inside; text-align: right; text-indent: 30px; text-shadow: 1px 1px red;
    text-transform: uppercase; white-space: nowrap; word-spacing: 9px; }
  * { float: left; box-sizing: content-box; min-width: 50px; max-width: 60px; margin: 9px; padding: 7px;
    border: 3px dashed lime; background: yellow; color: red; font: bold 22px/2.5 monospace; opacity: 0.5;
    transform: rotate(3deg); }
  a, dd, dt, li, p, span { text-decoration: underline wavy; }
  *::before { content: '»'; color: red; }
  *::after { content: '«'; display: block; margin: 9px; }
  p::first-letter { float: left; font-size: 80px; }
  p::first-line { color: orange; }
  li::marker { content: '→'; color: red; }
  div { display: inline; }
  ul, ol { margin: 2em; list-style: disc inside; }
  li { display: list-item; margin-bottom: 2em; }
  a, a:link { border-bottom: 2px solid red; color: orange; font-weight: 100; }
  img { width: 10px; height: 300px; border-radius: 50%; filter: grayscale(1); }
  h1, h2, p { margin: 3em; color: red; font-size: 40px; }
  dl { display: table; } dt { float: right; width: 30%; } dd { margin-left: 80px; }
  button, span { display: block; background: red; }
  svg { width: 300px; height: 300px; fill: red; } svg * { stroke: red; fill: red; display: none; }
  .content a { color: orange; } .content ul li { padding: 30px; } .content p { color: red; } .content > div { float: right; }
`;
/** As wide in a hostile page as in a clean one; what is inherited comes through. */
const COLUMN = [
  'display: block',
  'position: absolute',
  'inset: 0 auto auto 0',
  'float: none',
  'width: 720px',
  'min-width: 0',
  'max-width: none',
  'margin: 0',
  'padding: 0',
  'border: 0',
  'transform: none',
]
  .map((line) => `${line} !important;`)
  .join(' ');
const HOST_ELEMENTS = `
  <div class="host"><h2>Heading</h2><p>Text with a <a href="#x">link</a></p><ul><li>Item</li></ul>
  <dl><dt>Key</dt><dd>Value</dd></dl><table><tr><td>Cell</td></tr></table><button>Button</button>
  <img alt="" src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA="><svg><line x1="0" y1="0" x2="9" y2="9"/></svg>
  <p class="cohort-title">Title</p><div class="cohort-side"><a class="cohort-button" href="#y">Buy</a></div></div>
`;

function inColumn(html: string): string {
  return `<div class="content" style="${COLUMN}">${html}</div>`;
}

/** All that a block may show, with two entries of each list. */
function briefBlock(variant: BlockVariant): Block {
  const brief = (_: string, value: unknown) =>
    Array.isArray(value) && value.length > 3 ? (value.slice(0, 2) as unknown[]) : value;
  return JSON.parse(JSON.stringify(everythingOn(variant, 'dark')), brief) as Block;
}

/**
 * Elements that stick out of the block sideways or hold more than they are wide, and how far the page does. What readers can
 * scroll, by keyboard too, may hold more.
 */
function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const block = document.querySelector('.cohort-block');
    const frame = block?.getBoundingClientRect() ?? new DOMRect();
    const isScrolled = (element: Element | null | undefined) =>
      element?.getAttribute('tabindex') === '0' && getComputedStyle(element).overflowX === 'auto';
    const outside = [...(block?.querySelectorAll('*:not(.cohort-hidden)') ?? [])].filter((element) => {
      if (isScrolled(element.parentElement?.closest('[tabindex]'))) return false;
      const { left, right, width } = element.getBoundingClientRect();
      if (width > 0 && (left < frame.left - 1 || right > frame.right + 1)) return true;
      return !isScrolled(element) && element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1;
    });
    const wider = document.documentElement.scrollWidth - window.innerWidth;
    return [
      ...outside.map((element) => `${element.tagName}.${element.getAttribute('class') ?? ''}`),
      ...(wider > 0 ? [`page wider by ${wider}`] : []),
      ...(frame.width > 0 ? [] : ['no block']),
    ];
  });
}

/**
 * What can be pressed or is chosen, and is told by its ground alone: readers with colours of their own see no ground, and every
 * edge, in whichever colour.
 */
function withoutEdges(page: Page): Promise<string[]> {
  return page.locator('.cohort-button, .cohort-radio:checked + *').evaluateAll((controls) =>
    controls
      .filter((control) => {
        const { borderTopStyle, borderTopWidth, outlineStyle } = getComputedStyle(control);
        const hasBorder = borderTopStyle !== 'none' && borderTopWidth !== '0px';
        // Choices have a border whether chosen or not.
        return outlineStyle === 'none' && !(hasBorder && control.matches('.cohort-button'));
      })
      .map(({ textContent }) => textContent),
  );
}

const thatLoseGrounds = (elements: Element[]) =>
  elements
    .filter((element) => getComputedStyle(element).printColorAdjust !== 'exact')
    .map(({ className }) => className);

for (const variant of BLOCK_VARIANTS['pros-and-cons-generator']) {
  test(`${variant} is one column under 860 px`, async ({ page }) => {
    await page.setContent(article(presetBlock(variant)));
    for (const [width, columns] of [
      [859, 1],
      [860, 2],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const tops = await page
        .locator('.cohort-side')
        .evaluateAll((sides) => sides.map((side) => side.getBoundingClientRect().top));
      expect(new Set(tops).size, `rows at ${width} px`).toBe(3 - columns);
    }
  });
}

test('all blocks, each in one paste through WordPress, keep their look under the rules of common themes', async ({
  page,
}) => {
  const blocks = ALL_BLOCK_VARIANTS.map((variant) => ({
    html: blockMarkup(briefBlock(variant)),
    css: stylesheetOf(variant),
  }));
  const pastes = blocks.map(({ html, css }) => autop(onePaste(html, css)));
  const clean = publisherPage({
    css: blocks.map(({ css }) => css),
    body: themedArticle(blocks.map(({ html }) => html).join('')),
  });
  const themed = publisherPage({ css: Object.values(THEMES), body: themedArticle(pastes.join('')) });
  expect(await styleDifferences(page, '.cohort-block, .cohort-block *', [clean, themed])).toEqual([]);
});

for (const variant of ALL_BLOCK_VARIANTS) {
  test.describe(variant, () => {
    const block = presetBlock(variant);
    const full = everythingOn(variant, 'auto');
    const html = blockMarkup(full);
    const css = stylesheetOf(variant);

    test('has no accessibility violation', async ({ page }) => {
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.setContent(article(block));
        await expectAccessibleAsItIs(page);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await page.setContent(article(full));
          await expectAccessibleAsItIs(page);
        }
      }
    });

    test('is read in colours of the reader’s own, and on paper', async ({ page }) => {
      await page.setViewportSize({ width: 860, height: 800 });
      await page.setContent(article(full));
      await page.emulateMedia({ forcedColors: 'active' });
      expect(await withoutEdges(page)).toEqual([]);
      await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light', media: 'print' });
      await expectAccessibleAsItIs(page);
      // Browsers print no grounds else, and light texts are to be read on theirs.
      expect(await page.locator('.cohort-block :is(p, a, span)').evaluateAll(thatLoseGrounds)).toEqual([]);
    });

    test('fits every width, in both directions, with words of any length', async ({ page }) => {
      for (const dir of ['ltr', 'rtl']) {
        for (const content of [
          block,
          full,
          filledBlock(variant, LONG_WORDS, { textsOnly: true, of: full }),
        ]) {
          await page.setContent(article(content, dir));
          for (const width of WIDTHS) {
            await page.setViewportSize({ width, height: 800 });
            expect(await overflow(page), `${dir} at ${width} px`).toEqual([]);
          }
        }
      }
    });

    test('keeps its look in a page with hostile styles', async ({ page }) => {
      const body = inColumn(html);
      const clean = publisherPage({ css: ['body { margin: 0 }', css], body });
      for (const sheets of [
        [HOSTILE_PAGE, css],
        [css, HOSTILE_PAGE],
      ]) {
        const hostile = publisherPage({ css: sheets, body });
        expect(await styleDifferences(page, '.cohort-block, .cohort-block *', [clean, hostile])).toEqual([]);
      }
    });

    test('keeps its look beside the other blocks', async ({ page }) => {
      const body = inColumn(html);
      const alone = publisherPage({ css: [css], body });
      const sheets = ALL_BLOCK_VARIANTS.map(stylesheetOf);
      for (const all of [[css, ...sheets], sheets.toReversed()]) {
        const together = publisherPage({ css: all, body });
        expect(await styleDifferences(page, '.cohort-block, .cohort-block *', [alone, together])).toEqual([]);
      }
    });

    test('leaves the page around it as it was', async ({ page }) => {
      const theme =
        'html, body { height: 2000px } a { color: green } .host p { margin: 7px } li { list-style: square }';
      const before = publisherPage({ css: [theme], body: HOST_ELEMENTS });
      const after = publisherPage({ css: [theme, css], body: HOST_ELEMENTS + html });
      expect(await styleDifferences(page, 'html, body, .host, .host *', [before, after])).toEqual([]);
    });

    test('holds no script, handler or unsafe address, whatever its texts', async ({ page }) => {
      // What is loaded at once would be asked for.
      const lazy = { ...full, config: { ...full.config, atTop: false } } as Block;
      const blocks = HOSTILE_TEXTS.map((text) => blockMarkup(filledBlock(variant, [text], { of: lazy })));
      await page.setContent(publisherPage({ css: [css], body: blocks.join('') }));
      await expect(page.locator('body > .cohort-block')).toHaveCount(HOSTILE_TEXTS.length);
      const unsafe = await page.evaluate(() =>
        [...document.body.querySelectorAll('*')].flatMap((element) => [
          ...(/^(script|style|iframe|object|embed|base|meta|form|h1)$/i.test(element.tagName)
            ? [element.tagName]
            : []),
          ...element.getAttributeNames().filter((name) => name.startsWith('on')),
          ...['href', 'src'].filter((name) =>
            /^(?!https?:|data:image\/)./i.test(element.getAttribute(name) ?? ''),
          ),
        ]),
      );
      expect(unsafe).toEqual([]);
    });
  });
}

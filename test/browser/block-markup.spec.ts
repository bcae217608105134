import type { Page } from '@playwright/test';
import { autop } from '@wordpress/autop';
import type { BlockScheme } from '../../src/contracts/blocks/block-parts';
import { ALL_BLOCK_VARIANTS, type Block, type BlockVariant } from '../../src/contracts/blocks/blocks';
import { blockMarkup } from '../../src/domain/blocks/blocks';
import { onePaste } from '../../src/domain/blocks/one-paste';
import { everythingOn, filledBlock, HOSTILE_TEXTS, presetBlock } from '../support/blocks';
import { expectAccessibleAsItIs } from './support/accessibility';
import { articleOfAll, inPlace, publisherPage, stylesheetOf } from './support/block-pages';
import { styleDifferences } from './support/style-differences';
import { expect, test } from './support/test';
import { themedArticle, THEMES } from './support/themes';

/**
 * Every style of block in pages of publishers: narrow, right to left, with styles of their own. One page holds all styles,
 * each in a place by which a failure names it: to load a page for each took most of the time.
 */

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

/** All that a block may show, with two entries of each list. */
function briefBlock(variant: BlockVariant, scheme: BlockScheme): Block {
  const brief = (_: string, value: unknown) =>
    Array.isArray(value) && value.length > 3 ? (value.slice(0, 2) as unknown[]) : value;
  return JSON.parse(JSON.stringify(everythingOn(variant, scheme)), brief) as Block;
}

/**
 * Elements that stick out of a block sideways or hold more than they are wide, and how far places and the page do. What
 * readers can scroll, by keyboard too, may hold more.
 */
function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isScrolled = (element: Element | null | undefined) =>
      element?.getAttribute('tabindex') === '0' && getComputedStyle(element).overflowX === 'auto';
    const outside = (block: Element) => {
      const frame = block.getBoundingClientRect();
      if (frame.width === 0) return [block];
      return [...block.querySelectorAll('*:not(.cohort-hidden)')].filter((element) => {
        if (isScrolled(element.parentElement?.closest('[tabindex]'))) return false;
        const { left, right, width } = element.getBoundingClientRect();
        if (width > 0 && (left < frame.left - 1 || right > frame.right + 1)) return true;
        return (
          !isScrolled(element) && element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1
        );
      });
    };
    const places = [...document.querySelectorAll('[data-style]')].flatMap((place) => {
      const wider = place.scrollWidth - place.clientWidth;
      return [...place.querySelectorAll('.cohort-block')]
        .flatMap(outside)
        .map((element) => `${element.tagName}.${element.getAttribute('class') ?? ''}`)
        .concat(wider > 0 ? [`wider by ${wider}`] : [])
        .map((what) => `${place.getAttribute('data-style')}: ${what}`);
    });
    const wider = document.documentElement.scrollWidth - window.innerWidth;
    return [...places, ...(wider > 0 ? [`page wider by ${wider}`] : [])];
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
      .map(
        (control) => `${control.closest('[data-style]')?.getAttribute('data-style')}: ${control.textContent}`,
      ),
  );
}

/** Browsers print no grounds else, and light texts are to be read on theirs. */
function losingGrounds(page: Page): Promise<string[]> {
  return page
    .locator('.cohort-block :is(p, a, span)')
    .evaluateAll((elements) =>
      elements
        .filter((element) => getComputedStyle(element).printColorAdjust !== 'exact')
        .map(
          (element) =>
            `${element.closest('[data-style]')?.getAttribute('data-style')}: ${element.getAttribute('class')}`,
        ),
    );
}

/** Elements, handlers and addresses that run or load something, and what is left of a block that was broken. */
function unsafeParts(page: Page, blocks: string[]): Promise<string[]> {
  return page.evaluate((all) => {
    const BANNED = /^(script|style|iframe|object|embed|base|meta|form|h1)$/i;
    const unsafe = (element: Element) => [
      ...(BANNED.test(element.tagName) ? [element.tagName] : []),
      ...element.getAttributeNames().filter((name) => name.startsWith('on')),
      ...['href', 'src'].filter((name) =>
        /^(?!https?:|data:image\/)./i.test(element.getAttribute(name) ?? ''),
      ),
    ];
    return all.flatMap((html) => {
      const { body } = new DOMParser().parseFromString(html, 'text/html');
      const [block] = body.children;
      const isWhole = body.childNodes.length === 1 && block?.matches('.cohort-block');
      const found = [...body.querySelectorAll('*')].flatMap(unsafe);
      return [...(isWhole ? [] : ['no whole block']), ...found].map((what) => `${block?.className}: ${what}`);
    });
  }, blocks);
}

const PRESETS = ALL_BLOCK_VARIANTS.map(presetBlock);
const FULL = ALL_BLOCK_VARIANTS.map((variant) => everythingOn(variant, 'auto'));
const BRIEF = ALL_BLOCK_VARIANTS.map((variant) => briefBlock(variant, 'auto'));
const IN_BLOCKS = '.cohort-block, .cohort-block *';

test.describe('the blocks of all styles', { tag: '@all' }, () => {
  for (const width of [360, 1280]) {
    test(`have no accessibility violation at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.setContent(articleOfAll(PRESETS));
      await expectAccessibleAsItIs(page);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.setContent(articleOfAll(BRIEF));
        await expectAccessibleAsItIs(page);
      }
    });
  }

  test('are read in colors of the reader’s own, and on paper', async ({ page }) => {
    await page.setViewportSize({ width: 860, height: 800 });
    await page.setContent(articleOfAll(BRIEF));
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await withoutEdges(page)).toEqual([]);
    await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light', media: 'print' });
    await expectAccessibleAsItIs(page);
    expect(await losingGrounds(page)).toEqual([]);
  });

  for (const dir of ['ltr', 'rtl']) {
    test(`fit every width, ${dir}, with words of any length`, async ({ page }) => {
      const long = FULL.map((of) => filledBlock(of.variant, LONG_WORDS, { textsOnly: true, of }));
      for (const blocks of [PRESETS, FULL, long]) {
        await page.setContent(articleOfAll(blocks, dir));
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 });
          expect(await overflow(page), `at ${width} px`).toEqual([]);
        }
      }
    });
  }

  test('keep their look beside each other, and in a page with hostile styles', async ({ page }) => {
    const columns = BRIEF.map((block) => inPlace(block.variant, blockMarkup(block), COLUMN));
    const sheets = ALL_BLOCK_VARIANTS.map(stylesheetOf);
    const alone = columns.map((body, i) => publisherPage({ css: sheets.slice(i, i + 1), body }));
    const together = (...css: string[]) => [publisherPage({ css, body: columns.join('') })];
    const differences = await styleDifferences(page, IN_BLOCKS, alone, {
      'beside each other': together(...sheets),
      'with the stylesheets the other way round': together(...sheets.toReversed()),
      'after hostile styles': together(HOSTILE_PAGE, ...sheets),
      'before hostile styles': together(...sheets, HOSTILE_PAGE),
    });
    expect(differences).toEqual([]);
  });

  test('keep their look under the rules of common themes, each in one paste through WordPress', async ({
    page,
  }) => {
    const blocks = ALL_BLOCK_VARIANTS.map((variant) => ({
      html: blockMarkup(briefBlock(variant, 'dark')),
      css: stylesheetOf(variant),
    }));
    const pastes = blocks.map(({ html, css }) => autop(onePaste(html, css)));
    const clean = publisherPage({
      css: blocks.map(({ css }) => css),
      body: themedArticle(blocks.map(({ html }) => html).join('')),
    });
    const themed = publisherPage({ css: Object.values(THEMES), body: themedArticle(pastes.join('')) });
    expect(await styleDifferences(page, IN_BLOCKS, [clean], { themed: [themed] })).toEqual([]);
  });

  test('leave the page around them as it was', async ({ page }) => {
    const theme =
      'html, body { height: 2000px } a { color: green } .host p { margin: 7px } li { list-style: square }';
    const before = publisherPage({ css: [theme], body: HOST_ELEMENTS });
    const after: Record<string, string[]> = {};
    for (const block of BRIEF) {
      const css = [theme, stylesheetOf(block.variant)];
      after[block.variant] = [publisherPage({ css, body: HOST_ELEMENTS + blockMarkup(block) })];
    }
    expect(await styleDifferences(page, 'html, body, .host, .host *', [before], after)).toEqual([]);
  });

  test('hold no script, handler or unsafe address, whatever their texts', async ({ page }) => {
    const blocks = FULL.flatMap(({ variant, config }) => {
      // What is loaded at once would be asked for.
      const lazy = { variant, config: { ...config, atTop: false } } as Block;
      return HOSTILE_TEXTS.map((text) => blockMarkup(filledBlock(variant, [text], { of: lazy })));
    });
    expect(await unsafeParts(page, blocks)).toEqual([]);
  });
});

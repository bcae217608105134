import type { Page } from '@playwright/test';
import { type Block, BLOCK_VARIANTS, type BlockVariant } from '../../src/contracts/blocks/blocks';
import { blockMarkup, presetOf } from '../../src/domain/blocks/blocks';
import { asAdmin } from '../support/actors';
import { presetBlock } from '../support/blocks';
import { button, customize, dialog, preview } from './support/block-editor';
import { article, articleOfAll, inPlace, publisherPage, stylesheetOf } from './support/block-pages';
import { expect, test } from './support/test';

/** How blocks stand at each side of their breakpoints; those of a page together, as to load one for each took most of the time. */

const HEIGHT = 1200;
const THREE_CARDS = ['top-3-table-1', 'top-3-table-2'] as const;
const VERSUS = BLOCK_VARIANTS['versus-box-generator'];
const PROS_CONS = BLOCK_VARIANTS['pros-and-cons-generator'];
const ROUND = ['product-box-2', 'versus-box-2'] as const;
const SIDE_BY_SIDE = [...THREE_CARDS, ...VERSUS];

/** Of a width, the columns of three cards and of two pros and cons, and whether a card's picture is beside its texts. */
const WIDTHS = [
  { width: 320, cards: 1, besides: false, sides: 1 },
  { width: 659, cards: 1, besides: false, sides: 1 },
  { width: 660, cards: 1, besides: true, sides: 1 },
  { width: 859, cards: 1, besides: true, sides: 1 },
  { width: 860, cards: 1, besides: true, sides: 2 },
  { width: 861, cards: 3, besides: false, sides: 2 },
  { width: 1280, cards: 3, besides: false, sides: 2 },
];

const boxes = (page: Page, variant: BlockVariant, selector: string): Promise<DOMRect[]> =>
  page
    .locator(`[data-style="${variant}"]`)
    .locator(selector)
    .evaluateAll((elements) =>
      elements.map((element) => element.getBoundingClientRect().toJSON() as DOMRect),
    );

/** How many rows there are of what the selector finds. */
async function rows(page: Page, variant: BlockVariant, selector: string): Promise<number> {
  return new Set((await boxes(page, variant, selector)).map(({ top }) => Math.round(top))).size;
}

/** Where the texts of what the selector finds stand, without the room around them. */
async function words(page: Page, variant: BlockVariant, selector: string): Promise<DOMRect[]> {
  const found = page.locator(`[data-style="${variant}"]`).locator(selector);
  return found.evaluateAll((elements) =>
    elements.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().toJSON() as DOMRect;
    }),
  );
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  const apart =
    one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
  return !apart;
}

async function narrowTo(page: Page, column: number): Promise<void> {
  await page.locator('main').evaluate((main, to) => (main.style.width = `${to}px`), column);
}

/** VS stands between the sides: across, and down where they are below each other, else at the height of the pictures. */
async function expectVersus(page: Page, variant: BlockVariant, inTwo: boolean, at: string): Promise<void> {
  const [one, other] = await boxes(page, variant, '.cohort-side');
  const [block] = await boxes(page, variant, '.cohort-block');
  const [vs] = await boxes(page, variant, '.cohort-vs');
  const [picture] = await boxes(page, variant, '.cohort-media');
  const middle = { x: vs!.x + vs!.width / 2, y: vs!.y + vs!.height / 2 };
  expect(middle.x, `VS across of ${at}`).toBeCloseTo(block!.x + block!.width / 2, 0);
  if (inTwo) {
    expect(other!.top, `one row of ${at}`).toBe(one!.top);
    expect(middle.y, `VS down of ${at}`).toBeGreaterThan(picture!.top);
    expect(middle.y, `VS down of ${at}`).toBeLessThan(picture!.bottom);
  } else {
    expect(other!.top, `two rows of ${at}`).toBeGreaterThan(one!.bottom);
    expect(middle.y, `VS down of ${at}`).toBeCloseTo((one!.bottom + other!.top) / 2, 0);
  }
}

/** A square picture fills its ring and stays within it. */
async function expectRing(page: Page, variant: BlockVariant, at: string): Promise<void> {
  const [ring] = await boxes(page, variant, '.cohort-media');
  const [picture] = await boxes(page, variant, '.cohort-image');
  expect(ring!.height, `a circle of ${at}`).toBeCloseTo(ring!.width, 0);
  const corner = Math.hypot(picture!.width / 2, picture!.height / 2);
  expect(corner, `the picture of ${at} is within`).toBeLessThan(ring!.width / 2);
  expect(corner, `the picture of ${at} fills it`).toBeGreaterThan(ring!.width * 0.45);
}

test.describe('blocks', { tag: '@all' }, () => {
  test('stand in columns, with what belongs beside or between, as wide as the page is', async ({ page }) => {
    const variants = [...SIDE_BY_SIDE, ...PROS_CONS, 'product-box-2'] as const;
    await page.setContent(articleOfAll(variants.map(presetBlock)));
    for (const { width, cards, besides, sides } of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      for (const variant of THREE_CARDS) {
        const at = `${variant} at ${width} px`;
        expect(await rows(page, variant, '.cohort-card'), `rows of ${at}`).toBe(3 / cards);
        const [picture] = await boxes(page, variant, '.cohort-media');
        const [title] = await boxes(page, variant, '.cohort-title');
        expect(title!.left >= picture!.right, `picture beside the title of ${at}`).toBe(besides);
      }
      for (const variant of PROS_CONS)
        expect(await rows(page, variant, '.cohort-side'), `${variant} at ${width} px`).toBe(3 - sides);
      for (const variant of VERSUS)
        await expectVersus(page, variant, sides === 2, `${variant} at ${width} px`);
      for (const variant of ROUND) await expectRing(page, variant, `${variant} at ${width} px`);
    }
  });

  test('of three cards line up what they hold', async ({ page }) => {
    const blocks = THREE_CARDS.map((variant): Block => {
      const config = presetOf(variant);
      config.innerData[1]!.title = 'A title that is a good deal longer than the titles of its neighbours';
      return { variant, config };
    });
    await page.setViewportSize({ width: 1280, height: HEIGHT });
    await page.setContent(articleOfAll(blocks));
    const parts = { '.cohort-media': 1, '.cohort-title': 1, '.cohort-feature': 4, '.cohort-buttons': 1 };
    for (const variant of THREE_CARDS)
      for (const [part, count] of Object.entries(parts))
        expect(await rows(page, variant, part), `${part} of ${variant}`).toBe(count);
  });

  test('stack in a narrow column of any page, with nothing in slices or on top of each other', async ({
    page,
  }) => {
    await page.setContent(articleOfAll(SIDE_BY_SIDE.map(presetBlock)));
    for (const width of [660, 860, 1280]) {
      await page.setViewportSize({ width, height: HEIGHT });
      for (const column of [280, 320, 470, 519, 520, 551]) {
        await narrowTo(page, column);
        for (const variant of SIDE_BY_SIDE) {
          const at = `of ${variant} in ${column} px of ${width}`;
          const items = await boxes(page, variant, '.cohort-card, .cohort-side');
          if (column < 480)
            items.slice(1).forEach((item, i) => expect(item.top, at).toBeGreaterThan(items[i]!.bottom - 1));
          for (const { width: room } of await boxes(page, variant, '.cohort-title, .cohort-feature'))
            expect(room, `room for words ${at}`).toBeGreaterThan(100);
          const [vs] = await boxes(page, variant, '.cohort-vs');
          for (const name of vs ? await words(page, variant, '.cohort-name') : [])
            expect(overlap(vs!, name), `VS on a name ${at}`).toBe(false);
        }
      }
    }
  });

  test('of two sides that say nothing show a whole VS mark', async ({ page }) => {
    const nothing = { name: '', alternateName: '', title: '', image: '', features: [], buttons: [] };
    const blocks = VERSUS.map((variant): Block => {
      const config = presetOf(variant);
      return {
        variant,
        config: { ...config, innerData: config.innerData.map((side) => ({ ...side, ...nothing })) },
      };
    });
    await page.setContent(articleOfAll(blocks));
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: HEIGHT });
      for (const variant of VERSUS) {
        const [block] = await boxes(page, variant, '.cohort-block');
        const [vs] = await boxes(page, variant, '.cohort-vs');
        expect(vs!.height, variant).toBe(60);
        expect(vs!.top, `${variant} at ${width} px`).toBeGreaterThan(block!.top);
        expect(vs!.bottom, `${variant} at ${width} px`).toBeLessThan(block!.bottom);
      }
    }
  });

  test('with a verdict have its picture and score above the name where their column is narrow', async ({
    page,
  }) => {
    await page.setContent(articleOfAll([presetBlock('verdict-box')]));
    await page.setViewportSize({ width: 1280, height: HEIGHT });
    for (const [column, isAbove] of [
      [340, true],
      [620, false],
    ] as const) {
      await narrowTo(page, column);
      const [name] = await boxes(page, 'verdict-box', '.cohort-names');
      for (const part of await boxes(page, 'verdict-box', '.cohort-media, .cohort-score'))
        expect(part.bottom <= name!.top, `in ${column} px`).toBe(isAbove);
    }
  });

  test('have a width where their place takes that of its content', async ({ page }) => {
    const variants = [...SIDE_BY_SIDE, 'comparison-table', 'product-list', 'verdict-box'] as const;
    await page.setViewportSize({ width: 1280, height: HEIGHT });
    for (const style of [
      'display: flex',
      'display: flex; flex-direction: column; align-items: start',
      'float: left; clear: both',
    ]) {
      const places = variants.map((variant) =>
        inPlace(variant, `<h2>Review</h2>${blockMarkup(presetBlock(variant))}<p>The end.</p>`, style),
      );
      await page.setContent(publisherPage({ css: variants.map(stylesheetOf), body: places.join('') }));
      for (const variant of variants)
        expect(
          (await boxes(page, variant, '.cohort-block'))[0]!.width,
          `${variant} in ${style}`,
        ).toBeGreaterThan(250);
    }
  });

  test('of the preview beside the form show as on each screen, at its own width', async ({
    page,
    openAs,
  }) => {
    await page.setViewportSize({ width: 1280, height: HEIGHT });
    await openAs(await asAdmin(), '/top-3-table-generator');
    await customize(page, 'Top 3 Table 1');
    const frame = dialog(page).locator('iframe');
    const block = preview(page).locator('.cohort-block');
    for (const [screen, width, rowsOfCards] of [
      ['Desktop', 1024, 1],
      ['Tablet', 768, 3],
      ['Phone', 360, 3],
    ] as const) {
      await button(page, screen).click();
      await expect.poll(() => block.evaluate(() => window.innerWidth)).toBe(width);
      const tops = await preview(page)
        .locator('.cohort-card')
        .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)));
      expect(new Set(tops).size, `rows of cards on a ${screen}`).toBe(rowsOfCards);
      // Both in one look, until they agree: the frame takes its block's height a moment after the screen is chosen.
      await expect(async () => {
        const [shown, place] = await frame.evaluate((element) =>
          [element, element.parentElement!].map((each) => each.getBoundingClientRect().toJSON() as DOMRect),
        );
        expect(shown!.width, `fits its place on a ${screen}`).toBeLessThanOrEqual(place!.width + 1);
        expect(Math.abs(shown!.height - place!.height), `as high as its place on a ${screen}`).toBeLessThan(
          2,
        );
      }).toPass({ timeout: 40_000 });
    }
  });

  test('end a Latin text with its full stop in a right-to-left page, and have it at the right', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: HEIGHT });
    await page.setContent(article(presetBlock('top-3-table-2'), 'rtl'));
    const [text, stop] = await page.locator('.cohort-disclaimer').evaluate((element) => {
      const node = element.firstChild!;
      const length = node.textContent!.length;
      return [0, length - 1].map((from) => {
        const range = document.createRange();
        range.setStart(node, from);
        range.setEnd(node, length);
        return range.getBoundingClientRect().toJSON() as DOMRect;
      });
    });
    const box = await page.locator('.cohort-disclaimer').boundingBox();
    expect(stop!.right).toBeCloseTo(text!.right, 0);
    expect(box!.x + box!.width - text!.right).toBeLessThan(box!.width / 4);
  });
});

import type { Page } from '@playwright/test';
import { BLOCK_VARIANTS } from '../../src/contracts/blocks/blocks';
import { presetOf } from '../../src/domain/blocks/blocks';
import { asAdmin } from '../support/actors';
import { presetBlock } from '../support/blocks';
import { button, customize, dialog, preview } from './support/block-editor';
import { article } from './support/block-pages';
import { expect, test } from './support/test';

/** How tables and versus boxes stand at each side of their breakpoints. */

const HEIGHT = 1200;
const THREE_CARDS = ['top-3-table-1', 'top-3-table-2'] as const;
const SIDE_BY_SIDE = [...THREE_CARDS, ...BLOCK_VARIANTS['versus-box-generator']];

async function boxes(page: Page, selector: string): Promise<DOMRect[]> {
  return page
    .locator(selector)
    .evaluateAll((elements) =>
      elements.map((element) => element.getBoundingClientRect().toJSON() as DOMRect),
    );
}

/** The tops of what the selector finds, each once: as many as there are rows of it. */
async function rows(page: Page, selector: string): Promise<number[]> {
  return [...new Set((await boxes(page, selector)).map(({ top }) => Math.round(top)))];
}

/** Where the texts of what the selector finds stand, without the room around them. */
async function words(page: Page, selector: string): Promise<DOMRect[]> {
  return page.locator(selector).evaluateAll((elements) =>
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

for (const variant of THREE_CARDS) {
  test(`${variant} is one column, then pictures beside the texts, then three columns`, async ({ page }) => {
    await page.setContent(article(presetBlock(variant)));
    for (const [width, columns, pictureBeside] of [
      [320, 1, false],
      [659, 1, false],
      [660, 1, true],
      [860, 1, true],
      [861, 3, false],
      [1280, 3, false],
    ] as const) {
      await page.setViewportSize({ width, height: HEIGHT });
      expect(await rows(page, '.cohort-card'), `rows at ${width} px`).toHaveLength(3 / columns);
      const [picture] = await boxes(page, '.cohort-media');
      const [title] = await boxes(page, '.cohort-title');
      expect(title!.left >= picture!.right, `picture beside the title at ${width} px`).toBe(pictureBeside);
    }
  });

  test(`${variant} lines up what its cards hold`, async ({ page }) => {
    const config = presetOf(variant);
    config.innerData[1]!.title = 'A title that is a good deal longer than the titles of its neighbours';
    await page.setViewportSize({ width: 1280, height: HEIGHT });
    await page.setContent(article({ variant, config }));
    const parts = ['.cohort-media', '.cohort-title', '.cohort-feature', '.cohort-buttons'];
    const counts = await Promise.all(parts.map(async (part) => (await rows(page, part)).length));
    expect(counts).toEqual([1, 1, 4, 1]);
  });
}

for (const variant of BLOCK_VARIANTS['versus-box-generator']) {
  test(`${variant} has VS between its sides, in one column under 860 px and in two from there`, async ({
    page,
  }) => {
    await page.setContent(article(presetBlock(variant)));
    for (const width of [320, 859, 860, 1280]) {
      await page.setViewportSize({ width, height: HEIGHT });
      const [one, other] = await boxes(page, '.cohort-side');
      const [block] = await boxes(page, '.cohort-block');
      const [vs] = await boxes(page, '.cohort-vs');
      const [picture] = await boxes(page, '.cohort-media');
      const middle = { x: vs!.x + vs!.width / 2, y: vs!.y + vs!.height / 2 };
      expect(middle.x, `VS across at ${width} px`).toBeCloseTo(block!.x + block!.width / 2, 0);
      if (width < 860) {
        expect(other!.top, `two rows at ${width} px`).toBeGreaterThan(one!.bottom);
        expect(middle.y, `VS down at ${width} px`).toBeCloseTo((one!.bottom + other!.top) / 2, 0);
      } else {
        expect(other!.top, `one row at ${width} px`).toBe(one!.top);
        expect(middle.y, `VS down at ${width} px`).toBeGreaterThan(picture!.top);
        expect(middle.y, `VS down at ${width} px`).toBeLessThan(picture!.bottom);
      }
    }
  });
}

for (const variant of SIDE_BY_SIDE) {
  test(`${variant} stacks in a narrow column of any page, with nothing in slices or on top of each other`, async ({
    page,
  }) => {
    await page.setContent(article(presetBlock(variant)));
    for (const width of [660, 860, 1280]) {
      await page.setViewportSize({ width, height: HEIGHT });
      for (const column of [280, 320, 470, 519, 520, 551]) {
        await page.locator('main').evaluate((main, to) => (main.style.width = `${to}px`), column);
        const at = `in ${column} px of ${width}`;
        const items = await boxes(page, '.cohort-card, .cohort-side');
        if (column < 480) {
          items.slice(1).forEach((item, i) => expect(item.top, at).toBeGreaterThan(items[i]!.bottom - 1));
        }
        for (const { width: room } of await boxes(page, '.cohort-title, .cohort-feature')) {
          expect(room, `room for words ${at}`).toBeGreaterThan(100);
        }
        const [vs] = await boxes(page, '.cohort-vs');
        for (const name of vs ? await words(page, '.cohort-name') : []) {
          expect(overlap(vs!, name), `VS on a name ${at}`).toBe(false);
        }
      }
    }
  });
}

test('a square picture fills its ring and stays within it', async ({ page }) => {
  for (const variant of ['product-box-2', 'versus-box-2'] as const) {
    await page.setContent(article(presetBlock(variant)));
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: HEIGHT });
      const [ring] = await boxes(page, '.cohort-media');
      const [picture] = await boxes(page, '.cohort-image');
      expect(ring!.height, 'a circle').toBeCloseTo(ring!.width, 0);
      const corner = Math.hypot(picture!.width / 2, picture!.height / 2);
      expect(corner, `${variant} at ${width} px`).toBeLessThan(ring!.width / 2);
      expect(corner, `${variant} at ${width} px fills it`).toBeGreaterThan(ring!.width * 0.45);
    }
  }
});

test('a versus box that says nothing shows a whole VS mark', async ({ page }) => {
  for (const variant of BLOCK_VARIANTS['versus-box-generator']) {
    const config = presetOf(variant);
    const nothing = { name: '', alternateName: '', title: '', image: '', features: [], buttons: [] };
    config.innerData = config.innerData.map((side) => ({ ...side, ...nothing }));
    await page.setContent(article({ variant, config }));
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: HEIGHT });
      const [block] = await boxes(page, '.cohort-block');
      const [vs] = await boxes(page, '.cohort-vs');
      expect(vs!.height).toBe(60);
      expect(vs!.top, `${variant} at ${width} px`).toBeGreaterThan(block!.top);
      expect(vs!.bottom, `${variant} at ${width} px`).toBeLessThan(block!.bottom);
    }
  }
});

test('a verdict has its picture and score above the name where its column is narrow', async ({ page }) => {
  await page.setContent(article(presetBlock('verdict-box')));
  await page.setViewportSize({ width: 1280, height: HEIGHT });
  for (const [column, isAbove] of [
    [340, true],
    [620, false],
  ] as const) {
    await page.locator('main').evaluate((main, to) => (main.style.width = `${to}px`), column);
    const [name] = await boxes(page, '.cohort-names');
    for (const part of await boxes(page, '.cohort-media, .cohort-score')) {
      expect(part.bottom <= name!.top, `in ${column} px`).toBe(isAbove);
    }
  }
});

test('a block has a width where its place takes that of its content', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: HEIGHT });
  for (const style of [
    'display: flex',
    'display: flex; flex-direction: column; align-items: start',
    'float: left',
  ]) {
    for (const variant of [...SIDE_BY_SIDE, 'comparison-table', 'product-list', 'verdict-box'] as const) {
      await page.setContent(article(presetBlock(variant)));
      await page.addStyleTag({ content: `main { ${style} }` });
      expect((await boxes(page, '.cohort-block'))[0]!.width, `${variant} in ${style}`).toBeGreaterThan(250);
    }
  }
});

test('the preview beside the form shows each screen at its own width', async ({ page, openAs }) => {
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
      expect(Math.abs(shown!.height - place!.height), `as high as its place on a ${screen}`).toBeLessThan(2);
    }).toPass({ timeout: 40_000 });
  }
});

test('a Latin text ends with its full stop in a right-to-left page, and stands at the right', async ({
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
  const [box] = await boxes(page, '.cohort-disclaimer');
  expect(stop!.right).toBeCloseTo(text!.right, 0);
  expect(box!.right - text!.right).toBeLessThan(box!.width / 4);
});

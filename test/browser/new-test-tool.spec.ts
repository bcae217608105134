import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { textPixels } from '../../src/domain/snippets/text-pixels';
import { asStudent } from '../support/actors';
import { expect, test, title } from './support/test';

const SITE = process.env.PAGE_SITE ?? '';

test('a title is written, compared, filled from a page, saved, and a whole csv is checked', async ({
  page,
  openAs,
  expectStatus,
}) => {
  expectStatus(422);
  const student = await asStudent({ allowed: ['new-test-tool'] });
  await openAs(student, '/new-test-tool');
  await expect(title(page, 'New Test Tool')).toBeVisible();
  const desktop = page.getByRole('group', { name: 'Google on desktop' });
  await expect(desktop).toContainText('Running Shoes for Wide Feet');
  await expect(page.getByText(/^Cut on desktop after “.+” \(\d+ of 600 px\)$/)).toBeVisible();
  await expect(page.locator('del').first()).toBeVisible();
  await expect(desktop.locator('b').first()).toHaveText(/running shoes/i);
  await expect(page.getByText('No og:image: networks will pick a picture or none')).toBeVisible();
  await expect(page.getByText('Nothing saved yet.')).toBeVisible();

  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.getByLabel('Title', { exact: true }).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Shoes for wide feet | Shoely');
  await expect(desktop).toContainText('Shoes for wide feet | Shoely');
  await expect(page.getByText('Shown whole on desktop', { exact: true }).first()).toBeVisible();
  expect(calls.filter((path) => /snippets|preview/.test(path))).toEqual([]);
  await page.reload();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Shoes for wide feet | Shoely');
  await page.getByRole('button', { name: 'Variant 2' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(/12 pairs, tested/);

  await page.getByLabel('URL of a page').fill(`${SITE}/gone-for-good`);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^This address could not be read: /)).toBeVisible();
  await page.getByLabel('URL of a page').fill(`${SITE}/shared`);
  await page.keyboard.press('Enter');
  await expect(desktop).toContainText('Shared shoes');
  await expect(desktop.locator('img')).toHaveJSProperty('complete', true);
  const onX = page.getByRole('group', { name: 'A link on X', exact: true });
  await expect(onX.getByRole('img')).toBeVisible();
  await expect(onX).toContainText('Shoes that people share');
  await expect(page.getByText(/a large card needs 600 × 315/).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Tags for the head' })).toContainText(
    '<meta property="og:title" content="Shoes that people share">',
  );
  await page.getByRole('button', { name: 'Copy tags' }).click();
  await expect(page.getByText('The tags are copied to your clipboard')).toBeVisible();

  await page.getByRole('button', { name: 'Save this set' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Shared');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Save “Shared”' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('');
  await page.getByRole('button', { name: 'Open Shared' }).click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Shared shoes');

  await page.getByRole('button', { name: 'Many pages (CSV)' }).click();
  await page.getByRole('button', { name: 'Try a sample' }).click();
  const rows = page.getByRole('table', { name: 'Rows' });
  await expect(rows.getByRole('row')).toHaveCount(7);
  await page.getByRole('combobox', { name: 'Show' }).click();
  await page.getByRole('option', { name: 'Title cut on desktop' }).click();
  await expect(rows.getByRole('row')).toHaveCount(3);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Rows as CSV' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain('Cut after');
});

test('the title and how it shows are in view together @phone', async ({ page, openAs, isMobile }) => {
  await openAs(await asStudent({ allowed: ['new-test-tool'] }), '/new-test-tool');
  const field = page.getByLabel('Title', { exact: true });
  const shown = page.getByRole('group', { name: isMobile ? 'Preview' : 'Google on desktop' });
  await field.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Shoes for wide feet');
  await expect(shown).toContainText('Shoes for wide feet');
  await expect(field).toBeInViewport({ ratio: 1 });
  await expect(shown).toBeInViewport({ ratio: 1 });
  if (!isMobile) return;
  // From field to field, none is under the preview.
  for (const name of ['Description', 'Main heading (H1)', 'og:title', 'Title']) {
    await page.getByLabel(name, { exact: true }).focus();
    const [above, below] = await Promise.all([
      shown.boundingBox(),
      page.getByLabel(name, { exact: true }).boundingBox(),
    ]);
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
    await expect(shown).toBeInViewport({ ratio: 1 });
  }
});

const WEIGHTS = [
  ['regular', 400],
  ['bold', 700],
] as const;
const TEXTS = [
  'The 10 Best Running Shoes of 2026, Tested & Reviewed | Example',
  'AVAWAToTyWe. "Kerned" pairs — and dashes – and… more, Yo! LT Va',
  'Größe & Übergröße: Schuhe für breite Füße – jetzt ab 49,99 €',
  'Бег по-русски: обувь для длинных дистанций и широкой стопы',
  'Лучшие кроссовки для бега по асфальту, какие купить',
  'Ελληνικά παπούτσια για τρέξιμο, δοκιμασμένα το 2026',
  'Giày chạy bộ tốt nhất năm nay cho bàn chân rộng',
  'Zażółć gęślą jaźń 1.299,00 zł ©™ — najlepsze buty do biegania',
];

test("texts are as wide as the browser draws them in Arial's measures, and kerned ones no wider @all", async ({
  page,
}) => {
  const folder = join(__dirname, '../../node_modules/@fontsource/arimo');
  const files = await Promise.all(
    ['latin', 'latin-ext', 'cyrillic', 'greek', 'vietnamese'].flatMap((subset) =>
      WEIGHTS.map(async ([, weight]) => ({
        weight: String(weight),
        data: (await readFile(join(folder, `files/arimo-${subset}-${weight}-normal.woff2`))).toString(
          'base64',
        ),
        range: await rangeOf(folder, subset, weight),
      })),
    ),
  );
  await page.goto('about:blank');
  const measured = await page.evaluate(
    async ({ fonts, texts, weights }) => {
      for (const { weight, data, range } of fonts) {
        const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
        const face = new FontFace('Arimo', bytes, { weight, unicodeRange: range });
        document.fonts.add(await face.load());
      }
      const context = document.createElement('canvas').getContext('2d');
      if (!context) return [];
      return weights.flatMap(([name, weight]) =>
        texts.map((text) => {
          // Large, so that no rounding of glyphs to pixels shows.
          context.font = `${weight} 2000px Arimo`;
          context.textRendering = 'geometricPrecision';
          const width = (kerning: CanvasFontKerning) => {
            context.fontKerning = kerning;
            return context.measureText(text).width / 100;
          };
          return { name, text, plain: width('none'), kerned: width('normal') };
        }),
      );
    },
    { fonts: files, texts: TEXTS, weights: WEIGHTS },
  );
  expect(measured).toHaveLength(TEXTS.length * WEIGHTS.length);
  for (const { name, text, plain, kerned } of measured) {
    const { pixels } = textPixels(text, { size: 20, weight: name });
    // Kerning that moves letters apart counts, by the weight that does so most.
    expect(pixels, `${name}: ${text}`).toBeGreaterThanOrEqual(plain - 0.05);
    expect(pixels, `${name}: ${text}`).toBeLessThanOrEqual(Math.max(plain, kerned) + 3);
    expect(pixels, `${name}, kerned: ${text}`).toBeGreaterThanOrEqual(kerned - 0.01);
  }
});

/** The characters of a subset, as its stylesheet says. */
async function rangeOf(folder: string, subset: string, weight: number): Promise<string> {
  const css = await readFile(join(folder, `${weight}.css`), 'utf8');
  const rule = css
    .split('@font-face')
    .find((each) => each.includes(`arimo-${subset}-${weight}-normal.woff2`));
  return /unicode-range:\s*([^;]+);/.exec(rule ?? '')?.[1] ?? '';
}

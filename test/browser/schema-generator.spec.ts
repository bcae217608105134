import type { Page } from '@playwright/test';
import { asStudent } from '../support/actors';
import { expectAccessible } from './support/accessibility';
import {
  ARTICLE,
  AUTHOR,
  dialog,
  fill,
  fillEverything,
  openDialog,
  PRODUCT,
  product,
} from './support/schema-form';
import { expect, test, title } from './support/test';

const GENERATED = 'Schema is generated and copied to your clipboard';

const generate = (page: Page) => dialog(page).getByRole('button', { name: 'Generate' }).click();
const checks = (page: Page) => dialog(page).getByRole('region', { name: 'Checks' });
const schema = (page: Page) => dialog(page).getByLabel('Schema as HTML');
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Opens the form, which is empty but for author and publisher. */
async function expectForgotten(page: Page): Promise<void> {
  await openDialog(page);
  for (const [label, text] of Object.entries(AUTHOR)) {
    await expect(dialog(page).getByLabel(label)).toHaveValue(text);
  }
  await expect(dialog(page).getByLabel('Article title')).toHaveValue('');
  await expect(dialog(page).getByLabel('Published date')).toHaveValue('');
  await expect(product(page, 1).getByLabel('Product name')).toHaveValue('');
  await expect(dialog(page).getByRole('group', { name: 'FAQ 1' })).toHaveCount(0);
}

test.describe('the schema generator', () => {
  test(
    'asks for what is missing, makes the schema, copies it and logs one operation',
    { tag: '@phone' },
    async ({ page, context, openAs }) => {
      const logs: unknown[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/api/auth/moduleLogs')) logs.push(request.postDataJSON());
      });
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await openAs(await asStudent({ allowed: ['schema-generator'] }), '/schema-generator');
      await expect(page.getByRole('heading', { name: 'Product Review Schema Generator' })).toBeVisible();
      await openDialog(page);

      await generate(page);
      for (const sentence of ['Enter Author Name', 'Enter Published Date', 'Enter Product PROS']) {
        await expect(dialog(page).getByRole('paragraph').filter({ hasText: sentence }).first()).toBeVisible();
      }
      await expect(checks(page).getByText(/^17 errors, 1 warning/)).toBeVisible();
      await expect(dialog(page).getByLabel('Author name')).toBeFocused();
      await checks(page).getByRole('button', { name: 'Product 1, Cons' }).click();
      await expect(product(page, 1).getByLabel('Cons')).toBeFocused();
      expect(logs).toEqual([]);

      await fillEverything(page);
      await expect(checks(page).getByText(/^0 errors, 1 warning/)).toBeVisible();
      await expect(checks(page)).toContainText('Without a rating, Google shows no stars');
      await generate(page);
      await expect(page.getByText(GENERATED)).toBeVisible();

      const html = await clipboard(page);
      await expect(schema(page)).toHaveValue(html);
      // A browser's own parser finds one script and nothing else.
      const [parsed, others] = await page.evaluate((text) => {
        const found = new DOMParser().parseFromString(text, 'text/html');
        const [script, ...rest] = [...found.head.children, ...found.body.childNodes];
        return [JSON.parse(script?.textContent ?? '') as { '@graph': object[] }, rest.length] as const;
      }, html);
      expect(others).toBe(0);
      expect(parsed['@graph']).toMatchObject([
        {
          '@type': 'Article',
          headline: ARTICLE['Article title'],
          description: ARTICLE['Article SEO description'],
          datePublished: '2026-02-28',
          author: { name: 'Ada Moore', url: 'https://example.com/ada' },
        },
        {
          '@type': 'ItemList',
          description: ARTICLE['Article intro for products'],
          itemListElement: [
            {
              '@type': 'ListItem',
              position: 1,
              item: {
                '@type': 'Product',
                name: 'Steamer 2',
                description: 'A kettle\nof steel.',
                review: {
                  positiveNotes: { itemListElement: [{ name: 'Quiet' }, { position: 2, name: 'Fast' }] },
                },
              },
            },
          ],
        },
      ]);
      expect(logs).toEqual([{ module: 'Schema Generator', numberOfOperations: 1 }]);

      for (const [name, address] of [
        ['Rich Results Test', 'https://search.google.com/test/rich-results'],
        ['Schema Markup Validator', 'https://validator.schema.org/'],
      ] as const) {
        const link = dialog(page).getByRole('link', { name });
        await expect(link).toHaveAttribute('href', address);
        await expect(link).toHaveAttribute('target', '_blank');
      }
      const download = page.waitForEvent('download');
      await dialog(page).getByRole('button', { name: 'Download .html' }).click();
      expect((await download).suggestedFilename()).toBe('product-review-schema.html');

      await page.evaluate(() => navigator.clipboard.writeText('something else'));
      await dialog(page).getByRole('button', { name: 'Copy again' }).click();
      await expect(page.getByText('Schema is copied to your clipboard')).toBeVisible();
      expect(await clipboard(page)).toBe(html);
      expect(logs).toHaveLength(1);
    },
  );

  test('checks ratings and days against each other, and warns of what Google will not show', async ({
    page,
    openAs,
  }) => {
    await openAs(await asStudent({ allowed: ['schema-generator'] }), '/schema-generator');
    await openDialog(page);
    await fillEverything(page);
    const rating = product(page, 1);
    await rating.getByLabel('Add a rating').check();
    await expect(rating.getByText('Please Enter Rating')).toBeHidden();
    await generate(page);
    await expect(rating.getByText('Please Enter Worst Rating')).toBeVisible();
    await rating.getByLabel('Add a rating').uncheck();
    await expect(checks(page).getByText(/^0 errors/)).toBeVisible();
    // After an attempt the fields are asked for as soon as they show.
    await rating.getByLabel('Add a rating').check();
    await expect(rating.getByText('Please Enter Rating')).toBeVisible();
    await fill(rating, { Rating: 'nine' });
    await expect(rating.getByText('Only Number Allowed')).toBeVisible();
    await fill(rating, { Rating: '9', 'Max rating': '5', 'Worst rating': '1' });
    await expect(rating.getByText('The rating must be between the worst and the max rating')).toBeVisible();
    await fill(rating, { 'Max rating': '10' });
    await expect(rating.getByText('The rating must be between the worst and the max rating')).toBeHidden();

    const modified = dialog(page).getByLabel('Modified date');
    await modified.fill('2026-02-27');
    await expect(dialog(page).getByText('must not be before the published date').first()).toBeVisible();
    await fill(dialog(page), { 'Published date': '2026-02-01' });
    await expect(dialog(page).getByText('must not be before the published date')).toHaveCount(0);
    await modified.fill('');
    await modified.pressSequentially('02');
    await modified.blur();
    await expect(dialog(page).getByText('Enter Valid Modified Date').first()).toBeVisible();
    await modified.fill('2026-02-27');

    await fill(dialog(page), { 'Author URL': 'example.com/ada', 'Author name': 'www.example.com' });
    await expect(dialog(page).getByText('that starts with http:// or https://').first()).toBeVisible();
    await fill(dialog(page), { 'Author URL': 'https://example.com/ada' });
    await dialog(page).getByRole('button', { name: 'Add product' }).click();
    await expect(product(page, 2).getByLabel('Product name')).toBeFocused();
    await fill(product(page, 2), PRODUCT);
    await dialog(page).getByRole('button', { name: 'Add FAQ' }).click();
    await fill(dialog(page).getByRole('group', { name: 'FAQ 1' }), { Question: 'Loud?', Answer: 'No.' });
    await generate(page);
    await expect(page.getByText(GENERATED)).toBeVisible();
    for (const sentence of ['looks like an address', 'reviews 2 products', 'ended FAQ rich results']) {
      await expect(checks(page)).toContainText(sentence);
    }
    await expect(schema(page)).toHaveValue(/"ratingValue": 9,\s+"bestRating": 10,\s+"worstRating": 1/);
    await expect(schema(page)).toHaveValue(/"dateModified": "2026-02-27"/);
    await expect(schema(page)).toHaveValue(/"@type": "FAQPage"/);

    await expect(dialog(page).getByRole('button', { name: 'Remove Product 1' })).toHaveCount(0);
    await dialog(page).getByRole('button', { name: 'Remove Product 2' }).click();
    await expect(product(page, 2)).toHaveCount(0);
    await expect(dialog(page).getByText('The form has changed since')).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Undo' }).click();
    await expect(product(page, 2).getByLabel('Brand')).toHaveValue('Acme');
  });

  test('asks before a filled form is closed or left, and forgets it, but for author and publisher', async ({
    page,
    openAs,
  }) => {
    await openAs(await asStudent({ allowed: ['schema-generator', 'intent-finder'] }), '/intent-finder');
    await expect(title(page, 'Intent Finder')).toBeVisible();
    await page.getByRole('button', { name: 'Search pages' }).first().click();
    await page.getByRole('option', { name: 'Schema Generator' }).click();
    await openDialog(page);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();

    await openDialog(page);
    await fillEverything(page);
    await dialog(page).getByRole('button', { name: 'Add FAQ' }).click();
    const closing = page.getByRole('dialog', { name: 'Discard your changes?' });
    await page.keyboard.press('Escape');
    await closing.getByRole('button', { name: 'Keep editing' }).click();
    await expect(dialog(page).getByLabel('Article title')).toHaveValue('The "best" kettles');
    const leaving = page.getByRole('dialog', { name: 'Leave this page?' });
    await page.evaluate(() => history.back());
    await leaving.getByRole('button', { name: 'Stay' }).click();
    await expect(leaving).toHaveCount(0);
    await expect(dialog(page).getByLabel('Article title')).toHaveValue('The "best" kettles');
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await closing.getByRole('button', { name: 'Discard changes' }).click();
    await expect(dialog(page)).toBeHidden();
    await expectForgotten(page);

    await fill(dialog(page), { 'Article title': 'The best kettles' });
    await page.evaluate(() => history.back());
    await leaving.getByRole('button', { name: 'Leave' }).click();
    await expect(title(page, 'Intent Finder')).toBeVisible();
    await page.goto('/schema-generator');
    await expectForgotten(page);
  });

  test('selects the schema where the browser lets nothing be copied; a log that fails says nothing', async ({
    page,
    openAs,
    expectStatus,
  }) => {
    expectStatus(429);
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
    });
    await openAs(await asStudent({ allowed: ['schema-generator'] }), '/schema-generator');
    await page.route('**/api/auth/moduleLogs', (route) => route.fulfill({ status: 429, json: {} }));
    await openDialog(page);
    await fillEverything(page);
    const logged = page.waitForResponse('**/api/auth/moduleLogs');
    await generate(page);
    await logged;
    await expect(page.getByText('your browser did not let it be copied')).toBeVisible();
    await expect(schema(page)).toBeFocused();
    const selected = await schema(page).evaluate((field: HTMLTextAreaElement) =>
      field.value.slice(field.selectionStart, field.selectionEnd),
    );
    await expect(schema(page)).toHaveValue(selected);
    await expect(page.getByText(GENERATED)).toHaveCount(0);
    await expect(page.getByText('Too many requests')).toHaveCount(0);
  });
});

test('the schema generator is accessible: page, form, errors and result', async ({
  page,
  context,
  openAs,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAs(await asStudent({ allowed: ['schema-generator'] }), '/schema-generator');
  await expect(title(page, 'Schema Generator')).toBeVisible();
  await expectAccessible(page, { narrow: true });
  await openDialog(page);
  await expectAccessible(page, { narrow: true });
  await dialog(page).getByRole('button', { name: 'Add product' }).click();
  await dialog(page).getByRole('button', { name: 'Add FAQ' }).click();
  await product(page, 1).getByLabel('Add a rating').check();
  await generate(page);
  await expect(checks(page)).toBeVisible();
  await expectAccessible(page, { narrow: true });
  await dialog(page).getByRole('button', { name: 'Remove Product 2' }).click();
  await dialog(page).getByRole('button', { name: 'Remove FAQ 1' }).click();
  await fillEverything(page);
  await fill(product(page, 1), { Rating: '4', 'Max rating': '5', 'Worst rating': '1' });
  await generate(page);
  await expect(page.getByText(GENERATED)).toBeVisible();
  await expect(checks(page).getByText('Nothing to fix.')).toBeVisible();
  await expectAccessible(page, { narrow: true });
});

test(
  'a schema is followed while it is typed, saved unfinished, gone on with, and its page is checked for free',
  { tag: '@phone' },
  async ({ page, openAs }) => {
    await openAs(
      await asStudent({ allowed: ['schema-generator', 'schema-intelligence'] }),
      '/schema-generator',
    );
    await openDialog(page);
    await fill(dialog(page), { 'Article title': 'The best kettles' });
    await expect(schema(page)).toHaveValue(/"headline": "The best kettles"/);
    await expect(checks(page)).toHaveCount(0);
    await fill(dialog(page), { 'Article URL': 'http://127.0.0.1:9/kettles', 'Author name': 'Kettle Weekly' });
    await dialog(page).getByLabel('Author is').click();
    await page.getByRole('option', { name: 'An organisation or a team' }).click();
    await expect(schema(page)).toHaveValue(/"@type": "Organization",\s+"@id": "[^"]+#author"/);
    await fill(product(page, 1), { 'Product name': 'Steamer 2', GTIN: '4006381333932' });
    await expect(product(page, 1).getByText('The last one is a check digit')).toBeVisible();
    await fill(product(page, 1), { GTIN: '4006381333931' });
    await product(page, 1).getByLabel('Add a price').check();
    await fill(product(page, 1), { Price: '129.90', Currency: 'EUR' });
    await product(page, 1).getByLabel('Add your visitors’ ratings').check();
    await fill(product(page, 1), { 'Average rating': '4.4', 'Rating count': '89' });
    await expect(schema(page)).toHaveValue(/"price": "129.90",\s+"priceCurrency": "EUR"/);
    await expect(schema(page)).toHaveValue(/"ratingValue": 4.4,\s+"bestRating": 5,\s+"ratingCount": 89/);

    await dialog(page).getByRole('button', { name: 'Save' }).click();
    const naming = page.getByRole('dialog', { name: 'Save this schema' });
    await expect(naming.getByLabel('Name')).toHaveValue('The best kettles');
    await naming.getByLabel('Name').fill('Kettles');
    await naming.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('The schema is saved')).toBeVisible();
    await expect(checks(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();

    await page.reload();
    const saved = page.getByRole('region', { name: 'Saved schemas' });
    await expect(saved.getByText('http://127.0.0.1:9/kettles')).toBeVisible();
    await expectAccessible(page, { narrow: true });
    await saved.getByRole('button', { name: 'Open Kettles' }).click();
    await expect(product(page, 1).getByLabel('Price')).toHaveValue('129.90');
    await fill(dialog(page), { 'Article title': 'The very best kettles' });
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('The schema is saved')).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(dialog(page)).toBeHidden();

    await saved.getByRole('button', { name: 'More for Kettles' }).click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    const renaming = page.getByRole('dialog', { name: 'Rename schema' });
    await renaming.getByLabel('Name').fill('Best kettles');
    await renaming.getByRole('button', { name: 'Rename' }).click();
    await saved.getByRole('button', { name: 'Check page of Best kettles' }).click();
    await expect(page.getByText('2 free checks left today')).toBeVisible();
    await expect(title(page, 'Schema Intelligence')).toBeVisible();

    await page.goto('/schema-generator');
    await saved.getByRole('button', { name: 'More for Best kettles' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page
      .getByRole('dialog', { name: 'Delete Best kettles?' })
      .getByRole('button', { name: 'Delete' })
      .click();
    await expect(saved.getByText('Nothing saved yet')).toBeVisible();
  },
);

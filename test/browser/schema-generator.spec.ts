import type { Page } from '@playwright/test';
import { asStudent } from '../support/actors';
import { ARTICLE, dialog, fillEverything, openDialog } from './support/schema-form';
import { expect, test } from './support/test';

const checks = (page: Page) => dialog(page).getByRole('region', { name: 'Checks' });
const schema = (page: Page) => dialog(page).getByLabel('Schema as HTML');
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test(
  'the schema generator makes a schema of what was entered, copies it, logs one operation and gives a file',
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

    await fillEverything(page);
    await dialog(page).getByRole('button', { name: 'Generate' }).click();
    await expect(page.getByText('Schema is generated and copied to your clipboard')).toBeVisible();
    await expect(checks(page)).toContainText('Without a rating, Google shows no stars');

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

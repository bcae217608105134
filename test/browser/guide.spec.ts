import { asStudent } from '../support/actors';
import { expect, test, title } from './support/test';

test(
  'a tool leads to its chapter, which is searched, and back',
  { tag: '@phone' },
  async ({ page, openAs }) => {
    await openAs(await asStudent({ allowed: ['word-counter'] }), '/word-counter');
    await expect(title(page, 'Word Counter')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Guide', exact: true }).click();
    await expect(page).toHaveURL('/guide/word-counter');
    await expect(title(page, 'Guide: Word Counter')).toBeVisible();
    const picture = page.getByRole('article').getByRole('img').first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1280);

    await page.getByRole('searchbox', { name: 'Search the guide' }).fill('midnight');
    await page
      .getByRole('list', { name: 'Results' })
      .getByRole('link', { name: 'Plans and limits: What is counted' })
      .click();
    await expect(page).toHaveURL('/guide/plan-limits#what-is-counted');
    const heading = page.getByRole('heading', { name: 'What is counted' });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport({ ratio: 1 });

    await page.goBack();
    await expect(page.getByRole('list', { name: 'Results' })).toBeVisible();
    await page.goBack();
    await expect(title(page, 'Word Counter')).toBeVisible();

    await page.goto('/guide/health');
    await expect(page.getByText('There is no such chapter')).toBeVisible();
  },
);

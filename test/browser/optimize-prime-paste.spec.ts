import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { asWriter, optimizeOf } from '../support/optimize';
import { expect, test } from './support/test';

const CLIPBOARDS = join(__dirname, 'clipboard');

/** What each of the clipboards holds. */
const MARKDOWN = `# How to brew coffee

Good coffee needs **fresh beans** and [a burr grinder](https://beans.example/grinders)*, whatever else is said*.

## What you need

- A kettle
  - with a gooseneck
- Filters

### Steps

1. Grind
2. Pour

|      |       |
| ---- | ----- |
| Cups | Grams |
| 2    | 30    |
`;

for (const program of ['google-docs', 'word', 'wordpress']) {
  test(`a paste from ${program} becomes headings, lists and links, and nothing else`, async ({
    page,
    openAs,
  }) => {
    const writer = await asWriter(1);
    const { begin, draft, export: exported } = optimizeOf(writer);
    const { id } = (await begin()).body;
    await openAs(writer, `/optimize-prime?draft=${id}`);
    await paste(page, await readFile(join(CLIPBOARDS, `${program}.html`), 'utf8'));
    const editor = page.getByRole('textbox', { name: 'Text of the draft' });
    await expect(editor.getByRole('heading')).toHaveText(['How to brew coffee', 'What you need', 'Steps']);
    await expect(editor.getByRole('link')).toHaveAttribute('href', 'https://beans.example/grinders');
    await expect.poll(async () => (await draft(id)).body.words).toBeGreaterThan(20);
    expect((await exported(id, 'md')).text).toBe(MARKDOWN);
    const { content } = (await draft(id)).body;
    expect(content).not.toMatch(/mso|wp-|docs-internal|style|class/i);
  });
}

async function paste(page: Page, html: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Text of the draft' }).focus();
  await page.evaluate((text) => {
    const data = new DataTransfer();
    data.setData('text/html', text);
    const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, html);
}

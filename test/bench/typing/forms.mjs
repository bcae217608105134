/** Words of a draft in one paragraph, lines of a list, and users of a full community. */
const WORDS = 2_858;
const LINES = 5_000;
export const COMMUNITY = { users: 20_000, batches: 60, plans: 40 };

const SENTENCE = 'Your coffee grinder matters when you brew coffee every morning with clear water. ';
const PARAGRAPH = SENTENCE.repeat(Math.ceil(WORDS / 13))
  .split(' ')
  .slice(0, WORDS)
  .join(' ');

/** The heaviest forms: each opens, and gives the field that is typed into. */
export const FORMS = {
  [`a draft of ${WORDS.toLocaleString('en')} words in one paragraph`]: async (page, url) => {
    await page.goto(`${url}/optimize-prime`);
    await page.getByRole('button', { name: 'Try a sample' }).click();
    await page.getByRole('button', { name: 'Start draft' }).click();
    const text = page.getByRole('textbox', { name: 'Text of the draft' });
    await text.focus();
    await page.evaluate((words) => {
      const data = new globalThis.DataTransfer();
      data.setData('text/html', `<p>${words}</p>`);
      const event = { clipboardData: data, bubbles: true, cancelable: true };
      globalThis.document.activeElement.dispatchEvent(new globalThis.ClipboardEvent('paste', event));
    }, PARAGRAPH);
    await text.locator('.term').first().waitFor();
    return text;
  },
  'the description of a block': async (page, url) => {
    await page.goto(`${url}/product-box-generator`);
    await page
      .getByRole('button', { name: /^Customize/ })
      .first()
      .click();
    const field = page.getByRole('dialog').getByLabel('Description', { exact: true });
    await field.waitFor();
    return field;
  },
  [`a hub's list of ${LINES.toLocaleString('en')} keywords`]: async (page, url) => {
    await page.goto(`${url}/intelligent-hub`);
    await page.getByRole('tab', { name: 'Paste' }).click();
    const field = page.getByLabel('Keywords, one per line');
    await field.fill(Array.from({ length: LINES }, (_, at) => `coffee grinder number ${at}`).join('\n'));
    return field;
  },
  [`the search of ${COMMUNITY.users.toLocaleString('en')} users`]: async (page, url) => {
    await page.goto(`${url}/users`);
    await page.getByRole('row').nth(5).waitFor();
    return page.getByPlaceholder('Search name or email');
  },
};

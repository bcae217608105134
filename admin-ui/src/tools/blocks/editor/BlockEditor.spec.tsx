import type { Block, SavedBlockView } from '@contracts/blocks/blocks';
import { presetOf } from '@domain/blocks/blocks';
import { newButton } from '@domain/blocks/defaults';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Refusal } from '../../../testing/answerApi';
import { aBlock, customize, field, fill, openGenerator, press } from '../../../testing/blockGenerators';
import * as stylesheets from '../../../shared/blocks/stylesheets';

const copies = vi.fn<(text: string) => Promise<void>>();
const copied = () => copies.mock.lastCall?.[0] ?? '';
const has = (label: string) => expect(screen.getByLabelText(label));
const state = (text: string) =>
  waitFor(() => expect(screen.getByRole('dialog', { name: /^Customize/ })).toHaveAccessibleDescription(text));

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(stylesheets, 'loadStylesheet').mockResolvedValue('.cohort { color: red }');
  copies.mockReset().mockResolvedValue();
  // A user of testing-library has put one there that cannot be assigned.
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: copies } });
});
afterEach(() => vi.restoreAllMocks());

async function copyHtml(): Promise<string> {
  press('Done');
  press('Copy HTML');
  await waitFor(() => expect(copies).toHaveBeenCalled());
  return copied();
}

it('keeps the focus where the work goes on', async () => {
  await openGenerator({ path: '/pros-and-cons-generator' });
  await customize('Pros & Cons Box 1');
  const entries = () => screen.queryAllByLabelText(/^Remove Item \d+$/);
  const count = entries().length;
  const remove = (place: number) => fireEvent.click(screen.getByLabelText(`Remove Item ${place}`));
  remove(2);
  expect(entries()).toHaveLength(count - 1);
  has('Remove Item 2').toHaveFocus();
  for (let left = count - 1; left > 0; left -= 1) remove(left);
  expect(screen.getByText('Add item')).toHaveFocus();
  press('Done');
  expect(screen.getByText('Copy block')).toHaveFocus();
  press('Edit');
  expect(screen.getByText('Done')).toHaveFocus();
});

it('copies the block as it is while it is edited', async () => {
  await openGenerator();
  await customize('Product Box 1');
  fill('Product name', 'Kettle 3000');
  await waitFor(() => expect(screen.getByText('Copy block')).toBeEnabled());
  press('Copy block');
  await waitFor(() => expect(copied()).toContain('Kettle 3000'));
  has('Product name').toHaveValue('Kettle 3000');
});

it('copies what was added, changed, removed and switched off, and counts that once', async () => {
  const { seen } = await openGenerator();
  await customize('Product Box 1');
  fill('Product name', 'Kettle <b>"3000"</b>');
  fill('Theme color', 'pink');
  expect(screen.getByText('Enter a color such as #2a2e32.')).toBeInTheDocument();
  fill('Theme color', '#b02271');
  fireEvent.click(screen.getByText('Add feature'));
  fireEvent.click(screen.getByLabelText('Remove Feature 1'));
  fireEvent.click(screen.getByText('Add button'));
  const link = screen.getAllByLabelText('Button link').at(-1) as HTMLElement;
  fireEvent.change(link, { target: { value: 'javascript:alert(1)' } });
  fireEvent.blur(link);
  expect(await screen.findByText(/^This will not be a link/)).toBeInTheDocument();
  fireEvent.click(field('Show top pick'));
  expect(screen.queryByLabelText('Top pick text')).toBeNull();
  const html = await copyHtml();
  expect(html).toContain('Kettle &lt;b&gt;&quot;3000&quot;&lt;/b&gt;');
  expect(html).toContain('--cohort-theme: #b02271');
  expect(html).toContain('Feature Key');
  expect(html).not.toMatch(/javascript:|Top Pick/);
  press('Copy CSS');
  await waitFor(() => expect(copied()).toBe('.cohort { color: red }'));
  expect(seen.filter(({ path }) => path === '/auth/moduleLogs').map(({ body }) => body)).toEqual([
    { module: 'Product Box Generator', numberOfOperations: 1 },
  ]);
});

it.each<[string, string, string, string[]]>([
  ['/pros-and-cons-generator', 'Pros & Cons Box 3', 'Right Side', ['Title']],
  ['/top-3-table-generator', 'Top 3 Table 1', 'Right Card', ['Product name', 'Product Rating (0-10)']],
])('on %s edits the parts of a %s each for itself', async (path, variant, part, labels) => {
  await openGenerator({ path });
  await customize(variant);
  const [label = ''] = labels;
  const before = field(label).value;
  fireEvent.click(screen.getByRole('tab', { name: part }));
  labels.forEach((each, index) => fill(each, String(5 + index)));
  const [first] = screen.getByRole('tablist').children;
  fireEvent.click(first as Element);
  expect(field(label)).toHaveValue(before);
  const html = await copyHtml();
  expect(html).toMatch(/>\s*5\s*</);
  expect(html).toContain(before);
});

it('offers no stylesheet before it is there', async () => {
  let arrive: (css: string) => void = () => undefined;
  vi.mocked(stylesheets.loadStylesheet).mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  await openGenerator({ path: '/product-box-generator#edit-product-box-1' });
  await screen.findByText('Done');
  press('Done');
  expect(screen.getByText('Copy HTML')).toBeEnabled();
  expect(screen.getByText('Copy CSS')).toBeDisabled();
  expect(screen.getByText('Copy block')).toBeDisabled();
  await act(async () => arrive(''));
  await waitFor(() => expect(screen.getByText('Copy CSS')).toBeEnabled());
});

it('leaves the text to copy by hand where the browser refuses, and says nothing of a log that fails', async () => {
  copies.mockRejectedValue(new Error('refused'));
  const answers = { 'POST /auth/moduleLogs': () => new Refusal(503, 'Away.') };
  const { seen } = await openGenerator({ path: '/pros-and-cons-generator', answers });
  await customize('Pros & Cons Box 1');
  await copyHtml();
  expect((await screen.findByLabelText<HTMLInputElement>('Text to copy')).value).toContain(
    'cohort-pros-cons-1',
  );
  await waitFor(() => expect(seen.at(-1)?.path).toBe('/auth/moduleLogs'));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('is saved under a name, and leads to the field that the server refuses', async () => {
  let refusal: Refusal | undefined = new Refusal(422, 'Please check the fields', {
    'config.imageHref': 'Links begin with https:// or http://.',
  });
  const answers = {
    'POST /blocks': () => refusal ?? aBlock({ name: 'My toaster' }),
    'PUT /blocks/b1': () => aBlock({ name: 'My toaster' }),
  };
  const { seen } = await openGenerator({ answers });
  await customize('Product Box 1');
  fill('Product name', 'Toaster');
  fill('Image link', 'shop');
  const save = (name: string) => {
    fill('Name *', name);
    const buttons = screen.getAllByText('Save', { selector: 'button' });
    fireEvent.click(buttons.at(-1) as HTMLElement);
  };
  press('Save');
  await screen.findByLabelText('Name *');
  save('');
  expect(await screen.findByText('Enter a name.')).toBeInTheDocument();
  save('My toaster');
  expect(await screen.findByText('Links begin with https:// or http://.')).toBeInTheDocument();
  await waitFor(() => expect(field('Image link')).toHaveFocus());
  expect(field('Image link')).toBeInvalid();
  refusal = undefined;
  fill('Image link', 'https://shop.test/');
  press('Save');
  save('My toaster');
  await state('My toaster · Saved');
  fill('Product name', 'Toaster II');
  await state('My toaster · Unsaved changes');
  press('Save');
  await state('My toaster · Saved');
  expect(seen.at(-2)).toMatchObject({
    method: 'PUT',
    body: { name: 'My toaster', config: { name: 'Toaster II' } },
  });
});

describe('with its clicks counted', () => {
  const SHOP = 'https://shop.example/mug';
  const config = { ...presetOf('product-box-1'), imageHref: '', buttons: [{ ...newButton(), link: SHOP }] };
  const counted = (change: Partial<SavedBlockView> = {}) => aBlock({ config, countClicks: true, ...change });
  const COUNTED = 'http://cohort.example/go/1';

  async function openSaved(links: () => unknown) {
    let kept = counted();
    const opened = await openGenerator({
      path: '/product-box-generator?block=b1',
      answers: {
        'GET /blocks/b1': () => kept,
        'PUT /blocks/b1': () => (kept = { ...kept, updatedAt: '2026-11-21T10:00:00.000Z' }),
        'PUT /blocks/b1/counting': () => (kept = { ...kept, countClicks: !kept.countClicks }),
        'POST /blocks/b1/links': links,
      },
    });
    await screen.findByText('Done');
    return opened;
  }
  const LINKS = { links: { [SHOP]: COUNTED }, reach: 'public', origin: 'http://cohort.example' };

  it('has to be saved first', async () => {
    await openGenerator();
    await customize('Product Box 1');
    has('Count clicks').toBeDisabled();
    has('Count clicks').toHaveAccessibleDescription(/^Save the block first\./);
  });

  it('is not offered for a block without links', async () => {
    await openGenerator({ path: '/pros-and-cons-generator' });
    await customize('Pros & Cons Box 1');
    expect(screen.queryByLabelText('Count clicks')).not.toBeInTheDocument();
  });

  it('saves what was changed as it is copied, and copies the links that count', async () => {
    const { seen } = await openSaved(() => LINKS);
    fill('Product name', 'Mug with clicks');
    expect(await copyHtml()).toContain(`href="${COUNTED}"`);
    expect(copied()).toContain('Mug with clicks');
    expect(copied()).not.toContain(SHOP);
    await state('Mixer · Saved');
    const saved = seen.find(({ method, path }) => method === 'PUT' && path === '/blocks/b1')?.body as Block;
    expect(saved.config).toMatchObject({ name: 'Mug with clicks' });
  });

  it('copies the links as they are once it is switched off', async () => {
    await openSaved(() => LINKS);
    fireEvent.click(field('Count clicks'));
    await waitFor(() => expect(field('Count clicks')).not.toBeChecked());
    expect(await copyHtml()).toContain(`href="${SHOP}"`);
  });

  it('copies nothing where the links cannot be made, and says so', async () => {
    await openSaved(() => new Refusal(503, 'Please try again later'));
    expect(await screen.findByText('Please try again later')).toBeInTheDocument();
    press('Done');
    press('Copy HTML');
    // What the switch said went with the fields: this is the copy's own.
    expect(await screen.findByText('Please try again later')).toBeInTheDocument();
    expect(copies).not.toHaveBeenCalled();
  });
});

import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { customize, field, fill, openGenerator, press } from '../../testing/blockGenerators';
import * as stylesheets from '../../shared/blocks/stylesheets';

const editor = () => screen.queryByText('Customize Product Box 1', { selector: 'h2' });
const question = () => screen.findByRole('dialog', { name: 'Discard your changes?' });
const notice = () => screen.findByText(/“Product Box 1” were not saved/);

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the styles', () => {
  const TOP_3 = ['top-3-table-generator', 'top-3-table-1', 'top-3-table-2'];
  const off = (name: string) => ({
    ...{ id: name, group: 'top-3-table-generator', name, label: '' },
    ...{ enabled: false, updatedAt: null },
  });
  const NONE = 'You have no styles yet';

  it.each<[string, string[], object[], string]>([
    ['may use', ['top-3-table-generator', 'top-3-table-2'], [], 'Customize Top 3 Table 2'],
    ['may use and are switched on', TOP_3, [off('top-3-table-2')], 'Customize Top 3 Table 1'],
  ])('show that one %s', async (_, allowed, features, shown) => {
    await openGenerator({
      path: '/top-3-table-generator',
      allowed,
      answers: { 'GET /features': () => features },
    });
    await screen.findByLabelText(shown);
    expect(screen.getAllByText('Customize')).toHaveLength(1);
  });

  it('are none where all are switched off, and says so', async () => {
    const features = [off('top-3-table-1'), off('top-3-table-2')];
    await openGenerator({
      path: '/top-3-table-generator',
      allowed: TOP_3,
      answers: { 'GET /features': () => features },
    });
    expect(await screen.findByText(NONE)).toBeInTheDocument();
    expect(screen.queryByText('Customize')).toBeNull();
  });

  it('can be opened though a preview cannot be loaded, which is tried again', async () => {
    const load = vi.spyOn(stylesheets, 'loadStylesheet').mockRejectedValue(new Error('No connection'));
    await openGenerator({ allowed: ['product-box-generator', 'product-box-1', 'product-box-2'] });
    const told = () => screen.queryAllByText(/^The preview needs a connection/);
    await waitFor(() => expect(told()).toHaveLength(2));
    expect(screen.getByLabelText('Customize Product Box 2').closest('[data-outline]')).toBeNull();
    load.mockResolvedValue('');
    const [again] = screen.getAllByText('Try again');
    if (again) fireEvent.click(again);
    await waitFor(() => expect(told()).toHaveLength(1));
    expect(screen.getByTitle('Preview of Product Box 1')).toBeInTheDocument();
  });

  it('keep nobody waiting for previews that do not come', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    await openGenerator({ allowed: ['product-box-generator', 'product-box-1', 'product-box-2'] });
    const second = await screen.findByLabelText('Customize Product Box 2');
    expect(screen.getByText('Saved blocks')).toBeVisible();
    expect(second.closest('[data-outline]')).not.toBeNull();
    act(() => void vi.advanceTimersByTime(4_000));
    expect(second.closest('[data-outline]')).toBeNull();
  });
});

describe('the editor', () => {
  it('is left by Back for the styles, and opened again by the way forward', async () => {
    const { go, address } = await openGenerator();
    await customize('Product Box 1');
    expect(address()).toBe('/product-box-generator#edit-product-box-1');
    await go(-1);
    await waitFor(() => expect(editor()).toBeNull());
    expect(address()).toBe('/product-box-generator');
    await go(1);
    await waitFor(() => expect(editor()).toBeInTheDocument());
  });

  it.each([
    ['a link to it', '?open=product-box-1'],
    ['a reload', '#edit-product-box-1'],
  ])('is open after %s', async (_, ending) => {
    const { address } = await openGenerator({ path: `/product-box-generator${ending}` });
    await waitFor(() => expect(editor()).toBeInTheDocument());
    await waitFor(() => expect(address()).toBe('/product-box-generator#edit-product-box-1'));
    fireEvent.click(screen.getByLabelText('Close'));
    await waitFor(() => expect(editor()).toBeNull());
    expect(address()).toBe('/product-box-generator');
  });

  it('asks before a changed block is left or closed, and forgets it then', async () => {
    const { go } = await openGenerator();
    await customize('Product Box 1');
    fill('Description', 'First line\nsecond line');
    const close = async () => void fireEvent.click(screen.getByLabelText('Close'));
    for (const leave of [() => go(-1), close]) {
      await leave();
      await question();
      press('Keep editing');
      await waitFor(() => expect(screen.queryByText('Discard your changes?')).toBeNull());
      expect(field('Description')).toHaveValue('First line\nsecond line');
    }
    expect(screen.getByText('Not saved yet')).toBeInTheDocument();
    fireEvent.keyDown(field('Description'), { key: 'Escape' });
    expect(editor()).toBeInTheDocument();
    await go(-1);
    await question();
    press('Discard changes');
    await waitFor(() => expect(editor()).toBeNull());
    expect(screen.queryByText('Discard')).toBeNull();
    await customize('Product Box 1');
    expect(field('Description')).not.toHaveValue('First line\nsecond line');
    await go(-1);
    await go(-1);
    expect(await screen.findByText('The page before')).toBeInTheDocument();
  });

  it('offers what was changed when the page went without asking, until it is discarded', async () => {
    const { unmount } = await openGenerator();
    await customize('Product Box 1');
    fill('Product name', 'Kettle');
    unmount();
    await openGenerator().then(notice);
    press('Go on');
    await waitFor(() => expect(field('Product name')).toHaveValue('Kettle'));
    expect(screen.getByText('Not saved yet')).toBeInTheDocument();
    fireEvent.click(screen.getByLabelText('Close'));
    await question();
    press('Discard changes');
    await waitFor(() => expect(editor()).toBeNull());
    expect(localStorage.getItem('draft.block.product-box-generator.s1')).toBeNull();
  });

  it('offers it no more once it is discarded', async () => {
    const { unmount } = await openGenerator();
    await customize('Product Box 1');
    fill('Product name', 'Kettle');
    unmount();
    const again = await openGenerator();
    await notice();
    press('Discard');
    expect(screen.queryByText(/were not saved/)).toBeNull();
    again.unmount();
    await openGenerator();
    await screen.findByLabelText('Customize Product Box 1');
    expect(screen.queryByText(/were not saved/)).toBeNull();
  });
});

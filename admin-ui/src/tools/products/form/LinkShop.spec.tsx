import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi } from '../../../testing/answerApi';
import { SHOP_TABLE } from '../../../testing/products';
import { QueryHarness } from '../../../testing/QueryHarness';
import { LinkShop } from './LinkShop';

function show(url: string) {
  answerApi({ 'GET /products/shops': () => SHOP_TABLE });
  const onShops = vi.fn();
  render(<LinkShop url={url} onShops={onShops} />, { wrapper: QueryHarness });
  return onShops;
}

it.each<[string, string, RegExp, string | undefined]>([
  ['https://www.amazon.com/dp/1?th=1', 'Amazon US', /amazon\.com\/dp\/1\?th=1&tag=mine-20/, undefined],
  ['https://garden.example/hose', 'Garden Shop', /hose\?aff=me/, undefined],
  ['https://amazon.de/dp/1', 'Amazon Germany', /No tag yet/, 'Set your tag'],
  ['https://ebay.com/itm/1', 'eBay', /takes no tag/, undefined],
  ['https://www.other.example/x', 'other.example', /None of your shops/, 'Add this shop'],
  ['https://amzn.to/3x', 'amzn.to', /such as a short link/, undefined],
])('tells of %s whose it is and how it will be linked', async (url, shop, sentence, action) => {
  const onShops = show(url);
  expect(await screen.findByText(shop)).toBeInTheDocument();
  expect(screen.getByText(sentence)).toBeInTheDocument();
  if (action === undefined) {
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    return;
  }
  await userEvent.click(screen.getByRole('button', { name: action }));
  expect(onShops).toHaveBeenCalledWith(url);
});

it.each(['', 'https://', 'https://ama', 'amazon.com/dp/1', 'javascript:alert(1)'])(
  'says nothing of %j, which is no whole address yet',
  async (url) => {
    show(url);
    await Promise.resolve();
    expect(screen.queryAllByRole('status')).toHaveLength(1);
  },
);

import type { BlockConfigs, SavedBlockView } from '../../src/contracts/blocks/blocks';
import { presetOf } from '../../src/domain/blocks/blocks';
import { expectStatus, type SignedIn } from '../support/actors';
import { asPublisher, blockToSave, fieldErrors, saveBlock } from '../support/saved-blocks';

let publisher: SignedIn;
beforeAll(async () => {
  publisher = await asPublisher();
});

const PRICE = { amount: '99.99', was: '129.99', currency: 'USD', asOf: '2026-11-26' };
const EXTRAS = { price: PRICE, stars: 'beside', ribbon: 'Best value', badge: 'New', award: 'Test winner' };
const LOOK = { scheme: 'auto', headingLevel: 3, atTop: true, locale: 'de-DE' };

async function saved(config: object, variant: keyof BlockConfigs = 'product-box-1') {
  const { id } = await saveBlock(publisher, { ...blockToSave(variant), config });
  return expectStatus(await publisher.get<SavedBlockView>(`/api/blocks/${id}`), 200).config;
}

it('a product box keeps its price, stars, labels and look', async () => {
  const productId = 'a'.repeat(24);
  const config = { ...presetOf('product-box-1'), ...LOOK, ...EXTRAS, productId };
  expect(await saved(config)).toEqual(config);
});

it('a versus box keeps its scores, winners and disclaimer', async () => {
  const preset = presetOf('versus-box-1');
  const innerData = preset.innerData.map((side) => ({
    ...side,
    ...EXTRAS,
    ratingText: '9.4/10',
    features: side.features.map((feature, i) => ({ ...feature, best: i === 0 })),
  }));
  const config = { ...preset, ...LOOK, innerData, showDisclaimer: true, disclaimerText: 'We may earn.' };
  expect(await saved(config, 'versus-box-1')).toEqual(config);
});

it.each(['product-box-2', 'top-3-table-1', 'versus-box-2', 'pros-cons-4'] as const)(
  'a %s without any of them stays without',
  async (variant) => {
    expect(await saved(presetOf(variant), variant)).toEqual(presetOf(variant));
    const file = expectStatus(await publisher.get<object[]>('/api/blocks'), 200);
    expect(JSON.stringify(file)).not.toContain('scheme');
  },
);

it('what forms send for an empty input is left out', async () => {
  const config = { ...presetOf('product-box-1'), scheme: null, stars: null, price: null, locale: null };
  expect(await saved(config)).toEqual(presetOf('product-box-1'));
});

it.each<[string, unknown, string, string]>([
  ['scheme', 'sepia', 'scheme', 'Choose light, dark, or by the reader’s system.'],
  ['headingLevel', 1, 'headingLevel', 'Choose a heading from 2 to 6.'],
  ['headingLevel', '2', 'headingLevel', 'Choose a heading from 2 to 6.'],
  ['atTop', 'yes', 'atTop', 'This must be on or off.'],
  ['locale', 'klingon!', 'locale', 'Choose a language and region, such as en-US.'],
  ['locale', '', 'locale', 'Choose a language and region, such as en-US.'],
  ['stars', 'above', 'stars', 'Choose stars beside the score or instead of it.'],
  ['productId', '1', 'productId', 'This product is not in your library.'],
  ['ribbon', 'x'.repeat(201), 'ribbon', 'At most 200 characters'],
  ['badge', 7, 'badge', 'Enter text.'],
  ['award', {}, 'award', 'Enter text.'],
  ['price', { ...PRICE, amount: '-1' }, 'price.amount', 'Enter a price in digits, such as 129.99.'],
  ['price', { ...PRICE, was: 'much' }, 'price.was', 'Enter the old price in digits, such as 149.99.'],
  ['price', { ...PRICE, currency: 'XXY' }, 'price.currency', 'Choose a currency, such as USD.'],
  ['price', { ...PRICE, asOf: '2026-02-30' }, 'price.asOf', 'Enter a day such as 2026-11-26.'],
  ['price', 'cheap', 'price', 'This is missing or incomplete.'],
])('a product box with the %s %j is refused', async (name, value, field, message) => {
  const config = { ...presetOf('product-box-1'), [name]: value };
  const answer = await publisher.post('/api/blocks', { ...blockToSave('product-box-1'), config });
  expect(fieldErrors(answer)).toEqual({ [`config.${field}`]: message });
});

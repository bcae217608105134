import {
  ALL_BLOCK_VARIANTS,
  type BlockVariant,
  type SavedBlockView,
} from '../../src/contracts/blocks/blocks';
import { presetOf } from '../../src/domain/blocks/blocks';
import { expectStatus, type SignedIn, unique } from '../support/actors';
import { asPublisher, blockToSave, fieldErrors, saveBlock } from '../support/saved-blocks';

let publisher: SignedIn;
beforeAll(async () => {
  publisher = await asPublisher();
});

const COLOR = 'Enter a color such as #2a2e32.';
const LINK = 'Links begin with https:// or http://.';
const IMAGE = 'Enter the URL of an image; it begins with https:// or http://.';
const INCOMPLETE = 'This is missing or incomplete.';

const PRODUCT = presetOf('product-box-1');
const TABLE = presetOf('top-3-table-1');
const VERSUS = presetOf('versus-box-1');
const PROS = presetOf('pros-cons-1');
const BUTTON = { text: 'Buy', link: 'https://shop.example/', textColor: '#ffffff', bgColor: '#484848' };

const block = (variant: BlockVariant, config: object) => ({ ...blockToSave(variant), config });
const product = (fields: object) => block('product-box-1', { ...PRODUCT, ...fields });
const productIn = async (fields: object) => {
  const { config } = await saveBlock(publisher, product(fields));
  return config;
};
const tableWith = (card: object) =>
  block('top-3-table-1', {
    ...TABLE,
    innerData: TABLE.innerData.map((one, i) => (i === 1 ? { ...one, ...card } : one)),
  });
const prosWith = (list: unknown) =>
  block('pros-cons-1', { innerData: PROS.innerData.map((side, i) => (i === 0 ? { ...side, list } : side)) });

it.each(ALL_BLOCK_VARIANTS)('keeps a %s as it is', async (variant) => {
  const saved = blockToSave(variant);
  const { id } = await saveBlock(publisher, saved);
  const kept = expectStatus(await publisher.get<SavedBlockView>(`/api/blocks/${id}`), 200);
  expect(kept).toMatchObject(saved);
  expect(kept.config).toEqual(saved.config);
});

it('takes a name once per kind of block, in whatever case', async () => {
  const saved = blockToSave('product-box-1', unique('Name'));
  const { id } = await saveBlock(publisher, saved);
  const other = await saveBlock(publisher);
  const same = { ...saved, name: ` ${saved.name.toUpperCase()} ` };
  const taken = { name: 'You have a block with this name already.' };
  expect(fieldErrors(await publisher.post('/api/blocks', same))).toEqual(taken);
  expect(fieldErrors(await publisher.put(`/api/blocks/${other.id}`, same))).toEqual(taken);
  expect(fieldErrors(await publisher.patch(`/api/blocks/${other.id}`, same))).toEqual(taken);
  await saveBlock(publisher, { ...blockToSave('product-box-2'), name: saved.name });
  await saveBlock(await asPublisher(), saved);
  expectStatus(await publisher.patch(`/api/blocks/${id}`, same), 200);
});

it.each<[string, object, Record<string, unknown>]>([
  ['a name of white space', { ...blockToSave(), name: ' \t ' }, { name: 'Enter a name.' }],
  ['a name that does not show', { ...blockToSave(), name: '\u200B\u2060' }, { name: 'Enter a name.' }],
  ['a name that is no text', { ...blockToSave(), name: { $ne: '' } }, { name: 'Enter a name.' }],
  ['a long name', { ...blockToSave(), name: 'n'.repeat(201) }, { name: 'At most 200 characters' }],
  [
    'an unknown kind',
    { ...blockToSave(), variant: 'toString' },
    { variant: 'This kind of block does not exist.', config: expect.any(String) },
  ],
  ['no config', { ...blockToSave(), config: undefined }, { config: INCOMPLETE }],
  ['a config that is a list', { ...blockToSave(), config: [PRODUCT] }, { config: INCOMPLETE }],
  ['the config of another kind', block('pros-cons-1', PRODUCT), { 'config.innerData': INCOMPLETE }],
  ['a color that is none', product({ themeColor: 'red;}' }), { 'config.themeColor': COLOR }],
  ['a color with transparency', product({ themeColor: '#2a2e3280' }), { 'config.themeColor': COLOR }],
  ['a script as link', product({ imageHref: 'javascript:alert(1)' }), { 'config.imageHref': LINK }],
  ['a page as image', product({ image: 'data:text/html,<b>' }), { 'config.image': IMAGE }],
  ['a path as image', product({ image: '/picture.png' }), { 'config.image': IMAGE }],
  [
    'a long address of an image',
    product({ image: `https://shop.example/${'x'.repeat(2048)}` }),
    { 'config.image': 'At most 2048 characters' },
  ],
  [
    'a large picture',
    product({ image: `data:image/png;base64,${'A'.repeat(65_536)}` }),
    { 'config.image': 'At most 65536 characters' },
  ],
  [
    'a long link',
    product({ imageHref: `https://shop.example/${'x'.repeat(2048)}` }),
    { 'config.imageHref': 'At most 2048 characters' },
  ],
  ['a long text', product({ name: 'x'.repeat(201) }), { 'config.name': 'At most 200 characters' }],
  [
    'a long description',
    product({ description: 'x'.repeat(2001) }),
    { 'config.description': 'At most 2000 characters' },
  ],
  ['a text that is none', product({ name: { $gt: '' } }), { 'config.name': 'Enter text.' }],
  ['a missing text', product({ specialText: undefined }), { 'config.specialText': 'Enter text.' }],
  ['a switch as text', product({ showScore: 'true' }), { 'config.showScore': 'This must be on or off.' }],
  [
    'too many features',
    product({ multiList: Array.from({ length: 31 }, () => ({ key: 'a', value: 'b' })) }),
    { 'config.multiList': 'At most 30 entries.' },
  ],
  ['features that are no list', product({ multiList: { 0: 'a' } }), { 'config.multiList': INCOMPLETE }],
  ['a feature that is none', product({ multiList: [null] }), { 'config.multiList.0': INCOMPLETE }],
  [
    'a list among features',
    product({ multiList: [[{ key: 'a', value: 'b' }]] }),
    { 'config.multiList.0': INCOMPLETE },
  ],
  [
    'a half-typed link of a button, where it stands',
    tableWith({ buttons: [BUTTON, { ...BUTTON, link: 'https://' }] }),
    { 'config.innerData.1.buttons.1.link': LINK },
  ],
  [
    'a button without a color',
    product({ buttons: [{ ...BUTTON, bgColor: '' }] }),
    { 'config.buttons.0.bgColor': COLOR },
  ],
  [
    'two cards of three',
    block('top-3-table-2', { ...TABLE, innerData: TABLE.innerData.slice(1) }),
    { 'config.innerData': INCOMPLETE },
  ],
  [
    'three sides of two',
    block('versus-box-2', { ...VERSUS, innerData: [...VERSUS.innerData, VERSUS.innerData[0]] }),
    { 'config.innerData': INCOMPLETE },
  ],
  [
    'one side of two',
    block('pros-cons-4', { innerData: PROS.innerData.slice(1) }),
    { 'config.innerData': INCOMPLETE },
  ],
  ['a statement that is none', prosWith(['a', 1]), { 'config.innerData.0.list': 'Enter text.' }],
  [
    'too many statements',
    prosWith(Array.from({ length: 31 }, () => 'a')),
    { 'config.innerData.0.list': 'At most 30 entries.' },
  ],
])('refuses %s', async (_, refused, errors) => {
  expect(fieldErrors(await publisher.post('/api/blocks', refused))).toEqual(errors);
});

it('drops what a block has no place for', async () => {
  const buttons = [{ ...BUTTON, onclick: 'alert(1)' }];
  expect(await productIn({ $where: 'sleep(1)', 'a.b': 1, buttons })).toEqual({
    ...PRODUCT,
    buttons: [BUTTON],
  });
});

it('keeps addresses and colors in their plain form', async () => {
  const given = { themeColor: ' #AbC ', imageHref: ' https://shop.example/a ', image: ' ' };
  const kept = { themeColor: '#AAbbCC', imageHref: 'https://shop.example/a', image: '' };
  expect(await productIn(given)).toEqual({ ...PRODUCT, ...kept });
});

it('changes name and config, but not the kind', async () => {
  const { id, name } = await saveBlock(publisher);
  const config = { ...PRODUCT, name: 'Other product' };
  const change = { ...blockToSave(), name: `${name} 2`, config };
  const changed = await publisher.put<SavedBlockView>(`/api/blocks/${id}`, change);
  expect(expectStatus(changed, 200)).toMatchObject({ id, name: `${name} 2`, config });
  const other = await publisher.put(`/api/blocks/${id}`, blockToSave('product-box-2'));
  expect(fieldErrors(other)).toEqual({
    variant: 'A saved block keeps its kind. Save this one under a new name.',
  });
});

import { ALL_BLOCK_VARIANTS, type BlockFile, type SavedBlockView } from '../../src/contracts/blocks/blocks';
import type { ErrorBody } from '../../src/contracts/error-codes';
import { presetOf } from '../../src/domain/blocks/blocks';
import { expectStatus, type SignedIn, unique } from '../support/actors';
import { asPublisher, blockFile, blockToSave, fieldErrors, saveBlock } from '../support/saved-blocks';

const IMPORT = '/api/blocks/import';
const NO_FILE = 'This is not a block file. Export a block and select that file.';

let publisher: SignedIn;
beforeAll(async () => {
  publisher = await asPublisher();
});

const exported = (id: string) => publisher.get<BlockFile>(`/api/blocks/${id}/export`);
const imported = async (file: object, who = publisher) =>
  expectStatus(await who.post<SavedBlockView>(IMPORT, file), 201);
/** A file as its text, which holds what no object of ours would. */
const importText = (body: string) =>
  publisher.post<ErrorBody>(IMPORT, undefined, { body, headers: { 'content-type': 'application/json' } });

it.each(ALL_BLOCK_VARIANTS)('a %s goes out as a file and comes in again as it was', async (variant) => {
  const block = blockToSave(variant);
  const { id } = await saveBlock(publisher, block);
  const { body } = await exported(id);
  expect(body).toEqual({ format: 'cohort-block', version: 1, ...block });
  expect(await imported(body, await asPublisher())).toMatchObject(block);
});

it('the file is named after the block, whatever its letters', async () => {
  const name = `${unique('Füße')} "50 %" 🧦.`;
  const { id } = await saveBlock(publisher, blockToSave('pros-cons-1', name));
  const { headers } = await exported(id);
  expect(headers.get('content-disposition')).toMatch(/^attachment; /);
  expect(headers.get('content-disposition')).toContain(
    `filename*=UTF-8''${encodeURIComponent(`${name.replaceAll('"', '_')}.json`)}`,
  );
  expect(headers.get('content-type')).toMatch(/^application\/json/);
});

it('a name that is taken gets the next free number', async () => {
  const file = blockFile('versus-box-1');
  const names = [];
  for (let i = 0; i < 3; i++) names.push((await imported(file)).name);
  expect(names).toEqual([file.name, `${file.name} (2)`, `${file.name} (3)`]);
});

it('files that come at once get a name each', async () => {
  const file = blockFile('versus-box-2');
  const saved = await Promise.all(Array.from({ length: 5 }, () => imported(file)));
  expect(new Set(saved.map(({ name }) => name)).size).toBe(5);
});

it('a name as long as may be is kept, and cut only for its number', async () => {
  const file = blockFile('pros-cons-2', `${unique('n')}${'🧦'.repeat(80)}`.padEnd(200, 'x'));
  expect((await imported(file)).name).toBe(file.name);
  const { name } = await imported(file);
  expect(name).toMatch(/x \(2\)$/);
  expect(name).toHaveLength(200);
});

it.each<[string, object, Record<string, string>]>([
  ['nothing', {}, { format: NO_FILE }],
  ['a list', [blockFile()], { format: NO_FILE }],
  ['another format', { ...blockFile(), format: 'cohort-plan', name: '' }, { format: NO_FILE }],
  ['no version', { ...blockFile(), version: undefined, name: '' }, { version: NO_FILE }],
  [
    'a later version',
    { ...blockFile(), version: 2, config: {} },
    { version: 'This block file was made by a newer version of Cohort.' },
  ],
  ['no name', { ...blockFile(), name: '' }, { name: 'Enter a name.' }],
  [
    'a kind of the prototype',
    { ...blockFile(), variant: 'constructor' },
    { variant: 'This kind of block does not exist.', config: expect.any(String) as string },
  ],
  ['no config', { ...blockFile(), config: 'x' }, { config: 'This is missing or incomplete.' }],
  [
    'a script behind the picture',
    { ...blockFile(), config: { ...presetOf('product-box-1'), imageHref: 'java\tscript:alert(1)' } },
    { 'config.imageHref': 'Links begin with https:// or http://.' },
  ],
])('refuses a file with %s', async (_, file, errors) => {
  expect(fieldErrors(await publisher.post(IMPORT, file))).toEqual(errors);
});

const TEXT = JSON.stringify(blockFile());
it.each<[string, string, number]>([
  ['is cut off', TEXT.slice(0, -1), 400],
  ['is a bare null', 'null', 422],
  ['reaches for the prototype', TEXT.replace('"config":{', '"config":{"__proto__":{"isAdmin":true},'), 400],
  ['is nested without end', TEXT.replace('{', `{"deep":${'['.repeat(50_000)}${']'.repeat(50_000)},`), 400],
  ['is larger than any block', TEXT.replace('{', `{"pad":"${'x'.repeat(1_100_000)}",`), 413],
])('refuses a file that %s', async (_, text, status) => {
  expect((await importText(text)).status).toBe(status);
});

it('takes a name with control characters as the line that it looks like', async () => {
  const name = unique('Box');
  expect((await imported(blockFile('product-box-2', `${name}\u0000\r\nA`))).name).toBe(`${name} A`);
});

import type { BlockFile, SavedBlockView } from '@contracts/blocks/blocks';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Refusal } from '../../../testing/answerApi';
import { aBlock, fill, openGenerator, press } from '../../../testing/blockGenerators';

const TAKEN = 'You have a block with this name already.';
let blocks: SavedBlockView[];
let imported: () => unknown;

beforeEach(() => {
  blocks = [aBlock(), aBlock({ id: 'b2', name: 'Second' })];
  imported = () => blocks.push(aBlock({ id: 'b3', name: 'Imported' }));
});

async function show() {
  const { seen } = await openGenerator({
    answers: {
      'GET /blocks': (url) => {
        const { q = '' } = JSON.parse(url.searchParams.get('filter') ?? '{}') as { q?: string };
        return blocks.filter(({ name }) => name.includes(q));
      },
      'GET /blocks/b1': () => blocks[0],
      'GET /blocks/b2': () => blocks[1],
      'PATCH /blocks/b2': () => new Refusal(422, 'Please check the fields', { name: TAKEN }),
      'PATCH /blocks/b1': () => (blocks[0] = aBlock({ name: 'Whisk' })),
      'POST /blocks/b1/duplicate': () => blocks.push(aBlock({ id: 'b3', name: 'Mixer (copy)' })),
      'DELETE /blocks/b2': () => blocks.pop(),
      'POST /blocks/import': () => imported(),
    },
  });
  await screen.findByText('Second');
  return seen;
}

async function choose(block: string, action: string): Promise<void> {
  fireEvent.click(screen.getByLabelText(`More for ${block}`));
  fireEvent.click(await screen.findByText(action, { selector: '[role="menuitem"]' }));
}

function importFile(name: string, text: string): void {
  const file = new File([text], name, { type: 'application/json' });
  // jsdom's has none.
  Object.assign(file, { text: async () => text });
  fireEvent.change(screen.getByLabelText('Block file'), { target: { files: [file] } });
}

it('opens one with what it holds', async () => {
  blocks = [
    aBlock({ config: { ...aBlock().config, name: 'Toaster' } as never }),
    aBlock({ id: 'b2', name: 'Second' }),
  ];
  await show();
  fireEvent.click(screen.getByLabelText('Open Mixer'));
  expect(await screen.findByLabelText('Product name')).toHaveValue('Toaster');
  expect(screen.getByRole('dialog', { name: /^Customize/ })).toHaveAccessibleDescription('Mixer · Saved');
});

it('duplicates one', async () => {
  await show();
  await choose('Mixer', 'Duplicate');
  expect(await screen.findByText('Mixer (copy)')).toBeInTheDocument();
});

it('renames one, but not to a name that is taken', async () => {
  await show();
  await choose('Second', 'Rename');
  await screen.findByLabelText('Name *');
  fill('Name *', 'mixer');
  press('Rename');
  expect(await screen.findByText(TAKEN)).toBeInTheDocument();
  press('Cancel');
  await choose('Mixer', 'Rename');
  fill('Name *', 'Whisk');
  press('Rename');
  expect(await screen.findByLabelText('Open Whisk')).toBeInTheDocument();
});

it('deletes one once that is confirmed', async () => {
  await show();
  await choose('Second', 'Delete');
  await screen.findByText('Delete Second?');
  press('Delete');
  await waitFor(() => expect(screen.queryByText('Second')).toBeNull());
});

it('says that no name is like what is sought', async () => {
  await show();
  fill('Search saved blocks', 'nothing like it');
  expect(await screen.findByText('No saved block has this name')).toBeInTheDocument();
});

it('imports a file, and shows its block', async () => {
  const seen = await show();
  const file: Pick<BlockFile, 'format' | 'version' | 'name'> = {
    format: 'cohort-block',
    version: 1,
    name: 'Imported',
  };
  importFile('mine.json', JSON.stringify(file));
  expect(await screen.findByText('Imported')).toBeInTheDocument();
  expect(seen.find(({ path }) => path === '/blocks/import')?.body).toEqual(file);
});

it.each<[string, string, RegExp]>([
  ['is no JSON', 'no', /It is damaged, or not a JSON file/],
  [
    'is refused',
    '{"variant":"product-box-1"}',
    /“mine\.json” was not imported\.\s*Button 1, Button link: Links begin/,
  ],
])('says why a file that %s is not imported', async (_, text, told) => {
  const errors = { 'config.buttons.0.link': 'Links begin with https:// or http://.' };
  imported = () => new Refusal(422, 'Please check the fields', errors);
  await show();
  importFile('mine.json', text);
  expect((await screen.findByText(/was not imported/)).textContent).toMatch(told);
});

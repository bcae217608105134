import { ApiError } from '../../../providers/apiClient';
import { importProblem } from './importProblem';

const refusal = (errors: Record<string, string>) =>
  new ApiError(422, 'Please check the fields', 'VALIDATION_FAILED', errors);
const told = (variant: string, errors: Record<string, string>) =>
  importProblem({ name: 'mine.json', variant }, refusal(errors)).split('\n');

it.each([
  ['product-box-1', 'config.themeColor', 'Theme color'],
  ['product-box-2', 'config.multiList.2.key', 'Feature 3, Feature'],
  ['product-box-2', 'config.name', 'Product name'],
  ['top-3-table-1', 'config.innerData.1.ratingText', 'Center Card, Product Rating (0-10)'],
  ['top-3-table-2', 'config.innerData', 'Cards'],
  ['versus-box-1', 'config.innerData.1.buttons.0.link', 'Right Side, Button 1, Button link'],
  ['versus-box-2', 'config.innerData.0.name', 'Left Side, Top title'],
  ['pros-cons-3', 'config.innerData.0.list.4', 'Left Side, Item 5'],
  ['pros-cons-3', 'config.innerData.1.title', 'Right Side, Title'],
  ['pros-cons-4', 'config', 'The block'],
  ['pros-cons-4', 'name', 'Name of the block'],
])('of a %s, %s is called %s', (variant, field, place) => {
  expect(told(variant, { [field]: 'Enter text.' })).toEqual([
    '“mine.json” was not imported.',
    `${place}: Enter text.`,
  ]);
});

it('tells three problems and how many are left', () => {
  const fields = ['name', 'description', 'image', 'imageAlt', 'imageHref'];
  const errors = Object.fromEntries(fields.map((field) => [`config.${field}`, 'Enter text.']));
  expect(told('product-box-1', errors)).toEqual([
    '“mine.json” was not imported.',
    'Product name: Enter text.',
    'Description: Enter text.',
    'Image URL: Enter text.',
    'And 2 more problems.',
  ]);
});

it('tells of an unknown kind that alone, and a failure as it is', () => {
  const errors = { config: 'This is missing or incomplete.', variant: 'This kind of block does not exist.' };
  expect(told('hero', errors)).toEqual([
    '“mine.json” was not imported.',
    'This kind of block does not exist.',
  ]);
  expect(importProblem({ name: 'mine.json' }, new Error('No connection'))).toBe(
    '“mine.json” was not imported.\nNo connection',
  );
});

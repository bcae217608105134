import type { BuiltChunk } from './builtChunk.mts';
import { count, countInBoth } from './loadSet.mts';
import { neededBy } from './neededBy.mts';

function chunk(file: string, imports: string[] = [], dynamicImports: string[] = []): BuiltChunk {
  const isDynamicEntry = /^[A-Z]/.test(file);
  return { file, name: file, bytes: 1000, modules: [file], imports, dynamicImports, isDynamicEntry };
}

const CHUNKS = [
  chunk('main', ['react'], ['Frame', 'List', 'Login', 'Tool', 'Result']),
  chunk('react'),
  chunk('Frame', ['menu', 'react']),
  chunk('menu'),
  chunk('Login', ['form']),
  chunk('form'),
  chunk('List', ['table'], ['Dialog', 'Picker']),
  chunk('table'),
  chunk('Dialog', ['form']),
  chunk('Tool', [], ['Picker', 'Result']),
  chunk('Result', ['rows']),
  chunk('rows'),
  chunk('Picker', ['days']),
  chunk('days'),
];
const { needed, pages } = neededBy(CHUNKS, {
  entry: 'main',
  frame: 'Frame',
  unframed: ['Login'],
  addressed: [],
});

function loadsOf(file: string): number {
  const set = needed.get(file);
  return set ? count(set) : 0;
}

function loadsOfBoth(one: string, other: string): number {
  const [a, b] = [needed.get(one), needed.get(other)];
  return a && b ? countInBoth(a, b) : 0;
}

it('names each page once', () => {
  // Frame, List, Login, Tool.
  expect(pages).toHaveLength(4);
});

it('leaves out what the entry needs', () => {
  expect(needed.has('main')).toBe(false);
  expect(needed.has('react')).toBe(false);
});

it('counts a page six times, and what opens from one once', () => {
  expect(loadsOf('Login')).toBe(6);
  // Dialog has it as well.
  expect(loadsOf('List')).toBe(6 + 1);
  expect(loadsOf('Dialog')).toBe(1);
});

it('has the frame with every page but those that show without it', () => {
  // Frame, List, Tool, each six times, and Dialog and Picker.
  expect(loadsOf('menu')).toBe(3 * 6 + 2);
  expect(loadsOfBoth('menu', 'Login')).toBe(0);
});

it('has the body of a page with the page', () => {
  expect(loadsOf('rows')).toBe(6);
  expect(loadsOfBoth('Tool', 'rows')).toBe(6);
});

it('has with what opens from a page all of the page', () => {
  expect(loadsOfBoth('Dialog', 'table')).toBe(1);
  expect(loadsOf('form')).toBe(6 + 1);
});

it('has with what opens from several pages only what each of them has', () => {
  expect(loadsOf('days')).toBe(1);
  expect(loadsOfBoth('days', 'menu')).toBe(1);
  expect(loadsOfBoth('days', 'table')).toBe(0);
});

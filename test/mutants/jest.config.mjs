import { dirname } from 'node:path';
import config from '../../jest.config.mjs';
import { FOLDER, PROVEN } from './proven.mjs';

const [unit] = config.projects;
const judges = PROVEN[FOLDER];
const isSpec = (path) => path.endsWith('.spec.ts');

export default {
  ...unit,
  rootDir: '../..',
  roots: judges.map((path) => `<rootDir>/${isSpec(path) ? dirname(path) : path}`),
  testMatch: judges.map((path) => `<rootDir>/${isSpec(path) ? path : `${path}/**/*.spec.ts`}`),
  testSequencer: '<rootDir>/test/mutants/covering-specs.mjs',
  testTimeout: 30_000,
};

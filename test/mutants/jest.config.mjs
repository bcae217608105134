import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import config from '../../jest.config.mjs';
import { FOLDER, PROVEN } from './proven.mjs';

const [unit] = config.projects;
const judges = PROVEN[FOLDER];
const isSpec = (path) => path.endsWith('.spec.ts');
const here = (file) => fileURLToPath(new URL(file, import.meta.url));

export default {
  ...unit,
  rootDir: '../..',
  roots: judges.map((path) => `<rootDir>/${isSpec(path) ? dirname(path) : path}`),
  testMatch: judges.map((path) => `<rootDir>/${isSpec(path) ? path : `${path}/**/*.spec.ts`}`),
  testEnvironment: here('first-failure.cjs'),
  runner: here('spec-runner.mjs'),
  testSequencer: here('covering-specs.mjs'),
  testTimeout: 30_000,
};

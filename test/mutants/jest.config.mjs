import { dirname } from 'node:path';
import config from '../../jest.config.mjs';
import { FOLDER, PROVEN } from './proven.mjs';

const [unit] = config.projects;
const judges = PROVEN[FOLDER];
const isSpec = (path) => path.endsWith('.spec.ts');
const roots = judges.map((path) => `<rootDir>/${isSpec(path) ? dirname(path) : path}`);
const testMatch = judges.map((path) => `<rootDir>/${isSpec(path) ? path : `${path}/**/*.spec.ts`}`);

export default { ...unit, rootDir: '../..', roots, testMatch, testTimeout: 30_000 };

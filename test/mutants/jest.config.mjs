import config from '../../jest.config.mjs';
import { PROVEN } from './stryker.config.mjs';

const [unit] = config.projects;

/** The specs beside the code that is changed: they alone judge it, and few files are loaded for each change. */
export default {
  ...unit,
  rootDir: '../..',
  roots: PROVEN.map((folder) => `<rootDir>/${folder}`),
  testTimeout: 30_000,
};
